import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { WEBSOCKET_PATH } from '../realtime/realtime-server'
import { refuseAuthRoute, type SignUp } from './auth-routes'
import { isFromGateway } from './gateway-secret'

export const MAX_BODY_BYTES = 10 * 1024 * 1024
/** Lite's other paths (`/_system`, the studio) need no key and print the configuration. */
const SERVED_PATHS = /^\/((rest|auth)\/v1|storage\/v1\/object)(\/|$)/
const REALTIME_PATH = /^\/realtime\/v1(\/|$)/
const LINGER_MS = 5000

export interface Refusal {
  status: number
  message: string
  body?: Record<string, unknown>
}

interface Access {
  gatewaySecret: string | undefined
  signUp: SignUp
}

export const TOO_LARGE: Refusal = { status: 413, message: 'body too large' }
const NO_CSV: Refusal = { status: 415, message: 'a body is JSON here' }

export function refuse(incoming: IncomingMessage, { gatewaySecret, signUp }: Access): Refusal | undefined {
  if (gatewaySecret !== undefined && !isFromGateway(incoming, gatewaySecret))
    return { status: 403, message: 'only the gateway is served here' }
  const path = (incoming.url ?? '').split('?', 1)[0] ?? ''
  if (path === WEBSOCKET_PATH) return { status: 426, message: 'a web socket is served here' }
  if (REALTIME_PATH.test(path)) return { status: 501, message: 'only the web socket of realtime is served' }
  if (!SERVED_PATHS.test(path) || !isNormal(path)) return { status: 404, message: 'not found' }
  const closed = refuseAuthRoute(incoming.method ?? '', incoming.url ?? '', signUp)
  if (closed) return { message: 'closed', ...closed }
  // Lite 0.10.0 takes seconds for a megabyte of CSV.
  if (incoming.method !== 'GET' && /text\/csv/i.test(incoming.headers['content-type'] ?? '')) return NO_CSV
  return Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES ? TOO_LARGE : undefined
}

/** Lite resolves escaped dot segments before routing: `…/../_system/config`. */
function isNormal(path: string): boolean {
  return new URL(path, 'http://backend').pathname === path
}

/** Closes when the client stops sending: an earlier close would reset the connection. */
export function sendRefusal(incoming: IncomingMessage, outgoing: ServerResponse, refusal: Refusal): void {
  const { status, message } = refusal
  const body = JSON.stringify(refusal.body ?? { code: String(status), message })
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'access-control-allow-origin': '*',
    connection: 'close',
  })
  outgoing.write(body)
  const enough = setTimeout(() => outgoing.end(), LINGER_MS)
  finished(incoming, { writable: false }, () => {
    clearTimeout(enough)
    outgoing.end()
  })
  incoming.resume()
}
