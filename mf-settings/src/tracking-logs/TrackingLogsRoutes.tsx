import { ListWithDialog } from '@loja/ui/lists'
import { TrackingLogDialog, TrackingLogNotFound } from './TrackingLogDialog'
import { TrackingLogsPage } from './TrackingLogsPage'

export { firstTrackingLogReads } from './queries'

export function TrackingLogsRoutes() {
  return <ListWithDialog list={<TrackingLogsPage />} Dialog={TrackingLogDialog} MissingDialog={TrackingLogNotFound} />
}
