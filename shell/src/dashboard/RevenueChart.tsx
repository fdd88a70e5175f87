import type { DailyRevenue } from '@loja/data'
import { formatBrl, formatBrlScale, formatLongDay } from '@loja/domain'
import { DailyChart } from '@loja/ui'
import { useMemo } from 'react'
import { messages } from './messages'
import styles from './RevenueChart.module.css'

const SCALE = { format: formatBrlScale }

export function RevenueChart({ days }: { days: DailyRevenue[] }) {
  const bars = useMemo(() => days.map(({ day, revenueBrl }) => ({ day, parts: [revenueBrl] })), [days])
  return (
    <DailyChart
      days={bars}
      scale={SCALE}
      label={messages.chart}
      spoken={(index) => describe(days[index])}
      tooltip={(index) => <Revenue of={days[index]} />}
    />
  )
}

function describe(day: DailyRevenue | undefined): string {
  return day ? messages.dayRevenue(formatLongDay(day.day), day.revenueBrl, day.orders) : ''
}

function Revenue({ of: day }: { of: DailyRevenue | undefined }) {
  return (
    day && (
      <>
        <span className={styles.day}>{formatLongDay(day.day)}</span>
        <strong className={styles.amount}>{formatBrl(day.revenueBrl)}</strong>
        <span className={styles.day}>{messages.dayOrders(day.orders)}</span>
      </>
    )
  )
}
