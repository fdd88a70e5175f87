/** What the worker is started with. */
export interface WorkerStart {
  dataDir: string
  engine: WebAssembly.Module
  /** The engine's own `shared_buffers`; omitted: 128 MB. */
  sharedBuffers?: string | undefined
}

/** A statement whose rows nobody looks at. */
export interface WorkerStatement {
  text: string
  params: readonly unknown[]
}

/** Work for the database; one at a time, answered in order. */
export type WorkerTask =
  | {
      op: 'query'
      text: string
      params: readonly unknown[]
      /** In a new transaction, as the caller that `context` sets; neither costs a message of its own. */
      begins?: boolean
      context?: readonly WorkerStatement[]
      /** Characters that the rows may hold; with more the task fails with 54000. */
      maxCharacters?: number
    }
  /** Several statements in one text; the rows are the last one's. */
  | { op: 'exec'; text: string }
  | { op: 'listen'; channel: string }
  | { op: 'close' }

/** An error as the database reports it. */
export interface WorkerError {
  code: string
  message: string
  detail?: string | undefined
  hint?: string | undefined
}

/** What a task gave. */
export interface WorkerResult {
  rows: unknown[]
  affectedRows?: number | undefined
}

/** What the worker says; `isInTransaction`: a transaction is open after the task. */
export type FromWorker =
  | { kind: 'open' }
  | { kind: 'failed'; error: WorkerError }
  | { kind: 'done'; result: WorkerResult; isInTransaction: boolean }
  /** `isBroken`: the engine lost its footing, and nothing more may be asked of it. */
  | { kind: 'error'; error: WorkerError; isBroken: boolean; isInTransaction: boolean }
  | { kind: 'notification'; channel: string }
