import type { IncomingMessage } from 'node:http'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Detects DNS rebinding: a page whose own name resolves to this machine would have the same origin. Only the
 * name can be rebound, not the port.
 */
export function createHostCheck(listening: string, allowed: readonly string[]): (req: IncomingMessage) => boolean {
  const names = new Set([...LOOPBACK, urlHost(listening), ...allowed.map((name) => name.toLowerCase())])
  return (req) => {
    const name = hostNameOf(req)
    // A wildcard address is reached by each local address, which cannot be rebound.
    return name !== undefined && (names.has(name) || name === urlHost(req.socket.localAddress ?? ''))
  }
}

function hostNameOf({ headers: { host } }: IncomingMessage): string | undefined {
  // A URL parser also accepts `evil.test@localhost`.
  if (host === undefined || !/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host)) return undefined
  return host.replace(/:\d+$/, '').toLowerCase()
}

export function urlHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? `[${plain}]` : plain.toLowerCase()
}
