import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type Duplex, finished } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import { type Exchange, sendJsonError } from './http-reply'

/** Largest head of an answer, in bytes: one may repeat the address of the request, which itself may be 64 KB. */
const MAX_ANSWER_HEAD = 131_072

/** How long a client that has its answer may go on sending, in milliseconds. */
const LINGER_MS = 5_000

/** Where to forward, and how. */
export interface BackendProxyOptions {
  backendUrl: string
  /** Sent with every request in place of what the client says under these names, in lower case. */
  headers?: Record<string, string>
  /** Changes the headers of an answer before they are passed on. */
  editAnswer?: (headers: IncomingHttpHeaders) => void
  log: (line: string) => void
}

/** Forwards requests and web sockets to the backend. The caller has checked the path (`parseRequestTarget`). */
export function createBackendProxy({ backendUrl, headers = {}, editAnswer, log }: BackendProxyOptions) {
  // No keep-alive agent: a pooled socket that the backend closes at the wrong moment would fail a POST that cannot
  // be repeated, and a new connection on one machine costs a fraction of a millisecond.
  const proxy = createProxyServer({ target: new URL(backendUrl), changeOrigin: false })

  // The proxy repeats the browser's socket errors as its own event, beside the callbacks below. Without a listener one
  // tab that is closed at the wrong moment (ECONNRESET) would end the whole process.
  proxy.on('error', (error) => log(`gateway: client connection: ${describe(error)}`))

  // The proxy pipes the answer on, and a pipe does not hand over a broken end: the browser would wait for ever.
  proxy.on('proxyRes', (proxyRes, req, res) => {
    editAnswer?.(proxyRes.headers)
    // Said of the proxy's own connection, which carries one request.
    delete proxyRes.headers.connection
    if (!req.complete) lingerAfter(proxyRes, { req, res })
    proxyRes.once('close', () => {
      if (!proxyRes.complete) res.destroy()
    })
  })

  // The proxy says of a DELETE without a length that its body is empty, and sends it all the same: the backend would take
  // the body for a request of its own.
  proxy.on('start', (req) => {
    if (!isChunked(req)) return
    delete req.headers['content-length']
    req.headers['transfer-encoding'] = 'chunked'
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
      Object.assign(req.headers, headers)
      // `ssl` is what the proxy's own request is made from, whatever the protocol; it is filled, so it is new each time.
      proxy.web(req, res, { ssl: { maxHeaderSize: MAX_ANSWER_HEAD } }, (error) => {
        // An answer that came before the whole body was sent is complete; the backend has hung up on the rest.
        if (res.writableEnded) return
        log(`gateway: ${req.method} ${pathOf(req)}: ${describe(error)}`)
        if (res.headersSent) res.destroy()
        else sendJsonError(res, 502, { code: 'gateway', message: 'backend unavailable' })
      })
    },
    /** Joins the client's socket to the backend's; each end closes with the other. */
    upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
      setForwardedHeaders(req, 'ws')
      Object.assign(req.headers, headers)
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

/**
 * An answer that comes before the request is whole, as 413 does: a connection that is closed while the client still sends
 * is reset, and the answer may be lost with it. The rest is read and dropped for a while.
 */
function lingerAfter(proxyRes: IncomingMessage, { req, res }: Exchange): void {
  // Even for a client that asked to close: Node would do it at the end of the answer.
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

/** Answers an upgrade request that goes nowhere and closes its socket. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  if (!socket.destroyed) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The backend limits sign-in attempts by address, so what the client claims about itself must not count. */
function setForwardedHeaders(req: IncomingMessage, protocol: 'http' | 'ws'): void {
  for (const name of Object.keys(req.headers)) {
    if (name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-')) delete req.headers[name]
  }
  // The backend's adapter takes only what a URL parser leaves as it is.
  if (req.headers.host !== undefined) req.headers.host = req.headers.host.toLowerCase()
  req.headers['x-forwarded-for'] = req.socket.remoteAddress ?? ''
  req.headers['x-forwarded-host'] = req.headers.host ?? ''
  req.headers['x-forwarded-proto'] = protocol
}

/** As the client sent it: the proxy changes the parsed headers. */
function isChunked(req: IncomingMessage): boolean {
  return req.rawHeaders.some((name, index) => index % 2 === 0 && name.toLowerCase() === 'transfer-encoding')
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
