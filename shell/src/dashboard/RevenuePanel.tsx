import type { DailyRevenue } from '@loja/data'
import { LoadFailure } from '@loja/ui'
import { messages } from './messages'
import { Panel } from './Panel'
import { Placeholder } from './Placeholder'
import styles from './RevenuePanel.module.css'
import { useRevenueChart } from './use-revenue-chart'

/** Revenue of the last 30 days by day. @param days absent while loading */
export function RevenuePanel({ days }: { days: DailyRevenue[] | undefined }) {
  const { data: RevenueChart, isError, isFetching, refetch } = useRevenueChart(days !== undefined)
  return (
    <Panel title={messages.revenueTitle} note={days ? sumOf(days) : <Placeholder width={200} />}>
      <div className={styles.chart} aria-busy={!days || isFetching}>
        {days && RevenueChart && <RevenueChart days={days} />}
        {isError && <LoadFailure text={messages.chartFailed} busy={isFetching} onRetry={() => void refetch()} />}
      </div>
    </Panel>
  )
}

function sumOf(days: DailyRevenue[]): string {
  // In cents: thirty fractions of reais do not add up to the cent.
  const cents = days.reduce((sum, { revenueBrl }) => sum + Math.round(revenueBrl * 100), 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  return orders === 0 ? messages.noRevenue : messages.revenueSum(cents / 100, orders)
}
