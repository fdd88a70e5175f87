import { type Day, ORDER_PERIOD_PRESETS, type OrderPeriod, type OrderPeriodPreset } from '@loja/domain'
import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { messages } from './messages'

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
  const days = period && !('preset' in period) ? period : null
  const choice: Choice = choosing || days ? 'free' : period && 'preset' in period ? period.preset : ''
  const choose = (next: Choice) => {
    setChoosing(next === 'free')
    if (next !== 'free') onChange(next ? { preset: next } : null)
  }
  return (
    <>
      <Select<Choice> aria-label={messages.periodFilter} value={choice} options={OPTIONS} onChange={choose} />
      {choice === 'free' && (
        <DatePicker.RangePicker
          aria-label={messages.freePeriod}
          format="DD/MM/YYYY"
          allowEmpty
          autoFocus={choosing}
          placeholder={[messages.firstDay, messages.lastDay]}
          value={[toDate(days?.firstDay), toDate(days?.lastDay)]}
          onChange={(range) => {
            const [firstDay, lastDay] = [toDay(range?.[0]), toDay(range?.[1])]
            setChoosing(false)
            onChange(firstDay || lastDay ? { firstDay, lastDay } : null)
          }}
        />
      )}
    </>
  )
}

function toDate(day: Day | null | undefined) {
  return day ? dayjs(day) : null
}

function toDay(date: { format: (template: string) => string } | null | undefined): Day | null {
  return date ? date.format('YYYY-MM-DD') : null
}
