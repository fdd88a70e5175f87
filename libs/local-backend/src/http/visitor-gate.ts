/** Visitors served at a time; the pool of a PostgreSQL server has four more connections for staff. */
const AT_ONCE = 6
/** Requests that wait, from everywhere and from one address, which may be the server of a storefront. */
const WAITING = 512
const WAITING_OF_ADDRESS = 64

/** A visitor's request. */
interface Visit {
  address: string
  /** Whether the client has left: its turn goes to the next. */
  isGone: () => boolean
}

/** One request at a time of each anonymous address, the others in the order of their arrival. */
export class VisitorGate {
  readonly #served = new Set<string>()
  #waiting: { address: string; start: () => void }[] = []

  /**
   * Runs `serve` when it is the visitor's turn.
   * @returns its result, or undefined when too many wait or the client has left
   */
  async pass<T>({ address, isGone }: Visit, serve: () => Promise<T>): Promise<T | undefined> {
    if (!this.#isFree(address)) {
      const own = this.#waiting.filter((visit) => visit.address === address).length
      if (own >= WAITING_OF_ADDRESS || this.#waiting.length >= WAITING) return undefined
      await new Promise<void>((start) => {
        this.#waiting.push({ address, start })
      })
    } else this.#served.add(address)
    try {
      return isGone() ? undefined : await serve()
    } finally {
      this.#served.delete(address)
      this.#startNext()
    }
  }

  #isFree(address: string): boolean {
    return this.#served.size < AT_ONCE && !this.#served.has(address)
  }

  #startNext(): void {
    const next = this.#waiting.find(({ address }) => this.#isFree(address))
    if (!next) return
    this.#waiting = this.#waiting.filter((visit) => visit !== next)
    this.#served.add(next.address)
    next.start()
  }
}
