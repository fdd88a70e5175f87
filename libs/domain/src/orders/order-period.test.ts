import { describe, expect, test } from 'vitest'
import { resolveOrderPeriod } from './order-period'

describe('[ORD-02] resolveOrderPeriod', () => {
  test.each([
    ['hoje', '2026-11-21', '2026-11-21'],
    ['7-dias', '2026-11-15', '2026-11-21'],
    ['30-dias', '2026-10-23', '2026-11-21'],
    ['este-mes', '2026-11-01', '2026-11-21'],
  ] as const)('%s is %s to %s', (preset, firstDay, lastDay) => {
    expect(resolveOrderPeriod({ preset }, '2026-11-21')).toEqual({ firstDay, lastDay })
  })

  test('follows the current day over month and year ends', () => {
    expect(resolveOrderPeriod({ preset: 'hoje' }, '2026-11-22')).toEqual({
      firstDay: '2026-11-22',
      lastDay: '2026-11-22',
    })
    expect(resolveOrderPeriod({ preset: '7-dias' }, '2024-03-03').firstDay).toBe('2024-02-26')
    expect(resolveOrderPeriod({ preset: '30-dias' }, '2027-01-05').firstDay).toBe('2026-12-07')
  })

  test('returns free days unchanged, and open ends without a period', () => {
    expect(resolveOrderPeriod({ firstDay: '2026-01-02', lastDay: null }, '2026-11-21')).toEqual({
      firstDay: '2026-01-02',
      lastDay: null,
    })
    expect(resolveOrderPeriod(null, '2026-11-21')).toEqual({ firstDay: null, lastDay: null })
  })
})
