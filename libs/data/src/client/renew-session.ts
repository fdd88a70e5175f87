import { getSupabase } from '@loja/platform'

/** Renews the token for long work after a 401; concurrent calls share one request. False if there is no new token. */
export async function renewSession(): Promise<boolean> {
  const { error } = await getSupabase().auth.refreshSession()
  // Discarded: another tab renewed it.
  return !error || error.name === 'AuthRefreshDiscardedError'
}
