import { type CSSProperties, type PointerEvent, type ReactNode, useMemo, useState } from 'react'
import { DailyBars } from './DailyBars'
import styles from './DailyChart.module.css'
import { type ChartDay, type ChartScale, dayAt, layoutDailyChart } from './daily-chart-layout'
import { useElementSize } from './use-element-size'

interface Props {
  /** The oldest first. */
  days: readonly ChartDay[]
  /** The same object for every draw. */
  scale: ChartScale
  /** One for each part of a bar; without them all are in the accent's. */
  colors?: readonly string[]
  /** Names the chart to a screen reader. */
  label: string
  /** A day and its figures, as a screen reader speaks them. */
  spoken: (index: number) => string
  /** The same beside the day's bar. */
  tooltip: (index: number) => ReactNode
}

/** Between the day and its tooltip, which stands beside it and never over it. */
const TOOLTIP_GAP = 14

/**
 * A bar for each day, in the place of its nearest positioned ancestor. Over the bars lies a range field, one step a day:
 * it shows the day under the pointer, keeps the one that is clicked or tapped, goes on with the arrow keys, and is spoken
 * by a screen reader. Import it where it is drawn, in a chunk of its own: it brings d3-array.
 */
export function DailyChart({ days, scale, colors, label, spoken, tooltip }: Props) {
  const { ref, size } = useElementSize<HTMLDivElement>()
  const [active, setActive] = useState<number | null>(null)
  const layout = useMemo(() => layoutDailyChart(days, scale, size), [days, scale, size])

  const last = days.length - 1
  const chosen = Math.min(active ?? last, last)
  const bar = active === null ? undefined : layout.bars[chosen]
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
      {size.width > 0 && <DailyBars layout={layout} size={size} colors={colors} active={bar ? chosen : null} />}
      <input
        type="range"
        className={styles.scrubber}
        style={{ left, width: right - left, ...thumbOf((right - left) / days.length) }}
        min={0}
        max={last}
        value={chosen}
        aria-label={label}
        aria-valuetext={days[chosen] && spoken(chosen)}
        onChange={(event) => setActive(Number(event.target.value))}
        onPointerMove={point}
        onPointerDown={onPointerDown}
        onPointerLeave={onPointerLeave}
        onFocus={() => setActive((day) => day ?? last)}
        onBlur={() => setActive(null)}
        onKeyDown={(event) => event.key === 'Escape' && setActive(null)}
      />
      {bar && (
        <div
          className={styles.tooltip}
          data-side={toTheLeft ? 'left' : 'right'}
          style={{ left: bar.center + (toTheLeft ? -TOOLTIP_GAP : TOOLTIP_GAP) }}
          aria-hidden
        >
          {tooltip(chosen)}
        </div>
      )}
    </div>
  )
}

/** The types know no custom properties. */
function thumbOf(widthPx: number): CSSProperties {
  return { '--thumb': `${widthPx}px` } as CSSProperties
}
