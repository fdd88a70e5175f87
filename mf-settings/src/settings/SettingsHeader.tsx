import { trackingStateQuery } from '@loja/data/settings'
import { TrackingStatusBadge } from '@loja/records'
import { declarePart, usePart } from '@loja/ui/late'
import { PageHeader } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messages } from './messages'
import styles from './SettingsHeader.module.css'

/** Rarely needed, so not in the first chunk. */
const alarmsPart = declarePart(async () => (await import('../tracking-alarms/AlarmsLine')).AlarmsLine)

export function SettingsHeader({ actions }: { actions: ReactNode }) {
  const { data, isError } = useQuery(trackingStateQuery)
  const { code: AlarmsLine } = usePart(alarmsPart, 'after-rows')
  return (
    <PageHeader
      title={messages.title}
      summary={
        <SettingsSummary>
          <TrackingStatusBadge flags={data} failed={isError} placement="bottomLeft" />
          <span className={styles.alarms}>{AlarmsLine && <AlarmsLine />}</span>
        </SettingsSummary>
      }
      actions={actions}
    />
  )
}

export function SettingsSummary({ children }: { children?: ReactNode }) {
  return <span className={styles.summary}>{children}</span>
}
