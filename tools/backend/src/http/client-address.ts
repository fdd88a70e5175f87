import type { IncomingMessage } from 'node:http'

/** The gateway appends the last address; `gatewaySecret` excludes other senders. */
export function clientAddress(incoming: IncomingMessage): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return forwarded || (incoming.socket.remoteAddress ?? '')
}
