import type { Day } from '@loja/domain/format'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import styles from './DayInput.module.css'
import { messages } from './messages'

interface Props {
  label: string
  value: Day | null
  onChange: (day: Day | null) => void
}

export function DayInput({ label, value, onChange }: Props) {
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
