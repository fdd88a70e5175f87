const LOCK = 'loja-tracking-poll'

/** Runs `lead` while this tab holds the lock. Without locks (plain http) every visible tab leads. */
export async function runAsLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return lead()
  try {
    await navigator.locks.request(LOCK, { signal }, lead)
  } catch (error) {
    if (!signal.aborted) console.warn('[settings.trackingStatus] no turn', error)
  }
}
