import { LoadFailure, QuietText, Surface, WaitingLines } from '@loja/ui'
import type { ReactNode } from 'react'
import { AlarmItem } from '../../tracking-alarms/AlarmItem'
import { messages } from '../../tracking-alarms/messages'
import { useTrackingAlarms } from '../../tracking-alarms/use-tracking-alarms'
import styles from './AlarmsPanel.module.css'
import { FigurePanel } from './FigurePanel'

/** Alarms with instructions, at a fixed height. */
export function AlarmsPanel({ folded = false }: { folded?: boolean }) {
  const { data: alarms, isError, isFetching, refetch } = useTrackingAlarms()
  const failure = isError && <LoadFailure text={messages.failed} busy={isFetching} onRetry={() => void refetch()} />
  const items = alarms?.map((alarm) => (
    <AlarmItem
      key={`${alarm.code} ${'provider' in alarm && alarm.provider}`}
      alarm={alarm}
      isOpen={alarms.length === 1}
    />
  ))
  const list = items && items.length > 0 ? <ul className={styles.alarms}>{items}</ul> : alarms && <None />
  const count = alarms?.length ?? 0
  if (folded) {
    return (
      <Folded text={foldedText(alarms?.length, isError)} bad={count > 0}>
        {failure}
        {list}
      </Folded>
    )
  }
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

function Folded({ text, bad, children }: { text: string; bad: boolean; children: ReactNode }) {
  return (
    <Surface as="details" className={styles.folded}>
      <summary data-bad={bad || undefined}>{text}</summary>
      {children}
    </Surface>
  )
}

function foldedText(count: number | undefined, failed: boolean): string {
  if (count === undefined) return failed ? messages.failed : messages.checking
  return count > 0 ? messages.count(count) : messages.none
}

function None() {
  return (
    <div className={styles.none}>
      <strong>{messages.none}</strong>
      <QuietText>{messages.noneHint}</QuietText>
    </div>
  )
}
