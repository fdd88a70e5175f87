/** Lets one holder in at a time, in the order of asking. PGlite has one session: two users of it at once would mix
 * their transactions and with them their roles. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn, with the function that ends it. */
  async lock(): Promise<() => void> {
    let release: () => void = () => undefined
    const previous = this.#tail
    this.#tail = new Promise((resolve) => {
      release = resolve
    })
    await previous
    return release
  }

  /** Runs `work` alone and passes on its result or error. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.lock()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
