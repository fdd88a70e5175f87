import type { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from './refusal'

/**
 * Reads a body that does not say its length, and keeps it where the adapter of the API looks for it.
 * @returns false when it is too large; the rest of it is unread then
 */
export async function readChunkedBody(incoming: IncomingMessage): Promise<boolean> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length
    if (size > MAX_BODY_BYTES) return false
    chunks.push(chunk as Buffer)
  }
  // @hono/node-server takes the body from here.
  Object.assign(incoming, { rawBody: Buffer.concat(chunks) })
  return true
}
