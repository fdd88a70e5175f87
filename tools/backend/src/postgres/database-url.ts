import { BackendError } from '../errors'

/**
 * Host, port and name of the database, which may be shown: no account, no password.
 * @throws BackendError `database-refused` when the text is no address of PostgreSQL; it is not repeated
 */
export function describeDatabaseUrl(url: string): string {
  // Not the built-in error: it carries the address, and with it the password.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new BackendError(
      'database-refused',
      'The address of the database must have the form postgres://account:password@host:port/name.',
    )
  }
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}
