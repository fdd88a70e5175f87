import { expect, test } from 'vitest'
import { dueBrl } from './payments'

test.each([
  [100, [], 100],
  [
    0.3,
    [
      ['pago', 0.1],
      ['pago', 0.2],
    ],
    0,
  ],
  [
    100,
    [
      ['pago', 60],
      ['estornado', 30],
      ['pendente', 40],
      [null, 5],
    ],
    40,
  ],
  [100, [['pago', 100.5]], -0.5],
] as [number, [string | null, number][], number][])('[PAY-02] of %d after %j there remain %d', (total, rows, due) => {
  expect(
    dueBrl(
      total,
      rows.map(([state, amount]) => ({ state, amount })),
    ),
  ).toBe(due)
})
