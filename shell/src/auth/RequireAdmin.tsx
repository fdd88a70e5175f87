import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { type ComponentType, useDeferredValue } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { AccessDenied, AccessUnavailable } from './AccessProblems'
import { messages } from './session-messages'
import { loginPath } from './sign-in/return-path'

/** Nothing is requested before the role is known. The database checks it itself. */
export function RequireAdmin({ Waiting }: { Waiting: ComponentType<{ label: string; slowText: string }> }) {
  const known = useAtomValue(accessAtom)
  const drawn = useDeferredValue(known)
  const access = known.status === 'granted' && drawn.status === 'checking' ? drawn : known
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
      return <Waiting label={messages.checkingAccess} slowText={messages.checkingIsSlow} />
  }
}
