import { ORDER_PERIOD_PRESETS, type OrderPeriod, type OrderPeriodPreset } from '@loja/domain/orders'
import { declarePart, Placeholder, Select, usePart } from '@loja/ui/late'
import { words } from '@loja/ui/parts'
import { Button } from 'antd'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { messages } from './messages'
import styles from './OrderPeriodFilter.module.css'

interface Props {
  period: OrderPeriod | null
  onChange: Dispatch<SetStateAction<OrderPeriod | null>>
}

type Choice = '' | OrderPeriodPreset | 'free'

const OPTIONS: { value: Choice; label: string }[] = [
  { value: '', label: messages.anyPeriod },
  ...ORDER_PERIOD_PRESETS.map((preset) => ({ value: preset, label: messages.periods[preset] })),
  { value: 'free', label: messages.freePeriod },
]

const daysOf = (period: OrderPeriod | null) =>
  period && !('preset' in period) ? period : { firstDay: null, lastDay: null }

/** Rarely used, and as much code as the rest of the module. */
const dayInputPart = declarePart(async () => (await import('./DayInput')).DayInput)

export function OrderPeriodFilter({ period, onChange }: Props) {
  const [choosing, setChoosing] = useState(false)
  const [opened, setOpened] = useState(false)
  const days = daysOf(period)
  const isFree = choosing || (period !== null && !('preset' in period))
  const { code: DayInput, isError, retry } = usePart(dayInputPart, isFree || opened ? 'press' : null)
  const choose = (next: Choice) => {
    setChoosing(next === 'free')
    if (next !== 'free') onChange(next ? { preset: next } : null)
  }
  const set = (patch: Partial<typeof days>) => {
    setChoosing(true)
    onChange((current) => {
      const next = { ...daysOf(current), ...patch }
      return next.firstDay || next.lastDay ? next : null
    })
  }
  return (
    <>
      <Select<Choice>
        aria-label={messages.periodFilter}
        value={isFree ? 'free' : period && 'preset' in period ? period.preset : ''}
        options={OPTIONS}
        onChange={choose}
        onOpen={() => setOpened(true)}
      />
      {isFree && (
        <div className={styles.days}>
          {DayInput && (
            <>
              <DayInput label={messages.firstDay} value={days.firstDay} onChange={(firstDay) => set({ firstDay })} />
              <DayInput label={messages.lastDay} value={days.lastDay} onChange={(lastDay) => set({ lastDay })} />
            </>
          )}
          {!DayInput && !isError && <DayInputShapes />}
          {isError && <Button onClick={retry}>{words.retry}</Button>}
        </div>
      )}
    </>
  )
}

function DayInputShapes() {
  return (
    <>
      <Placeholder width="100%" />
      <Placeholder width="100%" />
    </>
  )
}
