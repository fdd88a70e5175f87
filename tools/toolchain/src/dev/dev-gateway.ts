import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { createBackendProxy, createHostCheck } from '@loja/gateway'
import { devPath } from './dev-path'

interface DevGatewayOptions {
  port: number
  productUrl: string
  shellUrl: string
  remoteUrls: Record<string, string>
  registry: () => Promise<string>
  allowedHosts: readonly string[]
  log: (line: string) => void
}

type Place = 'registry' | 'product' | 'shell' | (string & {})

export function placeOf(rawUrl: string, developed: string[]): Place {
  const path = rawUrl.split('?', 1)[0] ?? ''
  if (path === '/remotes.json') return 'registry'
  const remote = developed.find((name) => path.startsWith(devPath(name)))
  if (remote !== undefined) return remote
  const ofProduct = path === '/config.json' || /^\/(r|auth\/v1|rest\/v1|realtime\/v1)(\/|$)/.test(path)
  return ofProduct ? 'product' : 'shell'
}

/** The product's Content-Security-Policy is left out. */
export async function startDevGateway(options: DevGatewayOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { port, productUrl, shellUrl, remoteUrls, registry, allowedHosts, log } = options
  const upstreams = new Map(
    Object.entries({ product: productUrl, shell: shellUrl, ...remoteUrls }).map(([place, url]) => [
      place,
      createBackendProxy({ backendUrl: url, log: (line) => log(line.replace('gateway:', `${place}:`)) }),
    ]),
  )
  const developed = Object.keys(remoteUrls)
  const isForUs = createHostCheck(allowedHosts)

  const server = createServer((req, res) => {
    if (!isForUs(req)) return res.writeHead(421).end()
    const place = placeOf(req.url ?? '', developed)
    if (place !== 'registry') return upstreams.get(place)?.web({ req, res })
    registry().then(
      (text) => res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(text),
      (error: Error) => {
        log(`remotes.json: ${error.message}`)
        res.writeHead(500).end()
      },
    )
  })
  const sockets = new Set<Duplex>()
  server.on('upgrade', (req, socket, head) => {
    // Without a listener, a tab that is closed at the wrong moment would end the process.
    socket.on('error', () => socket.destroy())
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (!isForUs(req)) return socket.destroy()
    upstreams.get(placeOf(req.url ?? '', developed))?.upgrade(req, socket, head)
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      await closed
      for (const proxy of upstreams.values()) proxy.close()
    },
  }
}
