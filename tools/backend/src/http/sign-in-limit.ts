const WINDOW_MS = 60_000
/** Invented addresses must not fill memory. */
const MAX_KEYS = 10_000

export interface Attempt {
  forgive(): void
  succeed(): void
}

/** Times are in milliseconds. */
export class AttemptLimit {
  readonly #attempts = new Map<string, { at: number }[]>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  secondsToWait(key: string, now: number): number {
    const recent = this.#recent(key, now)
    const oldest = recent[recent.length - this.#max]
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest.at + WINDOW_MS - now) / 1000))
  }

  /** Called before the password is checked, so that parallel guesses count. */
  book(key: string, now: number): Attempt {
    const attempt = { at: now }
    const recent = [...this.#recent(key, now), attempt]
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
    const recent = (this.#attempts.get(key) ?? []).filter(isKept)
    if (recent.length > 0) this.#attempts.set(key, recent)
    else this.#attempts.delete(key)
  }
}
