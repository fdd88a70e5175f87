import { NotFound } from '@loja/ui/parts'
import { createBrowserRouter, Navigate } from 'react-router'
import { RequireAdmin } from '../auth/RequireAdmin'
import { LoginPage } from '../auth/sign-in/LoginPage'
import { Dashboard } from '../dashboard/Dashboard'
import { AdminLayout } from '../layout/AdminLayout'
import { LayoutSkeleton } from '../layout/LayoutSkeleton'
import { DASHBOARD_PATH, LOGIN_PATH } from '../page/shell-paths'
import { useTitle } from '../page/use-title'
import { messages } from './messages'
import { RemoteOutlet } from './RemoteOutlet'
import { ShellErrorPage } from './ShellErrorPage'

export function createRouter() {
  return createBrowserRouter([
    {
      ErrorBoundary: ShellErrorPage,
      children: [
        { path: '/', element: <Navigate to={DASHBOARD_PATH} replace /> },
        { path: LOGIN_PATH, Component: LoginPage },
        {
          path: '/admin',
          element: <RequireAdmin Waiting={LayoutSkeleton} />,
          children: [
            {
              Component: AdminLayout,
              children: [
                { index: true, element: <Navigate to={DASHBOARD_PATH} replace /> },
                { path: DASHBOARD_PATH, Component: Dashboard },
                { path: '*', Component: RemoteOutlet },
              ],
            },
          ],
        },
        { path: '*', Component: UnknownPage },
      ],
    },
  ])
}

function UnknownPage() {
  useTitle(messages.unknownPage)
  return (
    <main>
      <NotFound />
    </main>
  )
}
