/** Why a backend did not start. Nothing is changed unless noted. */
export type BackendErrorCode =
  | 'data-dir-locked' // in use by another process
  | 'data-dir-newer' // written by a newer version
  | 'data-dir-older' // its migrations have been replaced
  | 'data-dir-damaged' // the database does not open
  | 'data-dir-foreign' // belongs to another program
  | 'data-dir-readable' // readable by other accounts, which could not be changed
  | 'keys-damaged' // the file of keys cannot be read
  | 'disk-full' // some files may have been written
  | 'database-unreachable' // no PostgreSQL responds at the address
  | 'database-refused' // wrong account, database or address
  | 'database-rights' // the account may not prepare the database
  | 'database-newer'
  | 'database-older'
  | 'database-foreign'
  | 'failed' // see the message

/** The message is English, for logs, and contains no secret. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly code: BackendErrorCode

  constructor(code: BackendErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Searches the causes for the codes of Node and PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/^(ENOSPC|EDQUOT|53100)$/.test(String((cause as { code?: unknown }).code))) return true
    if (/No space left on device|Disk quota exceeded/i.test(cause.message)) return true
    // ENOSPC of WebAssembly in PGlite's file system.
    if (cause.name === 'ErrnoError' && (cause as { errno?: unknown }).errno === 51) return true
  }
  return false
}

/** Wraps other values as `failed`. */
export function toBackendError(error: unknown): BackendError {
  if (isDiskFull(error)) return new BackendError('disk-full', 'No space is left on the disk.', { cause: error })
  if (error instanceof BackendError) return error
  return new BackendError('failed', error instanceof Error ? error.message : String(error), { cause: error })
}
