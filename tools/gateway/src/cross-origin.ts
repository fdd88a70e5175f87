import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

export const API_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
const PREFLIGHT_AGE = '600'
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

export interface OriginCheck {
  isAllowed(req: IncomingMessage): boolean
}

export function createOriginCheck(allowed: readonly string[]): OriginCheck {
  const origins = new Set(allowed.filter((origin) => origin !== '').map((origin) => new URL(origin).origin))
  return {
    isAllowed({ headers: { origin, host } }) {
      if (origin === undefined || origins.has(origin)) return true
      // Behind a proxy that ends TLS the page has `https:` and the gateway has not.
      return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
    },
  }
}

export function setApiHeaders(req: IncomingMessage, res: ServerResponse, origins: OriginCheck): void {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Vary', 'Origin')
  const { origin } = req.headers
  if (origin === undefined || !origins.isAllowed(req)) return
  res.setHeader('Access-Control-Allow-Origin', origin)
  res.setHeader('Access-Control-Expose-Headers', EXPOSED)
}

export function dropBackendHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (
      name.startsWith('access-control-') ||
      (name === 'cache-control' && !headers[name]?.includes('immutable')) ||
      name === 'x-content-type-options'
    )
      delete headers[name]
  }
  const vary = (headers.vary ?? '').split(',').map((name) => name.trim())
  headers.vary = [
    ...new Set([...vary.filter((name) => name !== '' && name.toLowerCase() !== 'origin'), 'Origin']),
  ].join(', ')
}

export function sendOptions(req: IncomingMessage, res: ServerResponse, origins: OriginCheck): void {
  const methods = API_METHODS.join(', ')
  if (req.headers.origin === undefined || !origins.isAllowed(req)) {
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
