import { AlarmsPanel } from './AlarmsPanel'
import { EventsPanel } from './EventsPanel'
import { EventsTable } from './EventsTable'
import { ProviderCards, type ProviderCardsProps } from './ProviderCards'
import styles from './TrackingFigures.module.css'

export function TrackingFigures(props: ProviderCardsProps) {
  const { figures, failed } = props
  return (
    <>
      <ProviderCards {...props} />
      <div className={styles.columns}>
        <AlarmsPanel />
        <EventsPanel days={figures?.days} failed={failed} />
      </div>
      <EventsTable days={figures?.days ?? []} />
    </>
  )
}
