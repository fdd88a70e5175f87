import { isConnectionFailure } from '../postgres/connect-error'
import type { DatabaseError } from './request-context'

/** Whether the statement failed because its connection did, or because there was none. */
export function isLostConnection(error: DatabaseError | undefined): boolean {
  return error !== undefined && isConnectionFailure(error)
}

/** In PostgREST's words. Not 500: a client that refreshes its session would take that for a refusal and sign out. */
export function databaseUnavailable(response: Response): Response {
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
export async function mapDatabaseError(response: Response, error: DatabaseError): Promise<Response> {
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
