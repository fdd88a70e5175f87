import { cp } from 'node:fs/promises'
import type { WorkerResult, WorkerTask } from './worker-protocol'
import { EngineError, WorkerSession } from './worker-session'

interface EngineOptions {
  dataDir: string
  sharedBuffers?: string | undefined
  log: (line: string) => void
}

const startOf = ({ dataDir, sharedBuffers }: EngineOptions) => ({ dataDir, sharedBuffers })

/** A session that failed or timed out is replaced; committed data survives. */
export class Engine {
  readonly #options: EngineOptions
  readonly #listeners = new Map<string, (mayHaveMissed: boolean) => void>()
  #session: WorkerSession
  #reopening: Promise<void> | undefined
  #isClosed = false

  private constructor(options: EngineOptions, session: WorkerSession) {
    this.#options = options
    this.#session = session
  }

  static async open(options: EngineOptions): Promise<Engine> {
    let notify: (channel: string) => void = () => undefined
    const session = await WorkerSession.open(startOf(options), (channel) => notify(channel))
    const engine = new Engine(options, session)
    notify = (channel) => engine.#listeners.get(channel)?.(false)
    return engine
  }

  get isClean(): boolean {
    return this.#session.isUsable && !this.#session.isInTransaction
  }

  run(task: WorkerTask, timeoutMs?: number): Promise<WorkerResult> {
    return this.#session.run(task, timeoutMs)
  }

  async ready(): Promise<void> {
    if (this.isClean || this.#isClosed) return
    this.#reopening ??= this.#reopen().finally(() => {
      this.#reopening = undefined
    })
    await this.#reopening
  }

  async listen(channel: string, onNotify: (mayHaveMissed: boolean) => void): Promise<void> {
    await this.run({ op: 'listen', channel })
    this.#listeners.set(channel, onNotify)
  }

  async copyTo(path: string): Promise<void> {
    await this.ready()
    await this.run({ op: 'close' })
    await this.#session.terminate()
    await cp(this.#options.dataDir, path, { recursive: true })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#session.isUsable) await this.run({ op: 'close' }).catch(() => undefined)
    await this.#session.terminate()
  }

  async #reopen(): Promise<void> {
    const began = performance.now()
    // Two engines on one directory would lose each other's rows.
    await this.#session.terminate()
    const { log } = this.#options
    try {
      this.#session = await WorkerSession.open(startOf(this.#options), (channel) => {
        this.#listeners.get(channel)?.(false)
      })
      for (const channel of this.#listeners.keys()) await this.run({ op: 'listen', channel })
    } catch (error) {
      log(`the database did not open again: ${error instanceof Error ? error.message : String(error)}`)
      throw new EngineError({ code: '57P03', message: 'the database is not open' })
    }
    log(`the database session was replaced in ${Math.round(performance.now() - began)} ms`)
    for (const onNotify of this.#listeners.values()) onNotify(true)
  }
}
