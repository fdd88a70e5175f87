import { expect, test } from 'vitest'
import { didYouMean } from './near-miss'

const MODULES = ['mf-catalog', 'mf-orders', 'shell']

test.each([
  ['orders', ' Did you mean mf-orders?'],
  ['mf-order', ' Did you mean mf-orders?'],
  ['catlog', ' Did you mean mf-catalog?'],
  ['shel', ' Did you mean shell?'],
  ['payments', ''],
  ['x', ''],
])('%s:%s', (text, sentence) => {
  expect(didYouMean(text, MODULES)).toBe(sentence)
})
