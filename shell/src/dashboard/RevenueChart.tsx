import type { DailyRevenue } from '@loja/data'
import { formatBrl, formatLongDay } from '@loja/domain'
import { type PointerEvent, useMemo, useState } from 'react'
import { messages } from './messages'
import { RevenueBars } from './RevenueBars'
import styles from './RevenueChart.module.css'
import { dayAt, layoutRevenueChart } from './revenue-chart-layout'
import { useElementSize } from './use-element-size'

/** Between the day and its tooltip, which stands beside it and never over it. */
const TOOLTIP_GAP = 14

/**
 * A bar for each day. The day under the pointer tells its figure; so does the one chosen with the arrow keys, through
 * a range field that lies over the bars and that a screen reader speaks.
 */
export function RevenueChart({ days }: { days: DailyRevenue[] }) {
  const { ref, size } = useElementSize<HTMLDivElement>()
  const [active, setActive] = useState<number | null>(null)
  const layout = useMemo(() => layoutRevenueChart(days, size), [days, size])

  const last = days.length - 1
  const chosen = days[active ?? last]
  const bar = active === null ? undefined : layout.bars[active]
  const toTheLeft = bar !== undefined && bar.center > size.width / 2
  const onPointer = (event: PointerEvent) => {
    setActive(dayAt(layout, event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  return (
    <div
      ref={ref}
      className={styles.chart}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setActive(null)}
    >
      <input
        type="range"
        className={styles.scrubber}
        min={0}
        max={last}
        value={active ?? last}
        aria-label={messages.chart}
        aria-valuetext={chosen && messages.dayRevenue(formatLongDay(chosen.day), chosen.revenueBrl, chosen.orders)}
        onChange={(event) => setActive(Number(event.target.value))}
        onFocus={() => setActive(last)}
        onBlur={() => setActive(null)}
        onKeyDown={(event) => event.key === 'Escape' && setActive(null)}
      />
      {size.width > 0 && <RevenueBars layout={layout} size={size} active={active} />}
      {bar && chosen && (
        <div
          className={styles.tooltip}
          data-side={toTheLeft ? 'left' : 'right'}
          style={{ left: bar.center + (toTheLeft ? -TOOLTIP_GAP : TOOLTIP_GAP) }}
          aria-hidden
        >
          <span className={styles.day}>{formatLongDay(chosen.day)}</span>
          <strong>{formatBrl(chosen.revenueBrl)}</strong>
          <span className={styles.day}>{messages.dayOrders(chosen.orders)}</span>
        </div>
      )}
    </div>
  )
}
