import { ListWithDialog } from '@loja/ui/lists'
import { TrackingLogDialog, TrackingLogNotFound } from './TrackingLogDialog'
import { TrackingLogsPage } from './TrackingLogsPage'
import { eventLinkId } from './tracking-log-fields'

export { TRACKING_LOGS } from './queries'

export function TrackingLogsRoutes() {
  return (
    <ListWithDialog
      list={<TrackingLogsPage />}
      Dialog={TrackingLogDialog}
      MissingDialog={TrackingLogNotFound}
      openerId={eventLinkId}
    />
  )
}
