import type { IncomingMessage } from 'node:http'

/**
 * Reads a body that does not say its length, and keeps it where the adapter of the API looks for it.
 * @returns false when it is too large; the rest of it is unread then
 */
export async function readChunkedBody(incoming: IncomingMessage, maxBytes: number): Promise<boolean> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length
    if (size > maxBytes) return false
    chunks.push(chunk as Buffer)
  }
  setBody(incoming, Buffer.concat(chunks))
  return true
}

/** The API sees an empty body; Node drops what arrives. */
export function skipBody(incoming: IncomingMessage): void {
  setBody(incoming, Buffer.alloc(0))
}

/** Where @hono/node-server takes the body from. */
function setBody(incoming: IncomingMessage, rawBody: Buffer): void {
  Object.assign(incoming, { rawBody })
}
