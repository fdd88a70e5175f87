import type { IncomingMessage } from 'node:http'

/** Names that mean this machine wherever they are asked. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Tells requests for this gateway from those of a page whose own name was pointed at this machine (DNS rebinding): such a
 * page would be of the same origin as the answer. Ports do not matter, because a name is what is pointed.
 * @param listening address that the gateway listens on
 * @param allowed further names, as in `admin.example.com`
 */
export function createHostCheck(listening: string, allowed: readonly string[]): (req: IncomingMessage) => boolean {
  const names = new Set([...LOOPBACK, urlHost(listening), ...allowed.map((name) => name.toLowerCase())])
  return (req) => {
    const name = hostNameOf(req)
    // Whoever listens on all addresses is reached by each of them; an address cannot be pointed elsewhere.
    return name !== undefined && (names.has(name) || name === urlHost(req.socket.localAddress ?? ''))
  }
}

function hostNameOf({ headers: { host } }: IncomingMessage): string | undefined {
  // Only what is a host and a port: `evil.test@localhost` is a host to a URL parser as well.
  if (host === undefined || !/^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(host)) return undefined
  return host.replace(/:\d+$/, '').toLowerCase()
}

/** An address as it stands in a URL. */
export function urlHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? `[${plain}]` : plain.toLowerCase()
}
