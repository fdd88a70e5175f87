const WINDOW_MS = 60_000
/** Above this many remembered keys the old ones are dropped, so that made-up addresses cannot fill the memory. */
const MAX_KEYS = 10_000

/** One attempt that was let through. It counts as failed until it is said to have been something else. */
export interface Attempt {
  /** It says nothing about the caller: the attempt no longer counts. */
  forgive(): void
  /** The password was right: what failed before it no longer counts either. */
  succeed(): void
}

/**
 * Counts attempts by key over the last minute. Times are in milliseconds of a clock that never goes back
 * (`performance.now()`), or a limit would last as long as the clock was wrong.
 */
export class AttemptLimit {
  readonly #attempts = new Map<string, { at: number }[]>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** Seconds until the key may try again; 0 when it may now. Books nothing. */
  secondsToWait(key: string, now: number): number {
    const recent = this.#recent(key, now)
    const oldest = recent[recent.length - this.#max]
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest.at + WINDOW_MS - now) / 1000))
  }

  /** Books an attempt before the password is checked, so that a burst of parallel guesses counts too. */
  book(key: string, now: number): Attempt {
    const attempt = { at: now }
    const recent = [...this.#recent(key, now), attempt]
    // Last in order: the key that was used longest ago is the first to be dropped.
    this.#attempts.delete(key)
    this.#attempts.set(key, recent)
    const eldest = this.#attempts.size > MAX_KEYS ? this.#attempts.keys().next().value : undefined
    if (eldest !== undefined) this.#attempts.delete(eldest)
    return {
      forgive: () => this.#keep(key, (other) => other !== attempt),
      succeed: () => this.#attempts.delete(key),
    }
  }

  #recent(key: string, now: number): { at: number }[] {
    return (this.#attempts.get(key) ?? []).filter(({ at }) => now - at < WINDOW_MS)
  }

  #keep(key: string, isKept: (attempt: { at: number }) => boolean): void {
    const kept = (this.#attempts.get(key) ?? []).filter(isKept)
    if (kept.length > 0) this.#attempts.set(key, kept)
    else this.#attempts.delete(key)
  }
}
