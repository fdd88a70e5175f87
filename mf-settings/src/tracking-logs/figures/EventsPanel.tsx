import type { TrackingLogDay } from '@loja/domain/tracking-logs'
import { declarePart, Placeholder, usePart } from '@loja/ui/late'
import { LoadFailure } from '@loja/ui/parts'
import { messages } from '../messages'
import { chartSeries, tried } from './chart-series'
import styles from './EventsPanel.module.css'
import { FigurePanel } from './FigurePanel'

const chartPart = declarePart(async () => (await import('./EventsChart')).EventsChart)

export function EventsPanel({ days, failed }: { days: TrackingLogDay[] | undefined; failed: boolean }) {
  const chart = usePart(chartPart, 'after-rows')
  return (
    <FigurePanel title={messages.chartTitle}>
      <p className={styles.note}>{days ? sumOf(days) : !failed && <Placeholder width={200} />}</p>
      <div className={styles.chart} aria-busy={!failed && !(days && chart.code) && !chart.isError}>
        {days && days.length > 0 && chart.code && <chart.code days={days} />}
        {chart.isError && <LoadFailure text={messages.chartFailed} busy={chart.isFetching} onRetry={chart.retry} />}
      </div>
      <ul className={styles.legend}>
        {chartSeries.map(({ name, color }) => (
          <li key={name}>
            <span className={styles.dot} style={{ background: color }} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </FigurePanel>
  )
}

function sumOf(days: TrackingLogDay[]): string {
  const sums = days.map(tried)
  const sent = sums.reduce((sum, day) => sum + day.sent, 0)
  const failed = sums.reduce((sum, day) => sum + day.failed, 0)
  return sent + failed === 0 ? messages.noEvents : messages.chartSum(sent, failed)
}
