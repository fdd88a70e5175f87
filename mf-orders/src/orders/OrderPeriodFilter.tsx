import { type Day, ORDER_PERIOD_PRESETS, type OrderPeriod, type OrderPeriodPreset } from '@loja/domain'
import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { messages } from './messages'
import styles from './OrderPeriodFilter.module.css'

interface Props {
  period: OrderPeriod | null
  onChange: (period: OrderPeriod | null) => void
}

type Choice = '' | OrderPeriodPreset | 'free'

const OPTIONS: { value: Choice; label: string }[] = [
  { value: '', label: messages.anyPeriod },
  ...ORDER_PERIOD_PRESETS.map((preset) => ({ value: preset, label: messages.periods[preset] })),
  { value: 'free', label: messages.freePeriod },
]
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
    onChange(next.firstDay || next.lastDay ? next : null)
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
          <DayInput label={messages.firstDay} value={days.firstDay} onChange={(firstDay) => set({ firstDay })} />
          <DayInput label={messages.lastDay} value={days.lastDay} onChange={(lastDay) => set({ lastDay })} />
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

/** Not the browser's own field, which writes days as its own language does. */
function DayInput({ label, value, onChange }: DayInputProps) {
  return (
    <DatePicker
      prefix={label}
      aria-label={label}
      placeholder={messages.dayFormat}
      format="DD/MM/YYYY"
      classNames={{ popup: { root: styles.popup } }}
      value={value ? dayjs(value) : null}
      onChange={(date) => onChange(date ? date.format('YYYY-MM-DD') : null)}
    />
  )
}
