import type { DaySales, SalesFigures as Figures } from '@loja/data/dashboard'
import { ABSENT, formatBrl, formatCount, growthPercent } from '@loja/domain/format'
import type { ReactNode } from 'react'
import { GrowthNote } from './GrowthNote'
import styles from './Sales.module.css'
import { messages } from './sales-messages'

export function SalesFigures({ figures, days }: { figures: Figures; days: number }) {
  const { period, earlier, today, yesterday } = figures
  const texts = messages.growth(days)
  const average = averageOf(period)
  const growth = (now: number, before: number) => <GrowthNote texts={texts} percent={growthPercent(now, before)} />
  return (
    <dl className={styles.figures} aria-label={messages.figures}>
      <Figure title={messages.revenue} figure={formatBrl(period.revenueBrl)}>
        {growth(period.revenueBrl, earlier.revenueBrl)}
      </Figure>
      <Figure title={messages.orders} figure={formatCount(period.orders)}>
        {growth(period.orders, earlier.orders)}
      </Figure>
      <Figure title={messages.averageOrder} figure={average === null ? ABSENT : formatBrl(average)}>
        {average !== null && growth(average, averageOf(earlier) ?? 0)}
      </Figure>
      <Day title={messages.today} day={today} />
      <Day title={messages.yesterday} day={yesterday} />
    </dl>
  )
}

function averageOf({ revenueBrl, orders }: Figures['period']): number | null {
  return orders === 0 ? null : Math.round((revenueBrl * 100) / orders) / 100
}

function Day({ title, day }: { title: string; day: DaySales }) {
  return (
    <Figure title={title} figure={formatBrl(day.totalBrl)}>
      {messages.received(day.orders)}
    </Figure>
  )
}

function Figure({ title, figure, children }: { title: string; figure: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  )
}
