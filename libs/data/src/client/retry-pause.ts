import { isDataError } from './data-error'

/** How often one request of long work is sent. */
const ATTEMPTS = 5
const FIRST_PAUSE_MS = 1_000
/** Longer than this nobody is kept waiting without being asked. */
const LONGEST_PAUSE_MS = 60_000

/**
 * Milliseconds that long work waits before it sends a request again: as long as the server asked, otherwise longer each
 * time. Null when another attempt would not help, or after the fifth.
 * @param attempt 1-based
 */
export function retryPauseMs(error: unknown, attempt: number): number | null {
  if (attempt >= ATTEMPTS || !isDataError(error) || (error.code !== 'busy' && error.code !== 'network')) return null
  const asked = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1)
  return asked > LONGEST_PAUSE_MS ? null : asked
}
