import type { IncomingMessage } from 'node:http'

/** The last forwarded address is the one our gateway saw; nobody else's requests get here (`gatewaySecret`). */
export function clientAddress(incoming: IncomingMessage): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return forwarded || (incoming.socket.remoteAddress ?? '')
}
