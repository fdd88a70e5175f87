import styles from './RevenueBars.module.css'
import type { RevenueChartLayout } from './revenue-chart-layout'

interface Props {
  layout: RevenueChartLayout
  size: { width: number; height: number }
  /** Index of the day that is described. */
  active: number | null
}

/** The picture: its figures stand in words elsewhere. */
export function RevenueBars({ layout: { plot, bars, amounts, days }, size, active }: Props) {
  const highlighted = active === null ? undefined : bars[active]
  return (
    <svg className={styles.bars} width={size.width} height={size.height} aria-hidden="true">
      {amounts.map(({ text, y }) => (
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
      {bars.map(({ day, x, y, width, height }) => (
        <rect key={day} className={styles.bar} x={x} y={y} width={width} height={height} rx={Math.min(2, height / 2)} />
      ))}
      {days.map(({ text, x }) => (
        <text key={text} className={styles.label} x={x} y={size.height - 6} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}
