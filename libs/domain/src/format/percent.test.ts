import { expect, test } from 'vitest'
import { formatPercent, formatRate } from './percent'

test.each([
  [0, '0%'],
  [0.00001, '0,1%'],
  [0.0049, '0,5%'],
  [0.5, '50%'],
  [0.9789, '97,9%'],
  [0.99999, '99,9%'],
  [1, '100%'],
])('[LOG-01] the share %s is %s, never rounded to all or nothing', (share, text) => {
  expect(formatPercent(share)).toBe(text)
})

test.each([
  [10, '10%'],
  [12.5, '12,5%'],
  [0.01, '0,01%'],
  [100, '100%'],
])('formatRate formats %s as %s', (percent, text) => {
  expect(formatRate(percent)).toBe(text)
})
