import { expect, test } from 'vitest'
import { moveTo } from './move-to'

test.each([
  ['a', 'c', 'bca'],
  ['c', 'a', 'cab'],
  ['a', 'b', 'bac'],
  ['b', 'a', 'bac'],
  ['b', 'b', 'abc'],
])('[VIEW-04] %s moves to the place of %s', (moved, target, order) => {
  expect(moveTo(['a', 'b', 'c'], moved, target).join('')).toBe(order)
})
