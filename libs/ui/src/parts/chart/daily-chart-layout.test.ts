import { formatBrlScale, formatShortDay } from '@loja/domain/format'
import { describe, expect, test } from 'vitest'
import { type ChartDay, dayAt, layoutDailyChart } from './daily-chart-layout'

const DESKTOP = { width: 540, height: 256 }
const PHONE = { width: 326, height: 256 }

const REAIS = { format: formatBrlScale }
const COUNTS = { format: (counts: number[]) => counts.map(String), whole: true }

function buildDays(...partsOf: ((index: number) => number)[]): ChartDay[] {
  return Array.from({ length: 30 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10)
    return { day, label: formatShortDay(day), parts: partsOf.map((partOf) => partOf(index)) }
  })
}

const ordinary = buildDays((index) => (index % 5) * 371.4)

describe('[DASH-04] [LOG-01] a chart by day', () => {
  test.each([DESKTOP, PHONE])('every bar is inside the plot without overlap: %j', (size) => {
    const { plot, bars } = layoutDailyChart(ordinary, REAIS, size)
    let end = plot.left
    for (const { x, width, parts } of bars) {
      expect(x).toBeGreaterThan(end - 0.01)
      for (const { y, height } of parts) {
        expect(y).toBeGreaterThanOrEqual(plot.top)
        expect(y + height).toBeCloseTo(plot.bottom, 5)
      }
      end = x + width
    }
    expect(end).toBeLessThanOrEqual(plot.right)
    expect(plot.right).toBeLessThan(size.width)
  })

  test.each([DESKTOP, PHONE])('today is labelled, and labels do not overlap: %j', (size) => {
    const { days } = layoutDailyChart(ordinary, REAIS, size)
    expect(days.at(-1)?.text).toBe('21/11')
    for (const [index, { x }] of days.entries()) {
      if (index > 0) expect(x - (days[index - 1]?.x ?? 0)).toBeGreaterThan(45)
    }
  })

  test('the scale is in reais, from zero to above the highest day', () => {
    const { lines, plot } = layoutDailyChart(ordinary, REAIS, DESKTOP)
    expect(lines.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(['R$ 0', 'R$ 500', 'R$ 1.000', 'R$ 1.500'])
    expect(lines[0]?.y).toBe(plot.bottom)
    expect(lines.at(-1)?.y).toBe(plot.top)
  })

  test('a chart without revenue has only the base line', () => {
    const { lines, bars, plot } = layoutDailyChart(
      buildDays(() => 0),
      REAIS,
      DESKTOP,
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ y: plot.bottom })
    expect(bars.every(({ parts }) => parts[0]?.height === 0)).toBe(true)
  })

  test('a small day is visible beside a huge one, and a day without revenue has no bar', () => {
    const { bars } = layoutDailyChart(
      buildDays((index) => (index === 7 ? 2_000_000 : index % 2)),
      REAIS,
      DESKTOP,
    )
    expect(bars[1]?.parts[0]?.height).toBe(2)
    expect(bars[2]?.parts[0]?.height).toBe(0)
    expect(bars[7]?.parts[0]?.height).toBeGreaterThan(200)
  })

  test('parts are stacked, small ones are visible, and the sum fits the plot', () => {
    const days = buildDays(
      () => 1000,
      () => 0,
      (index) => index % 2,
    )
    const { bars, plot } = layoutDailyChart(days, COUNTS, DESKTOP)
    const [first, , third] = bars[1]?.parts ?? []
    expect(third?.height).toBe(2)
    expect((third?.y ?? 0) + 2).toBeCloseTo(first?.y ?? 0, 5)
    for (const { parts } of bars) expect(parts.at(-1)?.y).toBeGreaterThanOrEqual(plot.top - 0.01)
    expect(bars[0]?.parts.map(({ height }) => height > 0)).toEqual([true, false, false])
  })

  test('a scale of counts has no line between whole numbers', () => {
    const { lines } = layoutDailyChart(
      buildDays((index) => Number(index === 3)),
      COUNTS,
      DESKTOP,
    )
    expect(lines.map(({ text }) => text)).toEqual(['0', '1'])
  })

  test('a point belongs to the day above it, and beyond the edges to the first or last day', () => {
    const layout = layoutDailyChart(ordinary, REAIS, DESKTOP)
    for (const [index, { center }] of layout.bars.entries()) expect(dayAt(layout, center)).toBe(index)
    expect(dayAt(layout, -10)).toBe(0)
    expect(dayAt(layout, 9999)).toBe(29)
    expect(dayAt(layoutDailyChart([], REAIS, DESKTOP), 10)).toBeNull()
  })
})
