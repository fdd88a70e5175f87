import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromWorker, WorkerError, WorkerResult, WorkerStart, WorkerTask } from './worker-protocol'

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

/** Compiling takes most of the time to open. */
function compileEngine(): Promise<WebAssembly.Module> {
  engineModule ??= (async () => {
    const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
    return WebAssembly.compile(await readFile(join(dist, 'pglite.wasm')))
  })()
  return engineModule
}

const WALL_FACTOR = 3
const MIN_WALL_MS = 10_000
const LOOK_MS = 50

function computedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Waiting for the CPU does not count. */
function afterComputing(ms: number, callback: () => void): () => void {
  const computed = computedMs()
  const latest = performance.now() + Math.max(WALL_FACTOR * ms, MIN_WALL_MS)
  let timer: NodeJS.Timeout
  const look = () => {
    const missing = Math.min(ms - (computedMs() - computed), latest - performance.now())
    if (missing > 0) timer = setTimeout(look, Math.max(missing, LOOK_MS))
    else callback()
  }
  timer = setTimeout(look, ms)
  return () => clearTimeout(timer)
}

export class WorkerSession {
  readonly #worker: Worker
  readonly #onNotify: (channel: string) => void
  readonly #pending: Pending[] = []
  readonly #exited: Promise<void>
  #isUsable = true
  isInTransaction = false

  private constructor(worker: Worker, onNotify: (channel: string) => void) {
    this.#worker = worker
    this.#onNotify = onNotify
    this.#exited = new Promise((resolve) => worker.once('exit', () => resolve()))
    worker.on('message', (message: FromWorker) => this.#hear(message))
    worker.on('error', () => undefined)
    worker.on('exit', () => this.#abandon(LOST))
  }

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

  get isUsable(): boolean {
    return this.#isUsable
  }

  /** @param timeoutMs without CPU time up to three times as long, at least 10 s */
  run(task: WorkerTask, timeoutMs?: number): Promise<WorkerResult> {
    if (!this.#isUsable) return Promise.reject(new EngineError(LOST))
    return new Promise<WorkerResult>((resolve, reject) => {
      // First, because it throws for unsendable values.
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
