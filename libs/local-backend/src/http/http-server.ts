import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { WEBSOCKET_PATH } from '../realtime/realtime-server'
import { refuseAuthRoute, type SignUp } from './auth-routes'
import { clientAddress } from './client-address'
import { type DatabaseError, type RequestContext, requestContext } from './request-context'

const MAX_BODY_BYTES = 10 * 1024 * 1024
/** What lite offers beyond these (`/_system`, the studio) needs no key and prints the configuration. */
const SERVED_PATHS = /^\/(rest|auth)\/v1(\/|$)/
const REALTIME_PATH = /^\/realtime\/v1(\/|$)/

/** Answers one API request; `peerAddress` is the address of the socket. */
export type ApiHandler = (request: Request, context: { peerAddress: string | null }) => Promise<Response>

/** What the guard in front of the API needs. */
export interface HttpOptions {
  handle: ApiHandler
  /** Takes over the sockets of upgrade requests. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  log: (line: string) => void
  /** Whether accounts can be made over HTTP; omitted: no. */
  signUp?: SignUp
  /** Other times, for tests. */
  timeouts?: Partial<RequestTimeouts>
}

/** How long a client may take to send a request, in milliseconds: one that trickles would hold a socket for ever. */
interface RequestTimeouts {
  /** Until the headers are there. */
  headersMs: number
  /** Until all of it is there. */
  requestMs: number
  /** How often the two are looked after. */
  checkMs: number
}

const TIMEOUTS: RequestTimeouts = { headersMs: 15_000, requestMs: 60_000, checkMs: 5_000 }

/** The HTTP server in front of the embedded API: paths allowed, bodies limited, errors mapped. */
export function createHttpServer({ handle, upgrade, log, timeouts, signUp = 'closed' }: HttpOptions): Server {
  const { headersMs, requestMs, checkMs } = { ...TIMEOUTS, ...timeouts }
  const listener = getRequestListener((request, env) => {
    const incoming = (env as { incoming: IncomingMessage }).incoming
    return answer(request, incoming, { handle, log })
  })
  const server = createServer(
    {
      maxHeaderSize: 65_536,
      keepAliveTimeout: 65_000,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
    },
    (incoming, outgoing) => {
      const refusal = refuse(incoming, signUp)
      if (refusal) return sendRefusal(outgoing, refusal)
      return listener(incoming, outgoing)
    },
  )
  server.on('upgrade', upgrade)
  return server
}

interface Refusal {
  status: number
  message: string
  /** Instead of code and message. */
  body?: Record<string, unknown>
}

/** Refusals that need no body, so that a large one is never read. */
function refuse(incoming: IncomingMessage, signUp: SignUp): Refusal | undefined {
  const path = (incoming.url ?? '').split('?', 1)[0] ?? ''
  if (path === WEBSOCKET_PATH) return { status: 426, message: 'a web socket is served here' }
  if (REALTIME_PATH.test(path)) return { status: 501, message: 'only the web socket of realtime is served' }
  if (!SERVED_PATHS.test(path)) return { status: 404, message: 'not found' }
  const closed = refuseAuthRoute(incoming.method ?? '', incoming.url ?? '', signUp)
  if (closed) return { message: 'closed', ...closed }
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    return { status: 413, message: 'body too large' }
  // Without a length the size is known only after reading; no client of ours sends such a body.
  if (incoming.headers['transfer-encoding'] !== undefined) return { status: 411, message: 'length required' }
  return undefined
}

function sendRefusal(outgoing: ServerResponse, refusal: Refusal): void {
  const { status, message, body: own } = refusal
  const body = JSON.stringify(own ?? { code: String(status), message })
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    connection: 'close',
  })
  outgoing.end(body)
}

async function answer(
  request: Request,
  incoming: IncomingMessage,
  { handle, log }: Pick<HttpOptions, 'handle' | 'log'>,
): Promise<Response> {
  const url = new URL(request.url)
  const context: RequestContext = { clientAddress: clientAddress(incoming) }
  const socketAddress = incoming.socket.remoteAddress ?? null
  let response = await requestContext.run(context, () => handle(request, { peerAddress: socketAddress }))
  if (response.status >= 500 && isLostConnection(context.databaseError)) response = databaseUnavailable(response)
  else if (response.status === 500 && context.databaseError)
    response = await mapDatabaseError(response, context.databaseError)
  if (response.status >= 500) {
    // Method, path and code only: a query string or an error's detail holds customers' data.
    log(`${request.method} ${url.pathname} ${response.status} ${context.databaseError?.code ?? ''}`.trimEnd())
  }
  return response
}

function isLostConnection(error: DatabaseError | undefined): boolean {
  return error !== undefined && /^(08...|53300|57P0[123])$/.test(error.code)
}

/** In PostgREST's words. Not 500: a client that refreshes its session would take that for a refusal and sign out. */
function databaseUnavailable(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  const message = 'Database connection error. Retrying the connection.'
  return new Response(JSON.stringify({ code: 'PGRST001', message, details: null, hint: null }), {
    status: 503,
    headers,
  })
}

/** Lite answers checks and raised exceptions with 500 `SUP`; PostgREST passes the database's code on with 400. */
async function mapDatabaseError(response: Response, error: DatabaseError): Promise<Response> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { code?: unknown } | undefined
  if (body?.code !== 'SUP' || !/^[0-9A-Z]{5}$/.test(error.code)) return response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  const status = error.code === '42501' ? 403 : /^(2|44|P0)/.test(error.code) ? 400 : 500
  return new Response(
    JSON.stringify({
      code: error.code,
      message: error.message,
      details: error.detail ?? null,
      hint: error.hint ?? null,
    }),
    { status, headers },
  )
}
