import { getSupabase } from '@loja/platform'

/** False if there is no new token. */
export async function renewSession(): Promise<boolean> {
  const { error } = await getSupabase().auth.refreshSession()
  return !error || error.name === 'AuthRefreshDiscardedError'
}
