import { type Day, isDay, ORDER_PERIOD_PRESETS, type OrderPeriod, type OrderPeriodPreset } from '@loja/domain'
import { Input, Select } from 'antd'
import { useState } from 'react'
import { messages } from './messages'
import styles from './OrderPeriodFilter.module.css'

interface Props {
  period: OrderPeriod | null
  onChange: (period: OrderPeriod | null, options?: { replace: boolean }) => void
}

type Choice = '' | OrderPeriodPreset | 'free'

const OPTIONS: { value: Choice; label: string }[] = [
  { value: '', label: messages.anyPeriod },
  ...ORDER_PERIOD_PRESETS.map((preset) => ({ value: preset, label: messages.periods[preset] })),
  { value: 'free', label: messages.freePeriod },
]
/** While a year is typed the field says 0002, 0020 and 0202 first. */
const FIRST_YEAR = '2000'

/** A period by its name, or from a first to a last day, one of which may be left open. */
export function OrderPeriodFilter({ period, onChange }: Props) {
  const [choosing, setChoosing] = useState(false)
  const days = period && !('preset' in period) ? period : { firstDay: null, lastDay: null }
  const isFree = choosing || (period !== null && !('preset' in period))
  const choose = (next: Choice) => {
    setChoosing(next === 'free')
    if (next !== 'free') onChange(next ? { preset: next } : null)
  }
  const set = (patch: Partial<typeof days>) => {
    const next = { ...days, ...patch }
    setChoosing(true)
    onChange(next.firstDay || next.lastDay ? next : null, { replace: true })
  }
  return (
    <>
      <Select<Choice>
        aria-label={messages.periodFilter}
        value={isFree ? 'free' : period && 'preset' in period ? period.preset : ''}
        options={OPTIONS}
        onChange={choose}
      />
      {isFree && (
        <div className={styles.days}>
          <DayInput
            key={`from ${days.firstDay}`}
            label={messages.firstDay}
            value={days.firstDay}
            onChange={(firstDay) => set({ firstDay })}
          />
          <DayInput
            key={`to ${days.lastDay}`}
            label={messages.lastDay}
            value={days.lastDay}
            onChange={(lastDay) => set({ lastDay })}
          />
        </div>
      )}
    </>
  )
}

interface DayInputProps {
  label: string
  value: Day | null
  onChange: (day: Day | null) => void
}

/** The browser's own field: it types and picks in the manner of the phone or the desk that it is on. */
function DayInput({ label, value, onChange }: DayInputProps) {
  const [text, setText] = useState(value ?? '')
  return (
    <Input
      type="date"
      prefix={label}
      aria-label={label}
      value={text}
      onChange={(event) => {
        const day = event.target.value
        setText(day)
        if (day === '') onChange(null)
        else if (isDay(day) && day >= FIRST_YEAR) onChange(day)
      }}
    />
  )
}
