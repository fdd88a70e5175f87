import { getSupabase } from '@loja/platform'

/**
 * Exchanges the session's token for a new one, for long work that the server refuses with 401; at most one exchange is under
 * way. False when there is no new one: the session is over, or the server is not reached.
 */
export async function renewSession(): Promise<boolean> {
  const { error } = await getSupabase().auth.refreshSession()
  // Discarded: another tab has renewed it meanwhile.
  return !error || error.name === 'AuthRefreshDiscardedError'
}
