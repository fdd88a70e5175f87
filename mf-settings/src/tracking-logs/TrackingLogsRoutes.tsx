import { isUuid } from '@loja/domain'
import { paths } from '@loja/platform'
import { NotFound } from '@loja/ui'
import { Outlet, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { TrackingLogDialog, TrackingLogNotFound } from './TrackingLogDialog'
import { TrackingLogsPage } from './TrackingLogsPage'

/** The list, and `/admin/tracking-logs/{id}`: an event's dialog over it. */
export function TrackingLogsRoutes() {
  return (
    <Routes>
      <Route Component={PageWithDialog}>
        <Route index element={null} />
        <Route path=":logId" Component={DialogRoute} />
      </Route>
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}

function PageWithDialog() {
  return (
    <>
      <TrackingLogsPage />
      <Outlet />
    </>
  )
}

/** Closing leads to the list as it was. */
function DialogRoute() {
  const { logId = '' } = useParams()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  // Opened from the list, it is a step back: the history does not grow with each event that is looked at.
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  const close = () => (fromList ? navigate(-1) : navigate({ pathname: paths.trackingLogs, search }, { replace: true }))
  if (!isUuid(logId)) return <TrackingLogNotFound onClose={close} />
  return <TrackingLogDialog key={logId} id={logId} onClose={close} />
}
