export interface WorkerStart {
  dataDir: string
  engine: WebAssembly.Module
  sharedBuffers?: string | undefined
}

export interface WorkerStatement {
  text: string
  params: readonly unknown[]
}

export type WorkerTask =
  | {
      op: 'query'
      text: string
      params: readonly unknown[]
      begins?: boolean
      context?: readonly WorkerStatement[]
      maxCharacters?: number
    }
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

export type FromWorker =
  | { kind: 'open' }
  | { kind: 'failed'; error: WorkerError }
  | { kind: 'done'; result: WorkerResult; isInTransaction: boolean }
  /** `isBroken`: the engine cannot be used any more. */
  | { kind: 'error'; error: WorkerError; isBroken: boolean; isInTransaction: boolean }
  | { kind: 'notification'; channel: string }
