import type { TrackingProvider } from '@loja/domain'
import { useIsPhone } from '@loja/ui'
import { AlarmsPanel } from './AlarmsPanel'
import { EventsPanel } from './EventsPanel'
import { EventsTable } from './EventsTable'
import type { Figures } from './figures'
import { ProviderCards } from './ProviderCards'
import styles from './TrackingFigures.module.css'

interface Props {
  /** Absent until the first answer. */
  figures: Figures | undefined
  failed: boolean
  /** When the figures were read, in milliseconds since 1970. */
  readAt: number
  /** Of the filter. */
  provider: TrackingProvider | null
  onProvider: (provider: TrackingProvider | null) => void
}

/** Providers, the days, and what is wrong. On a phone what is wrong comes first, in one line that opens. */
export function TrackingFigures({ figures, failed, readAt, provider, onProvider }: Props) {
  const isPhone = useIsPhone()
  return (
    <>
      {isPhone && <AlarmsPanel folded />}
      <ProviderCards figures={figures} failed={failed} readAt={readAt} provider={provider} onProvider={onProvider} />
      <div className={styles.columns}>
        <EventsPanel days={figures?.days} failed={failed} />
        {!isPhone && <AlarmsPanel />}
      </div>
      <EventsTable days={figures?.days ?? []} />
    </>
  )
}
