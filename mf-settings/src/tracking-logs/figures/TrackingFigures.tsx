import { useIsPhone } from '@loja/ui'
import { AlarmsPanel } from './AlarmsPanel'
import { EventsPanel } from './EventsPanel'
import { EventsTable } from './EventsTable'
import { ProviderCards, type ProviderCardsProps } from './ProviderCards'
import styles from './TrackingFigures.module.css'

/** Providers, the days, and what is wrong. On a phone what is wrong comes first, in one line that opens. */
export function TrackingFigures(props: ProviderCardsProps) {
  const { figures, failed } = props
  const isPhone = useIsPhone()
  return (
    <>
      {isPhone && <AlarmsPanel folded />}
      <ProviderCards {...props} />
      <div className={styles.columns}>
        <EventsPanel days={figures?.days} failed={failed} />
        {!isPhone && <AlarmsPanel />}
      </div>
      <EventsTable days={figures?.days ?? []} />
    </>
  )
}
