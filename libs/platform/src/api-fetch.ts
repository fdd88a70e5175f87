import type { WritableConnection } from './connection'
import { readTokenAnswer, unavailable } from './token-answer'

type Fetch = typeof fetch

interface Options {
  publishableKey: string
  hasSession: () => boolean
  connection: WritableConnection
  send?: Fetch
}

const SLOW_MS = 5_000
/** auth-js has no timeout, and a hanging renewal would block every later request. */
const AUTH_TIMEOUT_MS = 15_000

/**
 * auth-js retries after a 503, which replaces two responses: a token renewal that failed temporarily (429, a
 * proxy), because auth-js would end the session; and a data request with the anonymous key while a session
 * awaits renewal, because its rows or its 401 would be taken for the user's.
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
      // The page aborted the request.
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

/** GoTrue itself refuses with JSON and 400, 401 or 403. */
function isPassingRefusal({ status, headers }: Response): boolean {
  if (status < 400 || status >= 500) return false
  return [408, 425, 429].includes(status) || !headers.get('content-type')?.includes('json')
}
