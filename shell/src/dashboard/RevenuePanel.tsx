import type { DailyRevenue } from '@loja/data'
import { declarePart, LoadFailure, Placeholder, usePart } from '@loja/ui'
import { messages } from './messages'
import { Panel } from './Panel'
import styles from './RevenuePanel.module.css'

/** Heights of placeholder bars in per cent. */
const SHAPE = [35, 60, 45, 80, 30, 55, 70, 40, 65, 90, 50, 35, 75, 45, 60]

const chartPart = declarePart(
  async () => (await import(/* webpackChunkName: "revenue-chart" */ './RevenueChart')).RevenueChart,
)

interface Props {
  days: DailyRevenue[] | undefined
}

export function RevenuePanel({ days }: Props) {
  const chart = usePart(chartPart, 'after-rows')
  return (
    <Panel title={messages.revenueTitle} note={days ? sumOf(days) : <Placeholder width={200} />}>
      <div className={styles.chart} aria-busy={!days || chart.isFetching}>
        {days && chart.code ? <chart.code days={days} /> : !chart.isError && <ChartShape />}
        {chart.isError && <LoadFailure text={messages.chartFailed} busy={chart.isFetching} onRetry={chart.retry} />}
      </div>
    </Panel>
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

function sumOf(days: DailyRevenue[]): string {
  // In cents: sums of fractions are inexact.
  const cents = days.reduce((sum, { revenueBrl }) => sum + Math.round(revenueBrl * 100), 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  return orders === 0 ? messages.noRevenue : messages.revenueSum(cents / 100, orders)
}
