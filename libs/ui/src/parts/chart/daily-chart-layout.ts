import { nice, ticks } from 'd3-array'

export interface ChartDay {
  day: string
  label: string
  parts: readonly number[]
}

export interface ChartScale {
  format: (values: number[]) => string[]
  whole?: boolean
}

export interface DailyChartLayout {
  plot: { left: number; right: number; top: number; bottom: number }
  bars: { day: string; x: number; width: number; center: number; parts: { y: number; height: number }[] }[]
  lines: { text: string; y: number }[]
  days: { text: string; x: number }[]
}

const TOP = 8
const BOTTOM = 24
/** For half of the last day's label. */
const RIGHT = 14
const SCALE_CHARACTER = 6.8
const SCALE_GAP = 10
/** Width of `21/11` with margins. */
const DAY_LABEL = 52
const SCALE_LINES = 4
/** Share of a day's width. */
const BAR_SHARE = 0.7
/** A small part stays visible. */
const LEAST_PART = 2

export function layoutDailyChart(
  days: readonly ChartDay[],
  scale: ChartScale,
  { width, height }: { width: number; height: number },
): DailyChartLayout {
  const highest = Math.max(0, ...days.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0)))
  const [, top] = nice(0, highest || 1, SCALE_LINES)
  const steps = ticks(0, top, SCALE_LINES).filter((step) => !scale.whole || Number.isInteger(step))
  const values = highest === 0 ? [0] : steps
  const texts = scale.format(values)
  const left = Math.max(...texts.map((text) => text.length)) * SCALE_CHARACTER + SCALE_GAP
  const plot = { left, right: Math.max(left, width - RIGHT), top: TOP, bottom: height - BOTTOM }
  const heightOf = (value: number) => (value / top) * (plot.bottom - plot.top)
  const step = (plot.right - plot.left) / days.length
  const barWidth = step * BAR_SHARE

  const bars = days.map(({ day, parts }, index) => {
    const center = plot.left + (index + 0.5) * step
    const heights = visibleHeights(parts.map(heightOf), plot.bottom - plot.top)
    return { day, x: center - barWidth / 2, width: barWidth, center, parts: stack(heights, plot.bottom) }
  })
  const every = Math.max(1, Math.ceil(DAY_LABEL / step))
  return {
    plot,
    bars,
    lines: values.map((value, index) => ({ text: texts[index] ?? '', y: plot.bottom - heightOf(value) })),
    // Counted from the last day, which always has a label.
    days: days.flatMap(({ label }, index) =>
      (days.length - 1 - index) % every === 0 ? { text: label, x: bars[index]?.center ?? 0 } : [],
    ),
  }
}

/** Enlarges invisible heights, at the cost of the greatest part. */
function visibleHeights(heights: number[], room: number): number[] {
  const visible = heights.map((height) => (height > 0 ? Math.max(LEAST_PART, height) : 0))
  const excess = visible.reduce((sum, height) => sum + height, 0) - room
  const greatest = visible.indexOf(Math.max(...visible))
  return visible.map((height, index) => (excess > 0 && index === greatest ? Math.max(0, height - excess) : height))
}

function stack(heights: number[], bottom: number): { y: number; height: number }[] {
  let y = bottom
  return heights.map((height) => {
    y -= height
    return { y, height }
  })
}

export function dayAt({ plot, bars }: DailyChartLayout, x: number): number | null {
  if (bars.length === 0) return null
  const share = (x - plot.left) / (plot.right - plot.left)
  return Math.min(bars.length - 1, Math.max(0, Math.floor(share * bars.length)))
}
