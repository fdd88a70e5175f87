import { getSupabase } from '@loja/platform'
import { forgetSession } from '@loja/platform/shell'

/**
 * `renewed`: ask again. `lost`: the session is over in every tab. `unreachable`: nothing is known, the session stays.
 */
export type Renewal = 'renewed' | 'lost' | 'unreachable'

let renewing: Promise<Renewal> | undefined

/**
 * The API refused the session's token: exchanges it for a new one, which also serves a browser whose clock is wrong.
 * Many requests may learn of the refusal at once; the token is exchanged once.
 */
export function renewSession(): Promise<Renewal> {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<Renewal> {
  const { error } = await getSupabase().auth.refreshSession()
  // Discarded: another tab has renewed it meanwhile.
  if (!error || error.name === 'AuthRefreshDiscardedError') return 'renewed'
  if (isUnreached(error)) return 'unreachable'
  await forgetSession()
  return 'lost'
}

/** Whether an error of auth-js says that no answer came, or none from GoTrue itself. */
export function isUnreached(error: unknown): boolean {
  return (error as { name?: string } | null)?.name === 'AuthRetryableFetchError'
}
