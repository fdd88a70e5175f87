import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countKeys } from './parse-json-list'

test.each([
  ['[\n{"a":1,"a":2},\n\n5,"x,]:",\r\n[{"b":1}]]', [2, 0, 0, 0]],
  ['[{"a":{"b":1,"c":2},"d":[1,{"e":1}]}]', [2]],
  ['[{"a\\\\":"\\"]}:","b":1}]', [2]],
])('[IMP-08] counts the keys of %j', (text, counts) => {
  expect(countKeys(text)).toEqual(counts)
})

test('[IMP-08] counts the keys of every item in any JSON', () => {
  const item = fc.dictionary(fc.string(), fc.jsonValue())
  fc.assert(
    fc.property(fc.array(item, { minLength: 1 }), fc.constantFrom(0, 2), (items, indent) => {
      expect(countKeys(JSON.stringify(items, null, indent))).toEqual(items.map((each) => Object.keys(each).length))
    }),
  )
})
