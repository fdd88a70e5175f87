/** Requests that wait, from everywhere and from one address, which may be the server of a storefront. */
const WAITING = 512
const WAITING_OF_ADDRESS = 64
/** So many requests of other callers end before a visitor that waits for them is served all the same. */
const MAX_OVERTAKES = 8

/** What the engine takes. */
interface GateOptions {
  /** Visitors served at a time. */
  atOnce: number
  /** Whether a visitor waits while another caller's request is under way: statements run one at a time. */
  waitsForOthers: boolean
}

/** A visitor's request. */
interface Visit {
  address: string
  /** Whether the client has left: its turn goes to the next. */
  isGone: () => boolean
}

interface Waiting {
  address: string
  start: () => void
}

/** Lets visitors in by turns: one request at a time of each anonymous address, and after the requests of other callers. */
export class VisitorGate {
  readonly #options: GateOptions
  readonly #served = new Set<string>()
  #waiting: Waiting[] = []
  #lastServed = ''
  #others = 0
  #overtakes = 0

  constructor(options: GateOptions) {
    this.#options = options
  }

  /**
   * Runs `serve` when it is the visitor's turn.
   * @returns its result, or undefined when too many wait or the client has left
   */
  async pass<T>({ address, isGone }: Visit, serve: () => Promise<T>): Promise<T | undefined> {
    const own = this.#waiting.filter((visit) => visit.address === address).length
    if (own >= WAITING_OF_ADDRESS || this.#waiting.length >= WAITING) return undefined
    await new Promise<void>((start) => {
      this.#waiting.push({ address, start })
      this.#startNext()
    })
    try {
      return isGone() ? undefined : await serve()
    } finally {
      this.#served.delete(address)
      this.#startNext()
    }
  }

  /** Runs `serve`, the request of any other caller, at once. */
  async passOther<T>(serve: () => Promise<T>): Promise<T> {
    this.#others += 1
    try {
      return await serve()
    } finally {
      this.#others -= 1
      if (this.#waiting.length > 0) this.#overtakes += 1
      this.#startNext()
    }
  }

  #startNext(): void {
    const { atOnce, waitsForOthers } = this.#options
    if (this.#served.size >= atOnce) return
    if (waitsForOthers && this.#others > 0 && this.#overtakes < MAX_OVERTAKES) return
    const free = this.#waiting.filter(({ address }) => !this.#served.has(address))
    const next = free.find(({ address }) => address !== this.#lastServed) ?? free[0]
    if (!next) return
    this.#waiting = this.#waiting.filter((visit) => visit !== next)
    this.#served.add(next.address)
    this.#lastServed = next.address
    this.#overtakes = 0
    next.start()
  }
}
