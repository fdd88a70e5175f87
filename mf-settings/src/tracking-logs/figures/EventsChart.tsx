import { formatCount, formatLongDay, formatShortDay } from '@loja/domain/format'
import type { TrackingLogDay } from '@loja/domain/tracking-logs'
import looks from '@loja/ui/looks.module.css'
import { DailyChart } from '@loja/ui/parts'
import { useMemo } from 'react'
import { messages } from '../messages'
import { chartSeries } from './chart-series'

const SCALE = { format: (counts: number[]) => counts.map(formatCount), whole: true }
const COLORS = chartSeries.map(({ color }) => color)

export function EventsChart({ days }: { days: TrackingLogDay[] }) {
  const bars = useMemo(
    () =>
      days.map((day) => ({
        day: day.day,
        label: formatShortDay(day.day),
        parts: chartSeries.map(({ countOf }) => countOf(day)),
      })),
    [days],
  )
  const partsOf = (index: number) =>
    chartSeries.flatMap(({ name }, series) => {
      const count = bars[index]?.parts[series] ?? 0
      return count > 0 ? messages.dayPart(name, count) : []
    })
  const dayOf = (index: number) => formatLongDay(bars[index]?.day ?? '')
  return (
    <DailyChart
      days={bars}
      scale={SCALE}
      colors={COLORS}
      label={messages.chart}
      spoken={(index) => messages.daySpoken(dayOf(index), partsOf(index))}
      tooltip={(index) => (
        <>
          <span className={looks.caption}>{dayOf(index)}</span>
          {partsOf(index).map((part) => (
            <span key={part}>{part}</span>
          ))}
          {partsOf(index).length === 0 && <span>{messages.noEvents}</span>}
        </>
      )}
    />
  )
}
