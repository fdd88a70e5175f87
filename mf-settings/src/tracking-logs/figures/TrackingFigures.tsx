import { useIsPhone } from '@loja/ui'
import { AlarmsPanel } from './AlarmsPanel'
import { EventsPanel } from './EventsPanel'
import { EventsTable } from './EventsTable'
import { ProviderCards, type ProviderCardsProps } from './ProviderCards'
import styles from './TrackingFigures.module.css'

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
