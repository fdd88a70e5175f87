import { type DataErrorCode, isDataError } from './data-error'

export interface RetryPolicy {
  attempts: number
  codes: readonly DataErrorCode[]
  /** First pause; doubles each time. */
  firstMs: number
  longestMs: number
  /** Longest accepted `Retry-After`. */
  longestAskedMs: number
  /** Shortens pauses by up to half, so that pages do not retry at once. Not applied to `Retry-After`. */
  random?: () => number
}

const DEFAULT_POLICY: RetryPolicy = {
  attempts: 5,
  codes: ['busy', 'network'],
  firstMs: 1_000,
  longestMs: 60_000,
  longestAskedMs: 60_000,
}

/** Null if a retry cannot help or attempts are used up. @param attempt 1-based */
export function retryPauseMs(error: unknown, attempt: number, policy: RetryPolicy = DEFAULT_POLICY): number | null {
  const { attempts, codes, firstMs, longestMs, longestAskedMs, random = () => 0 } = policy
  if (attempt >= attempts || !isDataError(error) || !codes.includes(error.code)) return null
  const asked = error.retryAfterMs
  if (asked !== undefined) return asked > longestAskedMs ? null : asked
  return Math.min(longestMs, firstMs * 2 ** (attempt - 1)) * (1 - random() / 2)
}
