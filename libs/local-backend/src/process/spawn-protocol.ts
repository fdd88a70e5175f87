import type { BackendErrorCode } from '../errors'
import type { BackendOptions } from '../start-backend'

/** What the parent tells the server process. */
export type ToChild = { type: 'start'; options: Omit<BackendOptions, 'log'> } | { type: 'stop' }

/** What the server process tells its parent, once. */
export type FromChild =
  | { type: 'listening'; url: string; publishableKey: string }
  | { type: 'failed'; code: BackendErrorCode; message: string }
