import { expect, test } from 'vitest'
import { changedStock, parseStockChange } from './stock-change'

test.each([
  ['add', '5', 5],
  ['add', '0', null],
  ['add', 'Ilimitado', null],
  ['subtract', '999998', 999_998],
  ['set', '0', 0],
  ['set', 'ilimitado', 999_999],
  ['set', '999999', null],
  ['set', '', null],
  ['set', '1,5', null],
] as const)('[BULK-01] [BULK-03] parseStockChange reads %s %j as %j', (mode, text, quantity) => {
  expect(parseStockChange(mode, text)).toBe(quantity)
})

test.each([
  ['add', 2, 9],
  ['add', 999_991, 999_998],
  ['add', 999_992, null],
  ['subtract', 3, 4],
  ['subtract', 8, 0],
  ['set', 999_999, 999_999],
] as const)('[STOCK-05] a stock of 7 after %s %i is %j', (mode, quantity, after) => {
  expect(changedStock(7, mode, quantity)).toBe(after)
})
