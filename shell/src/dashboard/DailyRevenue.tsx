import type { DailyRevenue as DayRevenue, SalesPeriod } from '@loja/data'
import { declarePart, LoadFailure, usePart } from '@loja/ui'
import { useId } from 'react'
import styles from './DailyRevenue.module.css'
import { messages } from './sales-messages'

/** Heights of placeholder bars in per cent. */
const SHAPE = [35, 60, 45, 80, 30, 55, 70, 40, 65, 90, 50, 35, 75, 45, 60]

const chartPart = declarePart(
  async () => (await import(/* webpackChunkName: "revenue-chart" */ './RevenueChart')).RevenueChart,
)

interface Props extends SalesPeriod {
  /** Oldest first. Absent while loading, empty after a failure. */
  latestDays: DayRevenue[] | undefined
}

/** The days of the period that are among the latest. */
export function DailyRevenue({ latestDays, firstDay, lastDay }: Props) {
  const id = useId()
  const chart = usePart(chartPart, 'after-rows')
  const days = latestDays?.filter(({ day }) => day >= firstDay && day <= lastDay)
  if (days?.length === 0) return null
  const isPart = latestDays?.[0] !== undefined && firstDay < latestDays[0].day
  return (
    <section aria-labelledby={id} className={styles.revenue}>
      <h3 id={id} className={styles.title}>
        {messages.dailyRevenue}
        {isPart && ` · ${messages.chartLimit}`}
      </h3>
      <div className={styles.chart} aria-busy={!days || chart.isFetching}>
        {days && chart.code ? <chart.code days={days} /> : !chart.isError && <ChartShape />}
        {chart.isError && <LoadFailure text={messages.chartFailed} busy={chart.isFetching} onRetry={chart.retry} />}
      </div>
    </section>
  )
}

function ChartShape() {
  return (
    <div className={styles.shape} aria-hidden>
      {SHAPE.map((height, index) => (
        <span key={index} style={{ height: `${height}%` }} />
      ))}
    </div>
  )
}
