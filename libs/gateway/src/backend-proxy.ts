import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import { type Exchange, sendJsonError } from './http-reply'

/** Forwards requests and web sockets to the backend. The caller has checked the path (`parseRequestTarget`). */
export function createBackendProxy(backendUrl: string, log: (line: string) => void) {
  // No keep-alive agent: a pooled socket that the backend closes at the wrong moment would fail a POST that cannot
  // be repeated, and a new connection on one machine costs a fraction of a millisecond.
  const proxy = createProxyServer({ target: new URL(backendUrl), changeOrigin: false })

  // The proxy repeats the browser's socket errors as its own event, beside the callbacks below. Without a listener one
  // tab that is closed at the wrong moment (ECONNRESET) would end the whole process.
  proxy.on('error', (error) => log(`gateway: client connection: ${describe(error)}`))

  // The proxy pipes the answer on, and a pipe does not hand over a broken end: the browser would wait for ever.
  proxy.on('proxyRes', (proxyRes, _req, res) => {
    proxyRes.once('close', () => {
      if (!proxyRes.complete) res.destroy()
    })
  })

  // A client that leaves before the backend has answered would otherwise leave the backend's socket behind.
  proxy.on('proxyReqWs', (proxyReq, _req, socket) => {
    const abandon = () => proxyReq.destroy()
    socket.once('close', abandon)
    proxyReq.once('upgrade', () => socket.off('close', abandon))
  })

  return {
    /** Answers 502 when the backend cannot be reached; cuts the answer short when it dies half-way. */
    web({ req, res }: Exchange): void {
      setForwardedHeaders(req, 'http')
      proxy.web(req, res, {}, (error) => {
        log(`gateway: ${req.method} ${pathOf(req)}: ${describe(error)}`)
        if (res.headersSent) res.destroy()
        else sendJsonError(res, 502, { code: 'gateway', message: 'backend unavailable' })
      })
    },
    /** Joins the client's socket to the backend's; each end closes with the other. */
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
      setForwardedHeaders(req, 'ws')
      const written = bytesWritten(socket)
      proxy.ws(req, socket as Socket, head, {}, (error) => {
        log(`gateway: web socket ${pathOf(req)}: ${describe(error)}`)
        // After the upgrade the bytes are frames: an HTTP answer among them would be garbage.
        if (bytesWritten(socket) === written) refuseUpgrade(socket, '502 Bad Gateway')
      })
    },
    close(): void {
      proxy.close()
    },
  }
}

/** Answers an upgrade request that goes nowhere and closes its socket. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  if (!socket.destroyed) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The backend limits sign-in attempts by address, so what the client claims about itself must not count. */
function setForwardedHeaders(req: IncomingMessage, protocol: 'http' | 'ws'): void {
  for (const name of Object.keys(req.headers)) {
    if (name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-')) delete req.headers[name]
  }
  req.headers['x-forwarded-for'] = req.socket.remoteAddress ?? ''
  req.headers['x-forwarded-host'] = req.headers.host ?? ''
  req.headers['x-forwarded-proto'] = protocol
}

/** Without the query, which holds keys and customer data. */
function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').split('?', 1)[0] ?? ''
}

function bytesWritten(socket: Duplex): number {
  return socket instanceof Socket ? socket.bytesWritten : 0
}

function describe(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? error.message
}
