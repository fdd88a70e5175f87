import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type Duplex, finished } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import { type Exchange, sendJsonError } from './http-reply'

/** An answer may repeat the address of the request, which may be 64 KB. */
const MAX_ANSWER_HEAD = 131_072

const LINGER_MS = 5_000

export interface BackendProxyOptions {
  backendUrl: string
  headers?: Record<string, string>
  editAnswer?: (headers: IncomingHttpHeaders) => void
  log: (line: string) => void
}

export function createBackendProxy({ backendUrl, headers = {}, editAnswer, log }: BackendProxyOptions) {
  // No keep-alive agent: a pooled socket that the backend closes at the wrong moment would fail a POST that
  // must not be repeated.
  const proxy = createProxyServer({ target: new URL(backendUrl), changeOrigin: false })

  // The proxy emits the browser's socket errors as its own event. Without a listener, a closed tab (ECONNRESET)
  // would end the process.
  proxy.on('error', (error) => log(`gateway: client connection: ${describe(error)}`))

  // A pipe does not forward a broken end: the browser would wait for ever.
  proxy.on('proxyRes', (proxyRes, req, res) => {
    editAnswer?.(proxyRes.headers)
    delete proxyRes.headers.connection
    if (!req.complete) lingerAfter(proxyRes, { req, res })
    proxyRes.once('close', () => {
      if (!proxyRes.complete) res.destroy()
    })
  })

  // For a DELETE without a length the proxy sends `content-length: 0` and the body: the backend would read the
  // body as another request.
  proxy.on('start', (req) => {
    if (!isChunked(req)) return
    delete req.headers['content-length']
    req.headers['transfer-encoding'] = 'chunked'
  })

  proxy.on('proxyReqWs', (proxyReq, _req, socket) => {
    const abandon = () => proxyReq.destroy()
    socket.once('close', abandon)
    proxyReq.once('upgrade', () => socket.off('close', abandon))
  })

  return {
    web({ req, res }: Exchange): void {
      setForwardedHeaders(req, 'http')
      Object.assign(req.headers, headers)
      // The proxy creates its request from `ssl`, for both protocols, and modifies the object.
      proxy.web(req, res, { ssl: { maxHeaderSize: MAX_ANSWER_HEAD } }, (error) => {
        // The backend may answer and close before it has read the whole body.
        if (res.writableEnded) return
        log(`gateway: ${req.method} ${pathOf(req)}: ${describe(error)}`)
        if (res.headersSent) res.destroy()
        else sendJsonError(res, 502, { code: 'gateway', message: 'backend unavailable' })
      })
    },
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
      setForwardedHeaders(req, 'ws')
      Object.assign(req.headers, headers)
      const written = bytesWritten(socket)
      proxy.ws(req, socket as Socket, head, {}, (error) => {
        log(`gateway: web socket ${pathOf(req)}: ${describe(error)}`)
        if (bytesWritten(socket) === written) refuseUpgrade(socket, '502 Bad Gateway')
      })
    },
    close(): void {
      proxy.close()
    },
  }
}

/** Closing while the client still sends resets the connection, and an early answer, e.g. 413, may be lost. */
function lingerAfter(proxyRes: IncomingMessage, { req, res }: Exchange): void {
  proxyRes.headers.connection = 'keep-alive'
  res.once('finish', () => {
    proxyRes.destroy()
    req.unpipe()
    const cut = setTimeout(() => req.socket.destroy(), LINGER_MS)
    finished(req, { writable: false }, () => {
      clearTimeout(cut)
      req.socket.end()
    })
    req.resume()
  })
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  if (!socket.destroyed) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The backend limits sign-in attempts by address. */
function setForwardedHeaders(req: IncomingMessage, protocol: 'http' | 'ws'): void {
  for (const name of Object.keys(req.headers)) {
    if (name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-')) delete req.headers[name]
  }
  // The backend's adapter accepts only a normalised host.
  if (req.headers.host !== undefined) req.headers.host = req.headers.host.toLowerCase()
  req.headers['x-forwarded-for'] = req.socket.remoteAddress ?? ''
  req.headers['x-forwarded-host'] = req.headers.host ?? ''
  req.headers['x-forwarded-proto'] = protocol
}

function isChunked(req: IncomingMessage): boolean {
  return req.rawHeaders.some((name, index) => index % 2 === 0 && name.toLowerCase() === 'transfer-encoding')
}

/** The query has keys and customer data. */
function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').split('?', 1)[0] ?? ''
}

function bytesWritten(socket: Duplex): number {
  return socket instanceof Socket ? socket.bytesWritten : 0
}

function describe(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? error.message
}
