/**
 * Why a backend did not start.
 * - `data-dir-locked`: another process has the data directory open.
 * - `data-dir-newer`: the directory was written by a newer version of this code; nothing was changed.
 * - `data-dir-older`: it was written by a version whose migrations this one has replaced; nothing was changed.
 * - `data-dir-damaged`: the database in the directory does not open; nothing was changed.
 * - `data-dir-foreign`: the directory holds files that this program did not make; nothing was changed.
 * - `data-dir-readable`: other accounts may read the directory, and that could not be ended.
 * - `keys-damaged`: the file of keys in the directory cannot be read; nothing was changed.
 * - `disk-full`: there is no space left to write to.
 * - `database-unreachable`: no PostgreSQL answers at the address.
 * - `database-refused`: it does not let the account in, has no such database, or the address is none.
 * - `database-rights`: the account may not do what preparing the database needs.
 * - `database-newer`: a newer version of this code has migrated the database; nothing was changed.
 * - `database-older`: a version has migrated it whose migrations this one has replaced; nothing was changed.
 * - `database-foreign`: the database belongs to something else; nothing was changed.
 * - `failed`: anything else; the message says what.
 */
export type BackendErrorCode =
  | 'data-dir-locked'
  | 'data-dir-newer'
  | 'data-dir-older'
  | 'data-dir-damaged'
  | 'data-dir-foreign'
  | 'data-dir-readable'
  | 'keys-damaged'
  | 'disk-full'
  | 'database-unreachable'
  | 'database-refused'
  | 'database-rights'
  | 'database-newer'
  | 'database-older'
  | 'database-foreign'
  | 'failed'

/** Refusal to start, told by `code`; the message is English, for logs, and names no secret. */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly code: BackendErrorCode

  constructor(code: BackendErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Whether the error, or one that caused it, says that a disk or a quota is full: as Node, or as PostgreSQL puts it. */
export function isDiskFull(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/^(ENOSPC|EDQUOT|53100)$/.test(String((cause as { code?: unknown }).code))) return true
    if (/No space left on device|Disk quota exceeded/i.test(cause.message)) return true
    // PGlite's file system: ENOSPC as WebAssembly numbers it.
    if (cause.name === 'ErrnoError' && (cause as { errno?: unknown }).errno === 51) return true
  }
  return false
}

/** Any thrown value as a `BackendError`; what is none becomes `failed`. */
export function toBackendError(error: unknown): BackendError {
  if (isDiskFull(error)) return new BackendError('disk-full', 'No space is left on the disk.', { cause: error })
  if (error instanceof BackendError) return error
  return new BackendError('failed', error instanceof Error ? error.message : String(error), { cause: error })
}
