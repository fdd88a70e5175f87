import { type CSSProperties, type PointerEvent, type ReactNode, useMemo, useState } from 'react'
import { DailyBars } from './DailyBars'
import styles from './DailyChart.module.css'
import { type ChartDay, type ChartScale, dayAt, layoutDailyChart } from './daily-chart-layout'
import { useElementSize } from './use-element-size'

interface Props {
  days: readonly ChartDay[]
  scale: ChartScale
  colors?: readonly string[]
  label: string
  spoken: (index: number) => string
  tooltip: (index: number) => ReactNode
}

/** The tooltip is beside the day, never over it. */
const TOOLTIP_GAP = 14

/** Fills the nearest positioned ancestor. Import it lazily. */
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
    // Some browsers do not focus a tapped element, which then never loses the focus.
    event.currentTarget.focus({ preventScroll: true })
  }
  const onPointerLeave = ({ pointerType, currentTarget }: PointerEvent) => {
    // A finger leaves right after the tap.
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

function thumbOf(widthPx: number): CSSProperties {
  return { '--thumb': `${widthPx}px` } as CSSProperties
}
