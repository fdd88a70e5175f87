import { expect, test } from 'vitest'
import { formatSalesChoice, parseSalesChoice, resolveSalesChoice } from './sales-period'

const TODAY = '2026-11-21'

const parse = (query: Record<string, string>) => parseSalesChoice({ get: (name) => query[name] ?? null })

test.each<[Record<string, string>, string, number]>([
  [{}, '2026-10-23', 30],
  [{ periodo: '7-dias' }, '2026-11-15', 7],
  [{ periodo: '30-dias' }, '2026-10-23', 30],
  [{ periodo: '90-dias' }, '2026-08-24', 90],
  [{ periodo: '5-dias' }, '2026-10-23', 30],
  [{ de: '2026-11-01' }, '2026-10-23', 30],
  [{ de: '2026-02-30', ate: '2026-03-01' }, '2026-10-23', 30],
])('[DASH-07] the address %j begins on %s and has %i days', (query, firstDay, days) => {
  expect(resolveSalesChoice(parse(query), TODAY)).toEqual({ firstDay, lastDay: TODAY, days })
})

test.each<[Record<string, string>, string, string, number]>([
  [{ de: '2026-11-01', ate: '2026-11-01' }, '2026-11-01', '2026-11-01', 1],
  [{ de: '2026-11-10', ate: '2026-11-01' }, '2026-11-01', '2026-11-10', 10],
  [{ de: '2024-01-01', ate: '2024-12-31' }, '2024-01-01', '2024-12-31', 366],
  [{ de: '2020-01-01', ate: '2024-12-31' }, '2024-01-01', '2024-12-31', 366],
])('[DASH-07] the address %j is the days %s to %s', (query, firstDay, lastDay, days) => {
  expect(resolveSalesChoice(parse(query), TODAY)).toEqual({ firstDay, lastDay, days })
})

test.each<Record<string, string>>([
  {},
  { periodo: '7-dias' },
  { periodo: '90-dias' },
  { de: '2026-11-01', ate: '2026-11-10' },
])('[DASH-07] the address %j is written unchanged', (query) => {
  expect(formatSalesChoice(parse(query))).toEqual(query)
})
