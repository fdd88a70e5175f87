import type { DailyRevenue } from '@loja/data'
import { formatBrlScale, formatShortDay } from '@loja/domain'
import { nice, ticks } from 'd3-array'

/** Pixels, from the top left corner. */
export interface RevenueChartLayout {
  /** Where the bars stand; `bottom` is their base. */
  plot: { left: number; right: number; top: number; bottom: number }
  bars: { day: string; x: number; y: number; width: number; height: number; center: number }[]
  amounts: { text: string; y: number }[]
  days: { text: string; x: number }[]
}

const TOP = 8
const BOTTOM = 24
/** Half of the last day's label may stand out beyond its bar. */
const RIGHT = 14
const AMOUNT_CHARACTER = 6.8
const AMOUNT_GAP = 10
/** Room that `21/11` takes, with air on both sides. */
const DAY_LABEL = 52
const AMOUNT_LINES = 4
/** Of the room of a day; the rest is air. */
const BAR_SHARE = 0.7
/** A day with revenue is never invisible beside a huge one. */
const LEAST_BAR = 2

/** Where everything stands in a bar chart of this size. Without any revenue there is the base line alone. */
export function layoutRevenueChart(
  days: DailyRevenue[],
  { width, height }: { width: number; height: number },
): RevenueChartLayout {
  const highest = Math.max(0, ...days.map(({ revenueBrl }) => revenueBrl))
  const [, top] = nice(0, highest || 1, AMOUNT_LINES)
  const lines = highest === 0 ? [0] : ticks(0, top, AMOUNT_LINES)
  const texts = formatBrlScale(lines)
  const left = Math.max(...texts.map((text) => text.length)) * AMOUNT_CHARACTER + AMOUNT_GAP
  const plot = { left, right: Math.max(left, width - RIGHT), top: TOP, bottom: height - BOTTOM }
  const yOf = (amount: number) => plot.bottom - (amount / top) * (plot.bottom - plot.top)
  const step = (plot.right - plot.left) / days.length
  const barWidth = step * BAR_SHARE

  const bars = days.map(({ day, revenueBrl }, index) => {
    const center = plot.left + (index + 0.5) * step
    const barHeight = revenueBrl > 0 ? Math.max(LEAST_BAR, plot.bottom - yOf(revenueBrl)) : 0
    return { day, x: center - barWidth / 2, y: plot.bottom - barHeight, width: barWidth, height: barHeight, center }
  })
  const every = Math.max(1, Math.ceil(DAY_LABEL / step))
  return {
    plot,
    bars,
    amounts: lines.map((line, index) => ({ text: texts[index] ?? '', y: yOf(line) })),
    // Counted from today, which is always labelled.
    days: bars
      .filter((_, index) => (bars.length - 1 - index) % every === 0)
      .map(({ day, center }) => ({ text: formatShortDay(day), x: center })),
  }
}

/** Which day is at a point, the nearest one beside the plot; `null` without days. */
export function dayAt({ plot, bars }: RevenueChartLayout, x: number): number | null {
  if (bars.length === 0) return null
  const share = (x - plot.left) / (plot.right - plot.left)
  return Math.min(bars.length - 1, Math.max(0, Math.floor(share * bars.length)))
}
