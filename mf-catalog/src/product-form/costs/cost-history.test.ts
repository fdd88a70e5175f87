import type { RecordedCost } from '@loja/data/products'
import { expect, test } from 'vitest'
import { bestSource, changeOf, costChart } from './cost-history'

const row = (cost: number | null, day: number, source = 'Lista A'): RecordedCost => ({
  ...{ id: day, cost, source, supplierId: null, isGone: false },
  recordedAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
})
const PLOT = {
  since: Date.parse('2026-11-01T00:00:00Z'),
  now: Date.parse('2026-11-11T00:00:00Z'),
  width: 100,
  height: 50,
}

test('[COST-05] the best supplier has the lowest of the latest costs, whoever was cheaper before', () => {
  const costs = [row(42, 9), row(40, 8, 'Lista B'), row(1, 7, 'Cadastro'), row(30, 6), row(20, 5, 'Lista B')]
  expect(bestSource(costs, PLOT.since)).toMatchObject({ source: 'Lista B', cost: 40 })
  expect(bestSource([row(1, 2, 'Cadastro')], PLOT.since)).toBeNull()
  const old = { ...row(1, 1, 'Lista C'), recordedAt: '2025-06-01T00:00:00Z' }
  expect(bestSource([...costs, old], PLOT.since)).toMatchObject({ source: 'Lista B' })
})

test('[COST-05] a supplier without the product is not the best, nor at a cost under its former name', () => {
  const gone = { ...row(10, 9, 'Atacado'), supplierId: 's1', isGone: true }
  expect(bestSource([gone, row(42, 8)], PLOT.since)).toMatchObject({ source: 'Lista A', cost: 42 })
  expect(bestSource([gone], PLOT.since)).toBeNull()
  const renamed = [row(50, 9, 'Novo nome'), row(40, 8, 'Nome antigo')].map((cost) => ({ ...cost, supplierId: 's2' }))
  expect(bestSource([...renamed, row(45, 7)], PLOT.since)).toMatchObject({ source: 'Lista A', cost: 45 })
})

test('[COST-05] a change is in percent of the cost before it', () => {
  const costs = [row(44, 3), row(40, 2), row(null, 1)]
  expect([changeOf(costs, 0), changeOf(costs, 1)]).toEqual([10, null])
})

test('[COST-05] the chart has a step for each cost and a gap where it was removed', () => {
  expect(costChart([row(10, 9), row(null, 7), row(20, 3)], PLOT)).toEqual({
    path: 'M20 0H60M80 50H100',
    lowest: 10,
    highest: 20,
  })
  expect(costChart([row(null, 3)], PLOT)).toBeNull()
})
