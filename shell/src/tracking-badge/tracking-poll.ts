import { delay } from '@loja/ui'

/** Between two polls, for all tabs together (BADGE-03). */
const POLL_INTERVAL_MS = 30_000

/** What the poll needs of the world. */
export interface PollEffects {
  isVisible(): boolean
  /** False from the moment on at which the session ends, in this tab or another: there is nobody to ask for. */
  hasSession(): boolean
  /** Calls back whenever the tab is shown or hidden. Returns the way to stop. */
  onVisibilityChange(listener: () => void): () => void
  /** Runs `lead` while this tab holds the turn that one visible tab at a time may have; `signal` gives it back. */
  runAsLeader(signal: AbortSignal, lead: () => Promise<void>): Promise<void>
  /** Epoch ms of the last answer or failure that this tab knows of, its own or another tab's; 0 if none. */
  lastAttemptAt(): number
  now(): number
  /** Reads the state; settles either way. */
  poll(): Promise<unknown>
}

/**
 * Polls every 30 s in one visible tab and in no hidden one. Each visible tab waits in line for the turn; a tab that is
 * hidden steps out, so the next visible one takes over, and a tab that comes back after more than 30 s without any
 * attempt polls at once. Returns the way to stop.
 */
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
    // Without a session the guarded part of the page is about to go, and this with it; its data may be gone already.
    if (waitMs > 0 || !effects.hasSession())
      await pause(waitMs > 0 ? Math.min(waitMs, POLL_INTERVAL_MS) : POLL_INTERVAL_MS, signal)
    else {
      asked = effects.now()
      // A tab that is hidden while it waits for an answer gives its turn back at once.
      await Promise.race([effects.poll(), aborted(signal)])
    }
  }
}

/** Ends early, and without an error, when the turn is given back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, signal).catch(() => undefined)
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
