import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { API_METHODS } from './cross-origin'

const LINGER_MS = 5_000

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Invalid input never reaches the server's handler. */
export function answerClientErrors(server: Server, headers: Record<string, string>): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  const refused = new WeakSet<Duplex>()
  server.on('request', (req, res) => answers.set(req.socket, res))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Further bytes on a refused connection are read, because a reset could lose the answer.
    if (refused.has(socket)) return
    const answer = answers.get(socket)
    const isInTheMiddle = answer?.headersSent === true && !answer.writableFinished
    if (error.code === 'ECONNRESET' || !socket.writable || isInTheMiddle) {
      socket.destroy()
      return
    }
    refused.add(socket)
    socket.end(refusal(STATUSES[error.code ?? ''] ?? 400, headers))
    const cut = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(cut))
    socket.resume()
  })
  server.on('connect', (_req, socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(refusal(405, headers))
  })
}

function refusal(status: number, headers: Record<string, string>): string {
  const reason = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ code: 'gateway', message: reason.toLowerCase() })
  return [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(status === 405 ? [`Allow: ${API_METHODS.join(', ')}`] : []),
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
