import { type DataErrorCode, isDataError } from './data-error'

/** How long work goes on asking a server that does not answer. */
export interface Patience {
  /** How often one request is sent. */
  attempts: number
  /** Errors after which another attempt may help. */
  codes: readonly DataErrorCode[]
  /** The first wait; each is twice the one before. */
  firstMs: number
  longestMs: number
  /** The longest wait that the server may ask for. */
  longestAskedMs: number
  /** 0 to 1: makes waits that the server did not ask for up to half as long, so that not all pages ask at one moment. */
  random?: () => number
}

/** Longer than a minute nobody is kept waiting without being asked. */
const BRIEF: Patience = {
  attempts: 5,
  codes: ['busy', 'network'],
  firstMs: 1_000,
  longestMs: 60_000,
  longestAskedMs: 60_000,
}

/**
 * Milliseconds that long work waits before it sends a request again: as long as the server asked, otherwise longer each
 * time. Null when another attempt would not help, or after the last.
 * @param attempt 1-based
 */
export function retryPauseMs(error: unknown, attempt: number, patience: Patience = BRIEF): number | null {
  const { attempts, codes, firstMs, longestMs, longestAskedMs, random = () => 0 } = patience
  if (attempt >= attempts || !isDataError(error) || !codes.includes(error.code)) return null
  const asked = error.retryAfterMs
  if (asked !== undefined) return asked > longestAskedMs ? null : asked
  return Math.min(longestMs, firstMs * 2 ** (attempt - 1)) * (1 - random() / 2)
}
