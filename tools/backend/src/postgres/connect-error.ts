import { BackendError } from '../errors'

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

/** The connection failed; the statement may have been valid. */
export function isConnectionFailure(error: unknown): boolean {
  const code = codeOf(error)
  const message = String((error as { message?: unknown } | null)?.message ?? '')
  // 08: connection; 57P01 to 57P03: the server stops or starts; 53300: too many connections.
  return UNREACHABLE.has(code) || /^(08...|57P0[123]|53300|EPIPE|ECONNRESET)$/.test(code) || LOST.test(message)
}

export function toConnectError(error: unknown, where: string): BackendError {
  if (error instanceof BackendError) return error
  const code = codeOf(error)
  // The driver's errors may contain settings.
  if (isConnectionFailure(error)) {
    return new BackendError('database-unreachable', `No PostgreSQL answers at ${where} (${code || 'timeout'}).`)
  }
  if (/^28/.test(code)) {
    return new BackendError('database-refused', `PostgreSQL at ${where} refuses the account or its password.`)
  }
  if (code === '3D000') return new BackendError('database-refused', `The database of ${where} does not exist.`)
  if (code === '42501') {
    const reason = error instanceof Error ? error.message : ''
    return new BackendError('database-rights', `The account may not prepare the database at ${where}: ${reason}.`)
  }
  return new BackendError('failed', `The database at ${where}: ${error instanceof Error ? error.message : code}`)
}
