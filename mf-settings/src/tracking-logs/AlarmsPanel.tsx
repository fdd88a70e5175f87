import { LoadFailure, QuietText, Surface, WaitingLines } from '@loja/ui'
import { type ReactNode, useId } from 'react'
import { AlarmItem } from '../tracking-alarms/AlarmItem'
import { messages } from '../tracking-alarms/messages'
import { useTrackingAlarms } from '../tracking-alarms/use-tracking-alarms'
import styles from './AlarmsPanel.module.css'

/** What is wrong with the tracking and what to do. Its height never depends on it: nothing below moves. */
export function AlarmsPanel({ folded = false }: { folded?: boolean }) {
  const id = useId()
  const { data: alarms, isError, isFetching, refetch } = useTrackingAlarms()
  const failure = isError && <LoadFailure text={messages.failed} busy={isFetching} onRetry={() => void refetch()} />
  const items = alarms?.map((alarm) => (
    <AlarmItem key={`${alarm.code} ${'provider' in alarm && alarm.provider}`} alarm={alarm} />
  ))
  const list = items && items.length > 0 ? <ul className={styles.alarms}>{items}</ul> : alarms && <None />
  if (folded) return <Folded count={alarms?.length}>{failure || list}</Folded>
  return (
    <Surface as="section" className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title} data-bad={(alarms?.length ?? 0) > 0 || undefined}>
        {alarms && alarms.length > 0 ? messages.count(alarms.length) : messages.alarms}
      </h2>
      <div className={styles.scroll}>
        {failure}
        {list}
        {!list && !failure && <WaitingLines label={messages.checking} lines={5} />}
      </div>
    </Surface>
  )
}

/** One line that opens. */
function Folded({ count, children }: { count: number | undefined; children: ReactNode }) {
  const text = count === undefined ? messages.checking : count > 0 ? messages.count(count) : messages.none
  return (
    <Surface as="details" className={styles.folded}>
      <summary data-bad={(count ?? 0) > 0 || undefined}>{children ? text : messages.checking}</summary>
      {children}
    </Surface>
  )
}

function None() {
  return (
    <div className={styles.none}>
      <strong>{messages.none}</strong>
      <QuietText>{messages.noneHint}</QuietText>
    </div>
  )
}
