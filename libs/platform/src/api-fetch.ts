import type { WritableConnection } from './connection'
import { readTokenAnswer, unavailable } from './token-answer'

type Fetch = typeof fetch

interface Options {
  publishableKey: string
  /** Whether the browser keeps a session, valid or expired. */
  hasSession: () => boolean
  connection: WritableConnection
  /** Stands in for the browser's `fetch` in tests. */
  send?: Fetch
}

/** A read that waits this long is called slow. */
const SLOW_MS = 5_000
/** auth-js has no limit of its own: a renewal that hangs would hold up every request behind it. */
const AUTH_TIMEOUT_MS = 15_000

/**
 * The `fetch` of the page's Supabase client. It reports to `connection` how requests fare, and closes two holes:
 * a renewal of the session that is refused for a passing reason (429, an answer that is not the API's) reads as 503,
 * because auth-js ends an expired session on any other refusal, and on an answer without a session; and data is never asked for with the anonymous key
 * while a session waits to be renewed, because supabase-js would fall back to it, and the rows that it may see, or the
 * 401, would be taken for the person's own.
 */
export function createApiFetch({
  publishableKey,
  hasSession,
  connection,
  send = (...args) => fetch(...args),
}: Options): Fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isAuth = url.pathname.includes('/auth/v1/')
    if (!isAuth && isAnonymous(init, publishableKey) && hasSession()) {
      connection.failed()
      throw new TypeError('The session could not be renewed yet')
    }
    const stopWaiting = isRead(init) ? watchForSlowness(connection) : () => undefined
    try {
      const answer = await send(input, isAuth ? { ...init, signal: withTimeout(init?.signal) } : init)
      const isRenewal = url.searchParams.get('grant_type') === 'refresh_token'
      const response = isRenewal && isPassingRefusal(answer) ? unavailable() : await read(answer, url)
      if (isUnavailable(response.status)) connection.failed()
      else connection.answered()
      return response
    } catch (error) {
      // Given up by the page itself, which says nothing about the connection.
      if (!init?.signal?.aborted) connection.failed()
      throw error
    } finally {
      stopWaiting()
    }
  }
}

function read(answer: Response, { pathname }: URL): Response | Promise<Response> {
  return pathname.endsWith('/auth/v1/token') ? readTokenAnswer(answer) : answer
}

function isAnonymous(init: RequestInit | undefined, publishableKey: string): boolean {
  return new Headers(init?.headers).get('Authorization') === `Bearer ${publishableKey}`
}

function isRead(init: RequestInit | undefined): boolean {
  return ['GET', 'HEAD'].includes(init?.method ?? 'GET')
}

function isUnavailable(status: number): boolean {
  return status === 502 || status === 503 || status === 504
}

function watchForSlowness(connection: WritableConnection): () => void {
  let ended: (() => void) | undefined
  const timer = setTimeout(() => {
    ended = connection.markSlow()
  }, SLOW_MS)
  return () => {
    clearTimeout(timer)
    ended?.()
  }
}

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(AUTH_TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** Only GoTrue's own refusal (JSON with 400, 401, 403 and the like) means that the session is over. */
function isPassingRefusal({ status, headers }: Response): boolean {
  if (status < 400 || status >= 500) return false
  return [408, 425, 429].includes(status) || !headers.get('content-type')?.includes('json')
}
