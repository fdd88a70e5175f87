import { BackendError } from '../errors'

/** Host, port and name only. @throws BackendError `database-refused` for an invalid address, not repeated */
export function describeDatabaseUrl(url: string): string {
  // The built-in error would contain the password.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new BackendError(
      'database-refused',
      'The address of the database must have the form postgres://account:password@host:port/name.',
    )
  }
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}
