const WINDOW_MS = 60_000
const MAX_FAILURES = 10
/** Above this many remembered pairs the old ones are dropped, so that made-up addresses cannot fill the memory. */
const MAX_PAIRS = 10_000

/** Counts failed sign-ins by peer and e-mail over the last minute. */
export class SignInLimit {
  readonly #failures = new Map<string, number[]>()

  /**
   * Books an attempt before the password is checked, so that a burst of parallel guesses counts too.
   * @param now milliseconds
   * @returns seconds to wait, or 0 when the attempt may go on
   */
  begin(pair: string, now: number): number {
    const recent = (this.#failures.get(pair) ?? []).filter((time) => now - time < WINDOW_MS)
    this.#failures.delete(pair)
    this.#failures.set(pair, recent)
    const oldest = recent[0]
    if (oldest !== undefined && recent.length >= MAX_FAILURES) {
      return Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1000))
    }
    recent.push(now)
    if (this.#failures.size > MAX_PAIRS) {
      const eldest = this.#failures.keys().next().value
      if (eldest !== undefined) this.#failures.delete(eldest)
    }
    return 0
  }

  /** The password was right: what failed before no longer counts. */
  succeed(pair: string): void {
    this.#failures.delete(pair)
  }
}
