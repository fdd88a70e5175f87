import { accessAtom } from '@loja/platform'
import { Button, Result, Spin } from 'antd'
import { useAtomValue, useStore } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router'
import { messages } from './messages'
import { loginPath } from './return-path'
import { retryAccess } from './session'
import { useSignOut } from './use-sign-out'

/**
 * Lets administrators through. Nothing below is mounted, so no data is asked for, before the role is known; what the
 * role may really read is decided by the database.
 */
export function RequireAdmin() {
  const access = useAtomValue(accessAtom)
  const { pathname, search } = useLocation()
  switch (access.status) {
    case 'granted':
      return <Outlet />
    case 'signed-out':
      return <Navigate to={loginPath(pathname + search)} replace />
    case 'denied':
      return <AccessDenied email={access.email} />
    case 'unavailable':
      return <AccessUnavailable />
    case 'checking':
      return <Spin fullscreen description={messages.checkingAccess} delay={300} />
  }
}

function AccessDenied({ email }: { email: string }) {
  const { signOut, busy } = useSignOut()
  return (
    <main>
      <Result
        status="403"
        title={messages.deniedTitle}
        subTitle={messages.deniedText(email)}
        extra={
          <Button type="primary" loading={busy} onClick={() => void signOut()}>
            {messages.signOut}
          </Button>
        }
      />
    </main>
  )
}

function AccessUnavailable() {
  const store = useStore()
  const { signOut, busy } = useSignOut()
  return (
    <main>
      <Result
        status="warning"
        title={messages.accessUnavailableTitle}
        subTitle={messages.accessUnavailableText}
        extra={[
          <Button key="retry" type="primary" onClick={() => void retryAccess(store)}>
            {messages.retry}
          </Button>,
          <Button key="sign-out" loading={busy} onClick={() => void signOut()}>
            {messages.signOut}
          </Button>,
        ]}
      />
    </main>
  )
}
