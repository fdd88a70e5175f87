/**
 * `network`: no response, a timeout or a server error; may be retried. `session`: sign in again. `forbidden`: missing
 * rights. `not-found`: no such row, or hidden by row security. `conflict`: another session was faster, or a unique
 * value exists. `limit`: a 21st featured product, no administrator left, too little stock. `invalid`: a refused value or an unexpected response.
 * `busy`: 429, or the catalogue is being deleted.
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
 * The only error of `libs/data`. The message never contains the database's text, which may hold customers' data.
 * Compare `code` through `isDataError`: bundles have their own copies of this class.
 */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly code: DataErrorCode
  readonly operation: string
  retryAfterMs?: number
  /** The browser was offline when the request began. */
  isUnsent?: boolean

  constructor(code: DataErrorCode, operation: string, cause?: unknown) {
    super(`${operation}: ${code}`, { cause })
    this.code = code
    this.operation = operation
  }
}

/** @param code only of this code */
export function isDataError(value: unknown, code?: DataErrorCode): value is DataError {
  const isOne = value instanceof Error && value.name === 'DataError' && 'code' in value && 'operation' in value
  return isOne && (code === undefined || value.code === code)
}

/** Nothing for an error of another code. */
export function conflictCause<Cause>(error: unknown): Partial<Cause> | undefined {
  return isDataError(error, 'conflict') ? ((error.cause as Partial<Cause> | null) ?? undefined) : undefined
}

/** The row that another session stored, if it made a write throw `refusal`. */
export function conflictingRow<Row extends { id: string; version: number | null }>(error: unknown): Row | null {
  const cause = conflictCause<Row>(error)
  return cause?.id && cause.version ? (cause as Row) : null
}

/** Why a write of the given version changed no row. @param stored the present row */
export function refusal(operation: string, stored: { version: number } | null | undefined, version: number): DataError {
  if (!stored) return new DataError('not-found', operation)
  // Unchanged but not written: row security allows reading only.
  if (stored.version === version) return new DataError('forbidden', operation)
  return new DataError('conflict', operation, stored)
}

export function isResultUnknown(error: unknown): boolean {
  return isDataError(error, 'network') && !error.isUnsent
}

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

/** Our own rules raise P0001 with their name in the detail. */
const BY_DETAIL: Record<string, DataErrorCode> = {
  featured_limit: 'limit',
  last_admin: 'limit',
  stock_short: 'limit',
  stock_changed: 'conflict',
  saved_views_limit: 'limit',
  saved_views_changed: 'conflict',
  groups_changed: 'conflict',
  featured_changed: 'conflict',
  settings_conflict: 'conflict',
  total_changed: 'conflict',
  order_changed: 'conflict',
  order_sent: 'conflict',
  order_unknown: 'not-found',
  payment_changed: 'conflict',
  return_refused: 'conflict',
  change_undone: 'conflict',
  change_expired: 'not-found',
  order_number_taken: 'conflict',
  import_unknown: 'not-found',
  supplier_unknown: 'not-found',
  import_expired: 'not-found',
  import_closed: 'conflict',
  import_running: 'conflict',
  // Temporary: the batch is retried.
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

/** @param status HTTP status; 0 without a response */
export function toDataError(operation: string, error: SupabaseError, status: number): DataError {
  return new DataError(codeOf(error, status), operation, error)
}

function codeOf({ code = '', details }: SupabaseError, status: number): DataErrorCode {
  // Unknown rules refuse the value.
  if (code === 'P0001') return BY_DETAIL[details ?? ''] ?? 'invalid'
  const known = BY_CODE[code]
  // An anonymous caller gets 42501 with 401.
  if (known === 'forbidden' && status === 401) return 'session'
  if (known) return known
  // SQLSTATE classes 22 (data exception) and 23 (integrity constraint).
  if (/^(22|23)[0-9A-Z]{3}$/.test(code)) return 'invalid'
  // 200 without JSON comes from a captive portal.
  if (status < 300 || status >= 500) return 'network'
  return BY_STATUS[status] ?? 'unknown'
}
