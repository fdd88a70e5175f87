import { paths } from '@loja/platform'
import { createModule } from '@loja/ui'
import { SettingsPage } from './settings/SettingsPage'
import { TrackingLogsPage } from './tracking-logs/TrackingLogsPage'

/** The module: the page of the route that it is mounted at. */
export default createModule({
  [paths.settings]: SettingsPage,
  [paths.trackingLogs]: TrackingLogsPage,
})
