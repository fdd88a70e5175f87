import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromWorker, WorkerError, WorkerResult, WorkerStart, WorkerTask } from './worker-protocol'

/** The database's error for a task of `WorkerSession`. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: string
  readonly detail: string | undefined
  readonly hint: string | undefined

  constructor({ code, message, detail, hint }: WorkerError) {
    super(message)
    this.code = code
    this.detail = detail
    this.hint = hint
  }
}

interface Pending {
  resolve(result: WorkerResult): void
  reject(error: EngineError): void
}

const LOST: WorkerError = { code: '57P02', message: 'the embedded engine ended' }
const TIMED_OUT: WorkerError = { code: '57014', message: 'canceling statement due to statement timeout' }

let engineModule: Promise<WebAssembly.Module> | undefined

/** The engine, compiled once for all threads of this process: it is most of the time that opening takes. */
function compileEngine(): Promise<WebAssembly.Module> {
  engineModule ??= (async () => {
    const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
    return WebAssembly.compile(await readFile(join(dist, 'pglite.wasm')))
  })()
  return engineModule
}

/** A statement that waits for a processor is given so many times its limit. */
const PATIENCE = 3
/** Or so long, in milliseconds, if that is longer: a short limit must not end what a busy machine hardly began. */
const MIN_PATIENCE_MS = 10_000
/** Between two looks at how long it computed, at least. */
const LOOK_MS = 50

/** Time that the processors gave to this process, in milliseconds: no thread of it computed for longer. */
function computedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Calls back once `ms` have passed, of which this process computed as much: on a machine that others keep busy, cutting
 * off what hardly began would make everybody wait for a new session, and so the next statement late as well.
 * @returns what stops it
 */
function afterComputing(ms: number, callback: () => void): () => void {
  const computed = computedMs()
  const latest = performance.now() + Math.max(PATIENCE * ms, MIN_PATIENCE_MS)
  let timer: NodeJS.Timeout
  const look = () => {
    const missing = Math.min(ms - (computedMs() - computed), latest - performance.now())
    if (missing > 0) timer = setTimeout(look, Math.max(missing, LOOK_MS))
    else callback()
  }
  timer = setTimeout(look, ms)
  return () => clearTimeout(timer)
}

/** One PGlite in a thread of its own, so that a statement stops nobody but those who wait for the database. */
export class WorkerSession {
  readonly #worker: Worker
  readonly #onNotify: (channel: string) => void
  readonly #pending: Pending[] = []
  readonly #exited: Promise<void>
  #isUsable = true
  /** After the last task a transaction was open. */
  isInTransaction = false

  private constructor(worker: Worker, onNotify: (channel: string) => void) {
    this.#worker = worker
    this.#onNotify = onNotify
    this.#exited = new Promise((resolve) => worker.once('exit', () => resolve()))
    worker.on('message', (message: FromWorker) => this.#hear(message))
    // An error event that nobody hears would end the process; `exit` follows it.
    worker.on('error', () => undefined)
    worker.on('exit', () => this.#abandon(LOST))
  }

  /** Opens the database; rejects with the engine's own error when it does not open. */
  static async open(start: Omit<WorkerStart, 'engine'>, onNotify: (channel: string) => void): Promise<WorkerSession> {
    const workerData: WorkerStart = { ...start, engine: await compileEngine() }
    const worker = new Worker(join(import.meta.dirname, 'pglite-worker.js'), { workerData, execArgv: [] })
    const first = await new Promise<FromWorker>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new EngineError(LOST)))
    })
    if (first.kind === 'open') return new WorkerSession(worker, onNotify)
    await worker.terminate()
    throw new EngineError(first.kind === 'failed' ? first.error : LOST)
  }

  /** False once the engine failed, was cut off or ended: nothing more may be asked of it. */
  get isUsable(): boolean {
    return this.#isUsable
  }

  /**
   * Gives the engine a task.
   * @param timeoutMs after so long the engine is cut off in the middle, and cannot be used any more; a machine that has
   * no time for it lets it run for up to three times as long, and at least ten seconds
   * @throws EngineError
   */
  run(task: WorkerTask, timeoutMs?: number): Promise<WorkerResult> {
    if (!this.#isUsable) return Promise.reject(new EngineError(LOST))
    return new Promise<WorkerResult>((resolve, reject) => {
      // First: what cannot be sent throws here, and must not be waited for.
      this.#worker.postMessage(task)
      const stop = timeoutMs === undefined ? () => undefined : afterComputing(timeoutMs, () => this.#abandon(TIMED_OUT))
      this.#pending.push({
        resolve: (result) => {
          stop()
          resolve(result)
        },
        reject: (error) => {
          stop()
          reject(error)
        },
      })
    })
  }

  /** Ends the thread wherever it is; resolves when it is gone and its files are free. */
  async terminate(): Promise<void> {
    this.#abandon(LOST)
    await this.#exited
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'notification') this.#onNotify(message.channel)
    if (message.kind !== 'done' && message.kind !== 'error') return
    this.isInTransaction = message.isInTransaction
    const task = this.#pending.shift()
    if (message.kind === 'done') {
      task?.resolve(message.result)
      return
    }
    if (message.isBroken) this.#abandon(LOST)
    task?.reject(new EngineError(message.error))
  }

  #abandon(error: WorkerError): void {
    this.#isUsable = false
    for (const task of this.#pending.splice(0)) task.reject(new EngineError(error))
    this.#worker.terminate().catch(() => undefined)
  }
}
