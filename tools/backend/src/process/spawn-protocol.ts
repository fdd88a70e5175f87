import type { BackendErrorCode } from '../errors'
import type { BackendOptions } from '../start-backend'

/** Messages from the parent to the server process. */
export type ToChild = { type: 'start'; options: Omit<BackendOptions, 'log'> } | { type: 'stop' }

/** The message from the server process to its parent, sent once. */
export type FromChild =
  | { type: 'listening'; url: string; publishableKey: string }
  | { type: 'failed'; code: BackendErrorCode; message: string }
