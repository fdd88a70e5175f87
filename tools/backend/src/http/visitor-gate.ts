/** The address may be a storefront's server. */
const WAITING = 512
const WAITING_OF_ADDRESS = 64
const MAX_OVERTAKES = 8

interface GateOptions {
  atOnce: number
  waitsForOthers: boolean
}

interface Visit {
  address: string
  isGone: () => boolean
}

interface Waiting {
  address: string
  start: () => void
}

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
