import { ORDER_PERIOD_PRESETS, type OrderPeriod } from '@loja/domain/orders'
import { FilterSelect } from '@loja/ui/lists'
import { messages } from './messages'

/** Days from a link. */
const DAYS = 'days'
const PERIODS = ORDER_PERIOD_PRESETS.map((value) => ({ value, label: messages.periods[value] }))

interface Props {
  any: string
  period: OrderPeriod | null
  onChange: (period: OrderPeriod | null) => void
}

/** Days of an address are only named here. */
export function PeriodSelect({ any, period, onChange }: Props) {
  const days = period && !('preset' in period) ? [{ value: DAYS, label: messages.period(period) } as const] : []
  return (
    <FilterSelect
      label={messages.filter}
      all={any}
      value={period && ('preset' in period ? period.preset : DAYS)}
      options={[...PERIODS, ...days]}
      onChange={(value) => {
        if (value !== DAYS) onChange(value && { preset: value })
      }}
    />
  )
}
