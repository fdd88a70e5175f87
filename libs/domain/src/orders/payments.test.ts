import { expect, test } from 'vitest'
import { dueBrl, otherOpenBrl } from './payments'

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

test.each([
  [100, [['pendente', 100]], null],
  [100, [['pago', 60]], null],
  [120, [['pendente', 100]], 100],
  [
    0.3,
    [
      [null, 0.1],
      ['pendente', 0.2],
    ],
    null,
  ],
  [
    100,
    [
      ['pago', 40],
      [null, 100],
    ],
    100,
  ],
  [
    100,
    [
      ['pago', 40],
      ['expirado', 100],
      ['estornado', 5],
    ],
    null,
  ],
] as [number, [string | null, number][], number | null][])(
  '[PAY-02] of %d with %j the other sum of the open payments is %d',
  (total, rows, open) => {
    expect(
      otherOpenBrl(
        total,
        rows.map(([state, amount]) => ({ state, amount })),
      ),
    ).toBe(open)
  },
)
