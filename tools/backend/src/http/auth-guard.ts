import { decodeJwt } from 'jose'
import { compareDummyPassword } from '../auth/passwords'
import { renewRefreshToken } from '../auth/refresh-reuse'
import type { Database } from '../database/database'
import { rememberDatabaseError } from '../database/harden'
import { isConnectionFailure } from '../postgres/connect-error'
import type { Secrets } from '../secrets'
import type { ApiHandler } from './answer'
import { PasswordGate, type PasswordRequest } from './password-gate'
import { requestContext } from './request-context'

const TOKEN_PATH = '/auth/v1/token'
const NO_ADDRESS = 'nobody'
/** GoTrue's column has this size. */
const MAX_EMAIL = 255

type Body = Record<string, unknown>

export interface GuardedAuth {
  database: Database
  keys: Pick<Secrets, 'publishableKey' | 'secretKey'>
  handle: ApiHandler
}

export function guardAuth({ database, keys, handle }: GuardedAuth): ApiHandler {
  const gate = new PasswordGate()
  return async (request, context) => {
    const url = new URL(request.url)
    const apiKey = request.headers.get('apikey') ?? url.searchParams.get('apikey')
    const hasKey = apiKey === keys.publishableKey || apiKey === keys.secretKey
    if (!hasKey || !/^(POST|PUT)$/.test(request.method) || !url.pathname.startsWith('/auth/v1/')) {
      return handle(request, context)
    }
    const body = await readBody(request)
    if (body === undefined) return authError(400, 'bad_json', 'Could not parse request body as JSON')
    if (url.pathname !== TOKEN_PATH && !isStorable(body))
      return authError(400, 'validation_failed', 'The database cannot store this')
    if (url.pathname === TOKEN_PATH && url.search === '?grant_type=refresh_token') {
      return (await refuseRefresh(database, body.refresh_token)) ?? handle(request, context)
    }
    const kind = passwordKind(request.method, url, body)
    if (kind === undefined) return handle(request, context)
    const email = String(body.email ?? '').toLowerCase()
    const work = async () => {
      if (kind === 'change') return changePassword(database, request, await handle(request, context))
      if (kind === 'sign-up') return handle(request, context)
      const isRefused = await isBlocked(database, email)
      const response = await handle(isRefused ? asUnknownAccount(request, body) : request, context)
      if (response.status < 500) await compareDummyPassword(body.password)
      return response
    }
    const address = requestContext.getStore()?.clientAddress ?? ''
    const answer = await gate.pass({ kind, address, email: email.trim().slice(0, 320) }, work)
    return typeof answer === 'number' ? tooMany(answer) : answer
  }
}

function passwordKind(method: string, { pathname }: URL, body: Body): PasswordRequest['kind'] | undefined {
  if (method === 'PUT') return body.password === undefined ? undefined : 'change'
  if (pathname === TOKEN_PATH) return 'sign-in'
  return pathname === '/auth/v1/signup' ? 'sign-up' : undefined
}

/** Lite 0.10.0 answers another form with 500. */
async function readBody(request: Request): Promise<Body | undefined> {
  const text = await request.clone().text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const { email, password, refresh_token } = body as Body
  const texts = [email, password, refresh_token].filter((value) => value !== undefined && value !== null)
  return texts.every((value) => typeof value === 'string') ? (body as Body) : undefined
}

/** Lite 0.10.0 answers long addresses, U+0000 and halves of surrogate pairs with 500. */
function isStorable(body: Body): boolean {
  const json = JSON.stringify(body)
  return String(body.email ?? '').length <= MAX_EMAIL && !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json)
}

/** As hosted, ends the other sessions, which may be of a thief of the former password. Lite 0.10.0 leaves them. */
async function changePassword(database: Database, request: Request, changed: Response): Promise<Response> {
  if (!changed.ok) return changed
  const token = request.headers.get('authorization')?.replace(/^Bearer\s+/, '') ?? ''
  const { sub = null, session_id = null } = decodeJwt<{ session_id?: string }>(token)
  const others = 'delete from auth.sessions where user_id = $1 and id is distinct from $2'
  const ended = await orUnavailable(() => database.query(others, [sub, session_id]))
  return ended ? changed : authError(500, 'unexpected_failure', 'The database is not available')
}

/** Lite 0.10.0 accepts blocked accounts. */
async function isBlocked(database: Database, email: string): Promise<boolean> {
  if (email.includes('\0')) return true
  const blocked = await orUnavailable(() =>
    database.query('select 1 from auth.users where email = $1 and banned_until > now()', [email]),
  )
  return blocked !== undefined && blocked.length > 0
}

function asUnknownAccount(request: Request, body: Body): Request {
  const { url, method, headers } = request
  return new Request(url, { method, headers, body: JSON.stringify({ ...body, email: NO_ADDRESS }) })
}

async function refuseRefresh(database: Database, token: unknown): Promise<Response | undefined> {
  if (token === undefined || token === null || token === '') return undefined
  if (typeof token !== 'string' || !/^[\w-]{1,255}$/.test(token)) {
    return authError(400, 'validation_failed', 'Refresh token is not valid')
  }
  const renewed = await orUnavailable(() => renewRefreshToken(database, token))
  if (renewed === undefined) return authError(500, 'unexpected_failure', 'The database is not available')
  if (renewed !== 'used') return undefined
  return authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionFailure(error)) throw error
    rememberDatabaseError({ code: '08006', message: 'connection lost' })
    return undefined
  }
}

function tooMany(seconds: number): Response {
  const response = authError(429, 'over_request_rate_limit', 'Request rate limit reached')
  response.headers.set('retry-after', String(seconds))
  response.headers.set('access-control-expose-headers', 'Retry-After')
  return response
}

function authError(status: number, error_code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code, msg },
    { status, headers: { 'access-control-allow-origin': '*', 'x-sb-error-code': error_code } },
  )
}
