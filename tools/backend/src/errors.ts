/** Why a backend did not start. Nothing is changed unless noted. */
export type BackendErrorCode =
  | 'data-dir-locked'
  | 'data-dir-newer' // written by a newer version
  | 'data-dir-older' // its migrations have been replaced
  | 'data-dir-damaged'
  | 'data-dir-foreign' // belongs to another program
  | 'data-dir-readable'
  | 'keys-damaged'
  | 'disk-full' // some files may have been written
  | 'database-unreachable'
  | 'database-refused'
  | 'database-rights'
  | 'database-newer'
  | 'database-older'
  | 'database-foreign'
  | 'failed' // see the message

/** Contains no secret. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly code: BackendErrorCode

  constructor(code: BackendErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export function isDiskFull(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/^(ENOSPC|EDQUOT|53100)$/.test(String((cause as { code?: unknown }).code))) return true
    if (/No space left on device|Disk quota exceeded/i.test(cause.message)) return true
    // ENOSPC of WebAssembly in PGlite's file system.
    if (cause.name === 'ErrnoError' && (cause as { errno?: unknown }).errno === 51) return true
  }
  return false
}

export function toBackendError(error: unknown): BackendError {
  if (isDiskFull(error)) return new BackendError('disk-full', 'No space is left on the disk.', { cause: error })
  if (error instanceof BackendError) return error
  return new BackendError('failed', error instanceof Error ? error.message : String(error), { cause: error })
}
