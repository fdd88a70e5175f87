import { paths, type RemoteProps } from '@loja/platform'
import { createModule, LazyPage } from '@loja/ui'
import { SettingsPage } from './settings/SettingsPage'

const SettingsModule = createModule({ [paths.settings]: SettingsPage })

export default function Module({ basePath }: RemoteProps) {
  if (basePath !== paths.trackingLogs) return <SettingsModule basePath={basePath} />
  return (
    <LazyPage
      name="tracking-logs"
      shape={{ kind: 'list', cards: 4 }}
      load={async () => (await import('./tracking-logs/TrackingLogsRoutes')).TrackingLogsRoutes}
    />
  )
}
