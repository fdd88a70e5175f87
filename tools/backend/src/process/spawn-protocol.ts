import type { BackendErrorCode } from '../errors'
import type { BackendOptions } from '../start-backend'

export type ToChild = { type: 'start'; options: Omit<BackendOptions, 'log'> } | { type: 'stop' }

export type FromChild =
  | { type: 'listening'; url: string; publishableKey: string; secretKey: string }
  | { type: 'failed'; code: BackendErrorCode; message: string }
