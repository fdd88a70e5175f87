import { getSupabase } from '@loja/platform'
import { forgetSession } from '@loja/platform/shell'

/** `lost`: ended in every tab. `unreachable`: unknown, the session stays. */
export type Renewal = 'renewed' | 'lost' | 'unreachable'

let renewing: Promise<Renewal> | undefined

/** Renews a refused token. Concurrent calls share one request. */
export function renewSession(): Promise<Renewal> {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<Renewal> {
  const { error } = await getSupabase().auth.refreshSession()
  // Discarded: another tab renewed it.
  if (!error || error.name === 'AuthRefreshDiscardedError') return 'renewed'
  if (isUnreached(error)) return 'unreachable'
  await forgetSession()
  return 'lost'
}

/** No response, or not from GoTrue. */
export function isUnreached(error: unknown): boolean {
  return (error as { name?: string } | null)?.name === 'AuthRetryableFetchError'
}
