import { expect, test } from 'vitest'
import { parseStockField, parseTypedStock } from './typed-stock'

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['1.234', 1234],
  ['Ilimitado', 999_999],
  ['ILIMITADO', 999_999],
  ['999999', 999_999],
  ['1000000', null],
  ['1.23', null],
  ['1,5', null],
  ['-3', null],
  ['muito', null],
  ['', null],
])('[PROD-08] parseTypedStock reads %j as %j', (text, stock) => {
  expect(parseTypedStock(text)).toBe(stock)
})

test.each([
  ['12', 12],
  ['999.998', 999_998],
  ['999999', null],
  ['999.999', null],
  ['Ilimitado', 999_999],
  ['muito', null],
])('[PROD-08] parseStockField reads %j as %j', (text, stock) => {
  expect(parseStockField(text)).toBe(stock)
})
