import type { DailyRevenue } from '@loja/data'
import { formatBrl, formatLongDay } from '@loja/domain'
import { type CSSProperties, type PointerEvent, useMemo, useState } from 'react'
import { messages } from './messages'
import { RevenueBars } from './RevenueBars'
import styles from './RevenueChart.module.css'
import { dayAt, layoutRevenueChart } from './revenue-chart-layout'
import { useElementSize } from './use-element-size'

/** Between the day and its tooltip, which stands beside it and never over it. */
const TOOLTIP_GAP = 14

/**
 * A bar for each day. Over the bars lies a range field, one step a day: it shows the day under the pointer, keeps the
 * one that is clicked or tapped, goes on with the arrow keys, and is spoken by a screen reader.
 */
export function RevenueChart({ days }: { days: DailyRevenue[] }) {
  const { ref, size } = useElementSize<HTMLDivElement>()
  const [active, setActive] = useState<number | null>(null)
  const layout = useMemo(() => layoutRevenueChart(days, size), [days, size])

  const last = days.length - 1
  const chosen = days[active ?? last]
  const bar = active === null ? undefined : layout.bars[active]
  const toTheLeft = bar !== undefined && bar.center > size.width / 2
  const { left, right } = layout.plot

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    setActive(dayAt(layout, clientX - currentTarget.getBoundingClientRect().left + left))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    point(event)
    // Not every browser gives the focus to what is tapped; without it nothing would let the day go again.
    event.currentTarget.focus({ preventScroll: true })
  }
  const onPointerLeave = ({ pointerType, currentTarget }: PointerEvent) => {
    // A finger leaves as soon as it has tapped.
    if (pointerType === 'mouse' && document.activeElement !== currentTarget) setActive(null)
  }
  return (
    <div ref={ref} className={styles.chart}>
      {size.width > 0 && <RevenueBars layout={layout} size={size} active={active} />}
      <input
        type="range"
        className={styles.scrubber}
        style={{ left, width: right - left, ...thumbOf((right - left) / days.length) }}
        min={0}
        max={last}
        value={active ?? last}
        aria-label={messages.chart}
        aria-valuetext={chosen && messages.dayRevenue(formatLongDay(chosen.day), chosen.revenueBrl, chosen.orders)}
        onChange={(event) => setActive(Number(event.target.value))}
        onPointerMove={point}
        onPointerDown={onPointerDown}
        onPointerLeave={onPointerLeave}
        onFocus={() => setActive((day) => day ?? last)}
        onBlur={() => setActive(null)}
        onKeyDown={(event) => event.key === 'Escape' && setActive(null)}
      />
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

/** The types know no custom properties. */
function thumbOf(widthPx: number): CSSProperties {
  return { '--thumb': `${widthPx}px` } as CSSProperties
}
