import { expect, test } from 'vitest'
import { fittingKeys } from './fitting-keys'

const VIEWS = ['a', 'b', 'c', 'd'].map((key) => ({ key, width: 100 }))

test.each([
  ['all that fit', 400, 'a', 'abcd'],
  ['room for the button of the others', 399, 'a', 'abc'],
  ['the chosen one instead of the last that fits', 399, 'd', 'abd'],
  ['only the chosen one', 120, 'c', 'c'],
  ['the first ones if none is chosen', 299, undefined, 'ab'],
])('shows %s', (_, room, chosen, shown) => {
  expect([...fittingKeys(VIEWS, room, chosen)].sort().join('')).toBe(shown)
})
