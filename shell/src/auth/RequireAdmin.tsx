import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router'
import { AccessDenied, AccessUnavailable } from './AccessProblems'
import { CheckingAccess } from './CheckingAccess'
import { loginPath } from './return-path'

/**
 * Lets administrators through. Nothing below is mounted, so no data is asked for, before the role is known; what the
 * role may really read is decided by the database.
 */
export function RequireAdmin() {
  const access = useAtomValue(accessAtom)
  const { pathname, search, hash } = useLocation()
  switch (access.status) {
    case 'granted':
      return <Outlet />
    case 'signed-out':
      return <Navigate to={loginPath(pathname + search + hash)} replace />
    case 'denied':
      return <AccessDenied email={access.email} />
    case 'unavailable':
      return <AccessUnavailable />
    case 'checking':
      return <CheckingAccess />
  }
}
