import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanItems } from './scan-items'

test.each([
  ['[]', []],
  [
    '[\n{"a":1,"a":2},\n\n5,"x,]",\r\n[{"b":1}]]',
    [
      [2, 2],
      [4, 0],
      [4, 0],
      [5, 0],
    ],
  ],
  ['[{"a":{"b":1,"c":2},"d":[1,{"e":1}]}]', [[1, 2]]],
  ['[{"a\\\\":"\\"]}","b":1}]', [[1, 2]]],
])('[IMP-08] the places of the items of %j', (text, places) => {
  expect(scanItems(text).map(({ line, keys }) => [line, keys])).toEqual(places)
})

test('[IMP-08] finds as many items as there are, with as many keys, in any JSON', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 2), (items, indent) => {
      const found = scanItems(JSON.stringify(items, null, indent))
      const keys = items.map((item) =>
        item && typeof item === 'object' && !Array.isArray(item) ? Object.keys(item).length : null,
      )
      expect(found).toHaveLength(items.length)
      for (const [index, count] of keys.entries()) if (count !== null) expect(found[index]?.keys).toBe(count)
    }),
  )
})
