import { isConnectionFailure } from '../postgres/connect-error'
import type { DatabaseError } from './request-context'

/** Responds as PostgREST, which reports more of the error than lite. */
export async function answerOfDatabase(response: Response, error: DatabaseError | undefined): Promise<Response> {
  if (error === undefined || response.ok) return response
  // A sign-in without a database was not refused.
  if (isConnectionFailure(error)) return databaseUnavailable(response)
  if (response.status >= 500 && isOutOfTime(error)) return inWords(response, 504, error)
  return response.status === 500 ? mapDatabaseError(response, error) : response
}

/** After a 500 a client that renews its session would sign out. */
function databaseUnavailable(response: Response): Response {
  const message = 'Database connection error. Retrying the connection.'
  return inWords(response, 503, { code: 'PGRST001', message })
}

function isOutOfTime({ code }: DatabaseError): boolean {
  return code === '57014' || code === 'PGRST003'
}

/** Lite answers checks and raised exceptions with 500 `SUP`; PostgREST with 400 and the code. */
async function mapDatabaseError(response: Response, error: DatabaseError): Promise<Response> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { code?: unknown } | undefined
  if (body?.code !== 'SUP' || !/^[0-9A-Z]{5}$/.test(error.code)) return response
  const status = error.code === '42501' ? 403 : /^(2|44|54|P0)/.test(error.code) ? 400 : 500
  return inWords(response, status, error)
}

function inWords(response: Response, status: number, { code, message, detail, hint }: DatabaseError): Response {
  return withBody(response.headers, status, { code, message, details: detail ?? null, hint: hint ?? null })
}

export function withBody(answered: Headers, status: number, body: object): Response {
  const headers = new Headers(answered)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers })
}
