import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** What the API answers to. */
export const API_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
/** How long a browser may remember a preflight, in seconds. */
const PREFLIGHT_AGE = '600'
/** What a page of another origin may read of an answer, as of a hosted project. */
const EXPOSED = [
  'Content-Location',
  'Content-Range',
  'Link',
  'Location',
  'Preference-Applied',
  'Range-Unit',
  'Retry-After',
  'X-Supabase-Api-Version',
  'X-Total-Count',
].join(', ')

/** Which pages may use the API from their browser. */
export interface OriginCheck {
  /** Whether the request comes from a page that may, or from no page. */
  isWelcome(req: IncomingMessage): boolean
}

/** @param allowed origins besides the page's own, e.g. `https://www.example.com` */
export function createOriginCheck(allowed: readonly string[]): OriginCheck {
  const origins = new Set(allowed.filter((origin) => origin !== '').map((origin) => new URL(origin).origin))
  return {
    isWelcome({ headers: { origin, host } }) {
      if (origin === undefined || origins.has(origin)) return true
      // The scheme is left out: behind a proxy that ends TLS the page's is `https:`, and this one's is not.
      return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
    },
  }
}

/** Headers of every answer of the API, and for a page that may read it the permission to. */
export function setApiHeaders(req: IncomingMessage, res: ServerResponse, origins: OriginCheck): void {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Vary', 'Origin')
  const { origin } = req.headers
  if (origin === undefined || !origins.isWelcome(req)) return
  res.setHeader('Access-Control-Allow-Origin', origin)
  res.setHeader('Access-Control-Expose-Headers', EXPOSED)
}

/** Takes away what the backend says on these matters, so that the gateway's word stands. */
export function dropBackendHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (name.startsWith('access-control-') || name === 'cache-control' || name === 'x-content-type-options')
      delete headers[name]
  }
  const vary = (headers.vary ?? '').split(',').map((name) => name.trim())
  headers.vary = [
    ...new Set([...vary.filter((name) => name !== '' && name.toLowerCase() !== 'origin'), 'Origin']),
  ].join(', ')
}

/** Answers OPTIONS, which the backend need not see; `setApiHeaders` was called before. */
export function sendOptions(req: IncomingMessage, res: ServerResponse, origins: OriginCheck): void {
  const methods = API_METHODS.join(', ')
  if (req.headers.origin === undefined || !origins.isWelcome(req)) {
    // Without the permission in the answer a browser sends no request.
    res.writeHead(204, { Allow: methods }).end()
    return
  }
  const wanted = req.headers['access-control-request-headers']
  res.setHeader('Vary', 'Origin, Access-Control-Request-Headers')
  res.writeHead(204, {
    'Access-Control-Allow-Methods': methods,
    ...(wanted === undefined ? {} : { 'Access-Control-Allow-Headers': wanted }),
    'Access-Control-Max-Age': PREFLIGHT_AGE,
  })
  res.end()
}
