import { trackingStateQuery } from '@loja/data'
import { PageHeader, TrackingStatusBadge } from '@loja/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messages } from './messages'

/** Title, the tracking status as it is saved, and the page's actions. */
export function SettingsHeader({ actions }: { actions: ReactNode }) {
  const { data, isError } = useQuery(trackingStateQuery)
  return (
    <PageHeader
      title={messages.title}
      summary={<TrackingStatusBadge flags={data} failed={isError} placement="bottomLeft" />}
      actions={actions}
    />
  )
}
