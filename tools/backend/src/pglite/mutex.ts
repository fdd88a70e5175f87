/** Concurrent users of PGlite's one session would mix transactions and roles. */
export class Mutex {
  #tail: Promise<void> = Promise.resolve()

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
    previous.then(release)
    return undefined
  }

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
