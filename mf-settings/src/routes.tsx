import { paths, type RemoteProps } from '@loja/platform'
import { NotFound } from '@loja/ui'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { SettingsPage } from './settings/SettingsPage'
import { TrackingLogsPage } from './tracking-logs/TrackingLogsPage'

const PAGES: Record<string, () => ReactNode> = {
  [paths.settings]: SettingsPage,
  [paths.trackingLogs]: TrackingLogsPage,
}

/** The module: the page of the route that it is mounted at. */
export default function SettingsModule({ basePath }: RemoteProps) {
  return (
    <Routes>
      <Route index Component={PAGES[basePath] ?? NotFound} />
      <Route path="*" Component={NotFound} />
    </Routes>
  )
}
