import type { IncomingMessage } from 'node:http'

export async function readChunkedBody(incoming: IncomingMessage, maxBytes: number): Promise<boolean> {
  const body = await readBody(incoming, maxBytes)
  if (body) setBody(incoming, body)
  return body !== undefined
}

export async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length
    if (size > maxBytes) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

export function skipBody(incoming: IncomingMessage): void {
  setBody(incoming, Buffer.alloc(0))
}

/** @hono/node-server reads it from here. */
function setBody(incoming: IncomingMessage, rawBody: Buffer): void {
  Object.assign(incoming, { rawBody })
}
