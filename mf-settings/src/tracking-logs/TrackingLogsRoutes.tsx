import { paths } from '@loja/platform'
import { ListWithDialog } from '@loja/ui'
import { TrackingLogDialog, TrackingLogNotFound } from './TrackingLogDialog'
import { TrackingLogsPage } from './TrackingLogsPage'

export function TrackingLogsRoutes() {
  return (
    <ListWithDialog
      path={paths.trackingLogs}
      list={<TrackingLogsPage />}
      Dialog={TrackingLogDialog}
      MissingDialog={TrackingLogNotFound}
    />
  )
}
