import { ListWithDialog } from '@loja/ui/lists'
import { TrackingLogDialog, TrackingLogNotFound } from './TrackingLogDialog'
import { TrackingLogsPage } from './TrackingLogsPage'

export { TRACKING_LOGS } from './queries'

export function TrackingLogsRoutes() {
  return <ListWithDialog list={<TrackingLogsPage />} Dialog={TrackingLogDialog} MissingDialog={TrackingLogNotFound} />
}
