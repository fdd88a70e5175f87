import { ABSENT } from '@loja/domain/format'
import { successRate, TRACKING_PROVIDERS } from '@loja/domain/tracking-logs'
import { Fold } from '@loja/ui/late'
import { messages as alarmMessages } from '../../tracking-alarms/messages'
import { useTrackingAlarms } from '../../tracking-alarms/use-tracking-alarms'
import { messages } from '../messages'
import styles from './FiguresFold.module.css'
import type { ProviderCardsProps } from './ProviderCards'
import { TrackingFigures } from './TrackingFigures'

export function FiguresFold(props: ProviderCardsProps) {
  return (
    <Fold name="tracking-figures" title={messages.figures} note={<Note counts={props.figures?.counts} />}>
      {() => <TrackingFigures {...props} />}
    </Fold>
  )
}

function Note({ counts }: { counts: NonNullable<ProviderCardsProps['figures']>['counts'] | undefined }) {
  const { data: alarms, isError } = useTrackingAlarms()
  const rates = TRACKING_PROVIDERS.map((provider) => {
    const rate = counts && successRate(counts[provider])
    return `${messages.providers[provider]} ${rate == null ? ABSENT : messages.rateOf(rate)}`
  })
  return (
    <>
      <span className={styles.alarms} data-bad={(alarms && alarms.length > 0) || undefined}>
        {alarms ? alarmMessages.state(alarms.length) : isError ? alarmMessages.failed : alarmMessages.checking}
      </span>
      {counts && rates.join(' · ')}
    </>
  )
}
