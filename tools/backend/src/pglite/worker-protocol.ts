export interface WorkerStart {
  dataDir: string
  engine: WebAssembly.Module
  sharedBuffers?: string | undefined
}

export interface WorkerStatement {
  text: string
  params: readonly unknown[]
}

/** Tasks run one at a time, in order. */
export type WorkerTask =
  | {
      op: 'query'
      text: string
      params: readonly unknown[]
      /** Starts a transaction as the caller of `context`, in the same message. */
      begins?: boolean
      context?: readonly WorkerStatement[]
      /** Limit of the result; more fails with 54000. */
      maxCharacters?: number
    }
  /** Several statements; returns the last one's rows. */
  | { op: 'exec'; text: string }
  | { op: 'listen'; channel: string }
  | { op: 'close' }

export interface WorkerError {
  code: string
  message: string
  detail?: string | undefined
  hint?: string | undefined
}

export interface WorkerResult {
  rows: unknown[]
  affectedRows?: number | undefined
}

/** `isInTransaction`: a transaction is open after the task. */
export type FromWorker =
  | { kind: 'open' }
  | { kind: 'failed'; error: WorkerError }
  | { kind: 'done'; result: WorkerResult; isInTransaction: boolean }
  /** `isBroken`: the engine cannot be used any more. */
  | { kind: 'error'; error: WorkerError; isBroken: boolean; isInTransaction: boolean }
  | { kind: 'notification'; channel: string }
