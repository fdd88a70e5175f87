import styles from './DailyBars.module.css'
import type { DailyChartLayout } from './daily-chart-layout'

interface Props {
  layout: DailyChartLayout
  size: { width: number; height: number }
  colors: readonly string[] | undefined
  active: number | null
}

export function DailyBars({ layout: { plot, bars, lines, days }, size, colors, active }: Props) {
  const highlighted = active === null ? undefined : bars[active]
  return (
    <svg
      className={styles.bars}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {lines.map(({ text, y }) => (
        <g key={text}>
          <line className={styles.line} x1={plot.left} x2={plot.right} y1={y} y2={y} />
          <text className={styles.label} x={plot.left - 8} y={y} dy="0.32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {highlighted && (
        <rect
          className={styles.highlight}
          x={highlighted.x - 2}
          y={plot.top}
          width={highlighted.width + 4}
          height={plot.bottom - plot.top}
          rx={3}
        />
      )}
      {bars.map(({ day, x, width, parts }) =>
        parts.map(({ y, height }, index) => (
          <rect
            key={`${day} ${index}`}
            className={styles.bar}
            style={colors && { fill: colors[index] }}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={parts.length === 1 ? Math.min(2, height / 2) : 0}
          />
        )),
      )}
      {days.map(({ text, x }) => (
        <text key={text} className={styles.label} x={x} y={size.height - 6} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}
