const LOCK = 'loja-tracking-poll'

/**
 * Runs `lead` while this tab holds the lock, and not at all if `signal` comes first; `lead` ends with `signal`. A tab
 * that dies loses the lock. Where there are no locks (a page that is not served over https) every visible tab leads,
 * and only the others' messages keep it from asking too often.
 */
export async function runAsLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return lead()
  try {
    await navigator.locks.request(LOCK, { signal }, lead)
  } catch (error) {
    if (!signal.aborted) console.warn('[settings.trackingStatus] no turn', error)
  }
}
