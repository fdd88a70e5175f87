import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
}

export function sendText({ req, res }: Exchange, status: number, text: string): void {
  const body = `${text}\n`
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

export function sendJsonError(res: ServerResponse, status: number, error: { code: string; message: string }): void {
  const body = JSON.stringify(error)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  res.end(body)
}

/** A smaller answer is one packet anyway. */
const LARGE = 1024

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const COMPRESS = { br: (body: Buffer) => brotliCompressSync(body, BROTLI), gzip: (body: Buffer) => gzipSync(body) }

/** The tag is a hash: two releases can have the same modification time. */
export function sendRevalidated({ req, res }: Exchange, body: Buffer, contentType: string): void {
  const isCompressible = contentType.startsWith('application/json') && body.length > LARGE
  const [encoding] = isCompressible ? acceptedEncodings(req) : []
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`
  res.setHeader('Cache-Control', 'no-cache')
  res.setHeader('ETag', etag)
  if (isCompressible) res.setHeader('Vary', 'Accept-Encoding')
  if (matchesEtag(req, etag)) {
    res.writeHead(304).end()
    return
  }
  const sent = encoding ? COMPRESS[encoding](body) : body
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.writeHead(200, { 'Content-Type': contentType, 'Content-Length': sent.length })
  res.end(req.method === 'HEAD' ? undefined : sent)
}

/** Weak comparison, RFC 9110. */
export function matchesEtag(req: IncomingMessage, etag: string): boolean {
  const wanted = req.headers['if-none-match']
  if (wanted === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return wanted.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

const ENCODINGS = ['br', 'gzip'] as const

/** The smallest first (`gzip;q=0` refuses gzip). */
export function acceptedEncodings(req: IncomingMessage): (typeof ENCODINGS)[number][] {
  const offered = String(req.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
  const refused = /^q=0(\.0*)?$/
  return ENCODINGS.filter((name) =>
    offered.some(([offer, ...parameters]) => offer === name && !parameters.some((text) => refused.test(text))),
  )
}
