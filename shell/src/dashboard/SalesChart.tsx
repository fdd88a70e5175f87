import { type DayRevenue, salesUnit } from '@loja/domain/dashboard'
import { declarePart, usePart } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { LoadFailure } from '@loja/ui/parts'
import { useId } from 'react'
import styles from './SalesChart.module.css'
import { messages } from './sales-messages'

const SHAPE = [35, 60, 45, 80, 30, 55, 70, 40, 65, 90, 50, 35, 75, 45, 60]

const chartPart = declarePart(
  async () => (await import(/* webpackChunkName: "revenue-chart" */ './RevenueChart')).RevenueChart,
)

export function SalesChart({ days }: { days: DayRevenue[] }) {
  const id = useId()
  const chart = usePart(chartPart, 'after-rows')
  return (
    <section aria-labelledby={id} className={looks.column}>
      <h3 id={id} className={`${looks.hint} ${looks.flush} ${looks.regular} ${looks.dense}`}>
        {messages.revenueBy[salesUnit(days.length)]}
      </h3>
      <div className={styles.chart} aria-busy={chart.isFetching}>
        {chart.code ? <chart.code days={days} /> : !chart.isError && <ChartShape />}
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
