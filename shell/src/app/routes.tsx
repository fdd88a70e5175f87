import { paths } from '@loja/platform'
import { NotFound } from '@loja/ui'
import { createBrowserRouter, Navigate } from 'react-router'
import { RequireAdmin } from '../auth/RequireAdmin'
import { LoginPage } from '../auth/sign-in/LoginPage'
import { DashboardPage } from '../dashboard/DashboardPage'
import { AdminLayout } from '../layout/AdminLayout'
import { LayoutSkeleton } from '../layout/LayoutSkeleton'
import { useTitle } from '../page/use-title'
import { messages } from './messages'
import { RemoteOutlet } from './RemoteOutlet'
import { ShellErrorPage } from './ShellErrorPage'

/** All addresses. Those below `/admin`, except the dashboard, belong to remotes. */
export function createRouter() {
  return createBrowserRouter([
    {
      ErrorBoundary: ShellErrorPage,
      children: [
        { path: '/', element: <Navigate to={paths.dashboard} replace /> },
        { path: paths.login, Component: LoginPage },
        {
          path: '/admin',
          element: <RequireAdmin Waiting={LayoutSkeleton} />,
          children: [
            {
              Component: AdminLayout,
              children: [
                { index: true, element: <Navigate to={paths.dashboard} replace /> },
                { path: paths.dashboard, Component: DashboardPage },
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
