/** How a caller waits for its turn. */
interface LockOptions {
  /** Behind everyone who is not patient. */
  isPatient?: boolean
  /** After so long without a turn the caller gives up, and undefined is the answer. */
  timeoutMs?: number
}

type Release = () => void

/** Patient callers wait for at most so many turns of others in a row. */
const MAX_OVERTAKES = 8

/**
 * Lets one holder in at a time, in the order of asking; patient callers after the others. PGlite has one session: two
 * users of it at once would mix their transactions and with them their roles.
 */
export class Mutex {
  readonly #prompt: Release[] = []
  readonly #patient: Release[] = []
  #isHeld = false
  #overtakes = 0

  /** Resolves when it is the caller's turn, with the function that ends it. */
  lock(options?: { isPatient?: boolean }): Promise<Release>
  lock(options: LockOptions): Promise<Release | undefined>
  lock({ isPatient = false, timeoutMs }: LockOptions = {}): Promise<Release | undefined> {
    return new Promise((resolve) => {
      const queue = isPatient ? this.#patient : this.#prompt
      let timer: NodeJS.Timeout | undefined
      const start = () => {
        clearTimeout(timer)
        resolve(once(() => this.#startNext()))
      }
      queue.push(start)
      if (!this.#isHeld) return this.#startNext()
      if (timeoutMs === undefined) return
      timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1)
        resolve(undefined)
      }, timeoutMs)
    })
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

  #startNext(): void {
    const isPatientDue = this.#prompt.length === 0 || this.#overtakes >= MAX_OVERTAKES
    const patient = isPatientDue ? this.#patient.shift() : undefined
    const next = patient ?? this.#prompt.shift()
    this.#overtakes = patient || this.#patient.length === 0 ? 0 : this.#overtakes + 1
    this.#isHeld = next !== undefined
    next?.()
  }
}

/** A second release must not let another holder in. */
function once(release: Release): Release {
  let isReleased = false
  return () => {
    if (!isReleased) release()
    isReleased = true
  }
}
