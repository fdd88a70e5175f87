/** Lets one holder in at a time, in the order of asking. PGlite has one session: two users of it at once would mix
 * their transactions and with them their roles. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve()

  /**
   * Resolves when it is the caller's turn, with the function that ends it.
   * @param timeoutMs after so long without a turn the caller gives up, and undefined is the answer
   */
  lock(): Promise<() => void>
  lock(timeoutMs: number): Promise<(() => void) | undefined>
  async lock(timeoutMs?: number): Promise<(() => void) | undefined> {
    let release: () => void = () => undefined
    const previous = this.#tail
    this.#tail = new Promise((resolve) => {
      release = resolve
    })
    if (timeoutMs === undefined || (await isOverWithin(previous, timeoutMs))) {
      await previous
      return release
    }
    // The place in the queue passes on to the next.
    previous.then(release)
    return undefined
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

async function isOverWithin(work: Promise<void>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs)
  })
  const inTime = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return inTime
}
