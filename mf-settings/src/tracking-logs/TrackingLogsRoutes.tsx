import { ListWithDialog } from '@loja/ui'
import { TrackingLogDialog, TrackingLogNotFound } from './TrackingLogDialog'
import { TrackingLogsPage } from './TrackingLogsPage'

export { firstTrackingLogReads } from './queries'

export function TrackingLogsRoutes() {
  return <ListWithDialog list={<TrackingLogsPage />} Dialog={TrackingLogDialog} MissingDialog={TrackingLogNotFound} />
}
