import type { IncomingMessage } from 'node:http'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Detects DNS rebinding: a page whose own name resolves to this machine would have the same origin. Only the
 * name can be rebound, not the port.
 */
export function createHostCheck(allowed: readonly string[]): (req: IncomingMessage) => boolean {
  const names = new Set([...LOOPBACK, ...allowed.map((name) => name.toLowerCase())])
  return (req) => names.has(hostNameOf(req) ?? '')
}

function hostNameOf({ headers: { host } }: IncomingMessage): string | undefined {
  // A URL parser also accepts `evil.test@localhost`.
  if (host === undefined || !/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host)) return undefined
  return host.replace(/:\d+$/, '').toLowerCase()
}
