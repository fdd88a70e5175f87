import { isConnectionFailure } from '../postgres/connect-error'
import type { DatabaseError } from './request-context'

/** The answer in PostgREST's words, where lite's own would say too little of what the database reported. */
export async function answerOfDatabase(response: Response, error: DatabaseError | undefined): Promise<Response> {
  if (error === undefined || response.ok) return response
  // Whatever lite makes of it: a sign-in, too, is not refused but unanswered.
  if (isConnectionFailure(error)) return databaseUnavailable(response)
  if (response.status >= 500 && isOutOfTime(error)) return inWords(response, 504, error)
  return response.status === 500 ? mapDatabaseError(response, error) : response
}

/** Not 500: a client that refreshes its session would take that for a refusal and sign out. */
function databaseUnavailable(response: Response): Response {
  const message = 'Database connection error. Retrying the connection.'
  return inWords(response, 503, { code: 'PGRST001', message })
}

/** A statement that was cancelled, or a request whose turn never came. */
function isOutOfTime({ code }: DatabaseError): boolean {
  return code === '57014' || code === 'PGRST003'
}

/** Lite answers checks and raised exceptions with 500 `SUP`; PostgREST passes the database's code on with 400. */
async function mapDatabaseError(response: Response, error: DatabaseError): Promise<Response> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { code?: unknown } | undefined
  if (body?.code !== 'SUP' || !/^[0-9A-Z]{5}$/.test(error.code)) return response
  // 54: deeper or longer than the database takes.
  const status = error.code === '42501' ? 403 : /^(2|44|54|P0)/.test(error.code) ? 400 : 500
  return inWords(response, status, error)
}

/** The same answer with the error as its body. */
function inWords(response: Response, status: number, { code, message, detail, hint }: DatabaseError): Response {
  return withBody(response.headers, status, { code, message, details: detail ?? null, hint: hint ?? null })
}

/** An answer with the headers of another, and a JSON body of its own. */
export function withBody(answered: Headers, status: number, body: object): Response {
  const headers = new Headers(answered)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers })
}
