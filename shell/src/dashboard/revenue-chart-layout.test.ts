import type { DailyRevenue } from '@loja/data'
import { describe, expect, test } from 'vitest'
import { dayAt, layoutRevenueChart } from './revenue-chart-layout'

const DESKTOP = { width: 540, height: 256 }
const PHONE = { width: 326, height: 256 }

function buildDays(revenueOf: (index: number) => number): DailyRevenue[] {
  return Array.from({ length: 30 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10)
    return { day, revenueBrl: revenueOf(index), orders: 1 }
  })
}

const ordinary = buildDays((index) => (index % 5) * 371.4)

describe('[DASH-04] the revenue chart', () => {
  test.each([DESKTOP, PHONE])('every bar stands inside the plot, none over another: %j', (size) => {
    const { plot, bars } = layoutRevenueChart(ordinary, size)
    let end = plot.left
    for (const { x, y, width, height } of bars) {
      expect(x).toBeGreaterThan(end - 0.01)
      expect(y).toBeGreaterThanOrEqual(plot.top)
      expect(y + height).toBeCloseTo(plot.bottom, 5)
      end = x + width
    }
    expect(end).toBeLessThanOrEqual(plot.right)
    expect(plot.right).toBeLessThan(size.width)
  })

  test.each([DESKTOP, PHONE])('today is labelled, and labels leave each other room: %j', (size) => {
    const { days } = layoutRevenueChart(ordinary, size)
    expect(days.at(-1)?.text).toBe('21/11')
    for (const [index, { x }] of days.entries()) {
      if (index > 0) expect(x - (days[index - 1]?.x ?? 0)).toBeGreaterThan(45)
    }
  })

  test('the scale is in reais, from zero to above the highest day', () => {
    const { amounts, plot } = layoutRevenueChart(ordinary, DESKTOP)
    expect(amounts.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'R$ 0',
      'R$ 500',
      'R$ 1.000',
      'R$ 1.500',
    ])
    expect(amounts[0]?.y).toBe(plot.bottom)
    expect(amounts.at(-1)?.y).toBe(plot.top)
  })

  test('without any revenue: the base line alone, and no bar', () => {
    const { amounts, bars, plot } = layoutRevenueChart(
      buildDays(() => 0),
      DESKTOP,
    )
    expect(amounts).toHaveLength(1)
    expect(amounts[0]).toMatchObject({ y: plot.bottom })
    expect(bars.every(({ height }) => height === 0)).toBe(true)
  })

  test('beside one huge day a small one can still be seen, and a day without revenue has no bar', () => {
    const { bars } = layoutRevenueChart(
      buildDays((index) => (index === 7 ? 2_000_000 : index % 2)),
      DESKTOP,
    )
    expect(bars[1]?.height).toBe(2)
    expect(bars[2]?.height).toBe(0)
    expect(bars[7]?.height).toBeGreaterThan(200)
  })

  test('a width that is not known yet gives no negative sizes', () => {
    const { bars } = layoutRevenueChart(ordinary, { width: 0, height: 256 })
    expect(bars.every(({ width, height }) => width >= 0 && height >= 0)).toBe(true)
  })

  test('a point belongs to the day above it, beyond the edges to the first and the last', () => {
    const layout = layoutRevenueChart(ordinary, DESKTOP)
    for (const [index, { center }] of layout.bars.entries()) expect(dayAt(layout, center)).toBe(index)
    expect(dayAt(layout, -10)).toBe(0)
    expect(dayAt(layout, 9999)).toBe(29)
    expect(dayAt(layoutRevenueChart([], DESKTOP), 10)).toBeNull()
  })
})
