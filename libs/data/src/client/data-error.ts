/**
 * What went wrong, as far as a caller may act on it.
 * `network`: not reached, timed out, or the server is failing; worth another try. `session`: sign in again.
 * `forbidden`: the role may not. `not-found`: no such row, or one that row security hides. `conflict`: somebody was
 * faster, or a value is taken. `limit`: there is no more room, e.g. for a 21st featured product; another try helps only
 * after something was taken out. `invalid`: the database refuses a value, or its answer
 * is not what it should be. `busy`: asked to wait (429), or the whole catalogue is being deleted.
 */
export type DataErrorCode =
  | 'network'
  | 'session'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'limit'
  | 'invalid'
  | 'busy'
  | 'unknown'

/**
 * The one error that `libs/data` throws. Its message holds code and operation only: what the database says may contain
 * customers' data. Compare by `code` through `isDataError`: two bundles hold two copies of this class.
 */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly code: DataErrorCode
  /** Table and verb, e.g. `orders.updateStatus`. */
  readonly operation: string
  /** How long the server asked to wait, if it said. */
  retryAfterMs?: number

  constructor(code: DataErrorCode, operation: string, cause?: unknown) {
    super(`${operation}: ${code}`, { cause })
    this.code = code
    this.operation = operation
  }
}

export function isDataError(value: unknown): value is DataError {
  return value instanceof Error && value.name === 'DataError' && 'code' in value && 'operation' in value
}

/** Whether a write may have been stored although it failed: its answer never came, or broke off. */
export function isResultUnknown(error: unknown): boolean {
  return isDataError(error) && error.code === 'network'
}

/** What supabase-js puts into `error`. */
interface SupabaseError {
  code?: string
  message?: string
  details?: string | null
}

const BY_CODE: Record<string, DataErrorCode> = {
  PGRST301: 'session',
  PGRST302: 'session',
  PGRST303: 'session',
  PGRST116: 'not-found',
  PGRST205: 'not-found',
  '42501': 'forbidden',
  '23505': 'conflict',
  '23503': 'conflict',
  '40001': 'conflict',
  '57014': 'network',
}

/** Our own rules raise P0001 and name themselves in the detail. */
const BY_DETAIL: Record<string, DataErrorCode> = {
  featured_limit: 'limit',
  settings_conflict: 'conflict',
  change_undone: 'conflict',
  change_expired: 'not-found',
  import_unknown: 'not-found',
  import_expired: 'not-found',
  import_closed: 'conflict',
  import_undone: 'conflict',
  import_running: 'conflict',
  // For a moment: a batch that meets it is sent again.
  delete_all_running: 'busy',
}

const BY_STATUS: Record<number, DataErrorCode> = {
  401: 'session',
  403: 'forbidden',
  404: 'not-found',
  406: 'not-found',
  409: 'conflict',
  429: 'busy',
}

/**
 * @param status HTTP status; 0 when nothing answered
 */
export function toDataError(operation: string, error: SupabaseError, status: number): DataError {
  return new DataError(codeOf(error, status), operation, error)
}

function codeOf({ code = '', details }: SupabaseError, status: number): DataErrorCode {
  // A rule that is not named yet refuses what was sent.
  if (code === 'P0001') return BY_DETAIL[details ?? ''] ?? 'invalid'
  const known = BY_CODE[code]
  // An anonymous caller gets 42501 with 401: it is the session that is missing.
  if (known === 'forbidden' && status === 401) return 'session'
  if (known) return known
  // Classes 22 (data exception) and 23 (integrity constraint) of SQLSTATE.
  if (/^(22|23)[0-9A-Z]{3}$/.test(code)) return 'invalid'
  // 200 with a page instead of JSON comes from something in between, e.g. the sign-in page of a hotel's network.
  if (status < 300 || status >= 500) return 'network'
  return BY_STATUS[status] ?? 'unknown'
}
