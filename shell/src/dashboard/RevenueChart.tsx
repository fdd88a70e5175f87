import { type DayRevenue, groupSales, type SalesGroup, salesUnit } from '@loja/domain/dashboard'
import { addDays, formatBrl, formatBrlScale, formatLongDay, formatShortDay } from '@loja/domain/format'
import { formatMonth, formatShortMonth } from '@loja/domain/invoices'
import looks from '@loja/ui/looks.module.css'
import { DailyChart } from '@loja/ui/parts'
import { useMemo } from 'react'
import { messages } from './sales-messages'

const SCALE = { format: formatBrlScale }

export function RevenueChart({ days }: { days: DayRevenue[] }) {
  const unit = salesUnit(days.length)
  const groups = useMemo(() => groupSales(days), [days])
  const bars = useMemo(
    () =>
      groups.map(({ firstDay, revenueBrl }) => ({
        day: firstDay,
        label: unit === 'month' ? formatShortMonth(monthOf(firstDay)) : formatShortDay(firstDay),
        parts: [revenueBrl],
      })),
    [groups, unit],
  )
  return (
    <DailyChart
      days={bars}
      scale={SCALE}
      label={messages.chart(messages.revenueBy[unit])}
      spoken={(index) => describe(groups[index])}
      tooltip={(index) => <Revenue of={groups[index]} />}
    />
  )
}

const monthOf = (day: string) => day.slice(0, 7)

function nameOf({ firstDay, lastDay }: SalesGroup): string {
  if (firstDay === lastDay) return formatLongDay(firstDay)
  const isMonth = firstDay.endsWith('-01') && addDays(lastDay, 1).endsWith('-01')
  return isMonth ? formatMonth(monthOf(firstDay)) : messages.days(formatShortDay(firstDay), formatShortDay(lastDay))
}

function describe(group: SalesGroup | undefined): string {
  return group ? messages.groupRevenue(nameOf(group), formatBrl(group.revenueBrl), group.orders) : ''
}

function Revenue({ of: group }: { of: SalesGroup | undefined }) {
  return (
    group && (
      <>
        <span className={looks.caption}>{nameOf(group)}</span>
        <strong className={looks.figures}>{formatBrl(group.revenueBrl)}</strong>
        <span className={looks.caption}>{messages.groupOrders(group.orders)}</span>
      </>
    )
  )
}
