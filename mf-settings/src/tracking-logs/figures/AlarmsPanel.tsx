import { WaitingLines } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure, QuietText } from '@loja/ui/parts'
import { AlarmItem } from '../../tracking-alarms/AlarmItem'
import { messages } from '../../tracking-alarms/messages'
import { useTrackingAlarms } from '../../tracking-alarms/use-tracking-alarms'
import styles from './AlarmsPanel.module.css'
import { FigurePanel } from './FigurePanel'

export function AlarmsPanel() {
  const { data: alarms, isError, isFetching, refetch } = useTrackingAlarms()
  const failure = isError && <LoadFailure text={messages.failed} busy={isFetching} onRetry={() => void refetch()} />
  const items = alarms?.map((alarm) => (
    <AlarmItem
      key={`${alarm.code} ${'provider' in alarm && alarm.provider}`}
      alarm={alarm}
      isOpen={alarms.length === 1}
    />
  ))
  const list = items && items.length > 0 ? <ul className={looks.list}>{items}</ul> : alarms && <None />
  const count = alarms?.length ?? 0
  return (
    <FigurePanel title={count > 0 ? messages.count(count) : messages.alarms} bad={count > 0}>
      <div className={styles.scroll}>
        {failure}
        {list}
        {!list && !failure && <WaitingLines label={messages.checking} lines={5} />}
      </div>
    </FigurePanel>
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
