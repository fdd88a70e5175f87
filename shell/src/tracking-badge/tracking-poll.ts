import { delay } from '@loja/ui/parts'

const POLL_INTERVAL_MS = 30_000

export interface PollEffects {
  isVisible(): boolean
  /** False as soon as the session ends in any tab. */
  hasSession(): boolean
  onVisibilityChange(listener: () => void): () => void
  runAsLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void>
  /** Epoch ms of the last answer or failure in any tab; 0 if none. */
  lastAttemptAt(): number
  now(): number
  poll(): Promise<unknown>
}

/** @returns stops */
export function startPolling(effects: PollEffects): () => void {
  let turn: AbortController | null = null
  const follow = () => {
    if (!effects.isVisible()) {
      turn?.abort()
      turn = null
    } else if (!turn) {
      turn = new AbortController()
      const { signal } = turn
      void effects.runAsLeader(signal, () => pollWhileLeading(effects, signal))
    }
  }
  const stopFollowing = effects.onVisibilityChange(follow)
  follow()
  return () => {
    stopFollowing()
    turn?.abort()
  }
}

async function pollWhileLeading(effects: PollEffects, signal: AbortSignal): Promise<void> {
  let asked = 0
  while (!signal.aborted) {
    const waitMs = Math.max(asked, effects.lastAttemptAt()) + POLL_INTERVAL_MS - effects.now()
    // Without a session this is about to be unmounted.
    if (waitMs > 0 || !effects.hasSession())
      await pause(waitMs > 0 ? Math.min(waitMs, POLL_INTERVAL_MS) : POLL_INTERVAL_MS, signal)
    else {
      asked = effects.now()
      // A tab that is hidden during the request releases the lock at once.
      await Promise.race([effects.poll(), aborted(signal)])
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, signal).catch(() => undefined)
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
