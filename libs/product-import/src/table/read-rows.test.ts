import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { repairQuotes } from './read-rows'

test.each([
  ['a;"b\nc";d\n', [], 'a;"b\nc";d\n'],
  ['a;"b\nc;d\ne;f\n', [1], '\nc;d\ne;f\n'],
  ['"a\nb";"c\nd;e\nf\n', [2], '\n\nd;e\nf\n'],
  ['"Intense" 50;1\n"b";2\n', [], '"""Intense"" 50";1\n"b";2\n'],
  ['"Intense" 50;"c\nd;1\n', [1], '\nd;1\n'],
  ['a;"b" ;c\n', [], 'a;"b" ;c\n'],
  ['a "b" c;1\n', [], 'a "b" c;1\n'],
  ['"a\n"b\n"c\n', [1, 2, 3], '\n\n\n'],
  ['"";"""";1\n', [], '"";"""";1\n'],
])('[IMP-04] repairs the quotes of %j', (text, lines, repaired) => {
  const result = repairQuotes(text, ';')
  expect([result.faults.map(({ line }) => line), result.text]).toEqual([lines, repaired])
})

test('[IMP-04] papaparse reads repaired text without errors and with the same line numbers', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '"', ';', '\n', 'a', ' '), maxLength: 60 })
  fc.assert(
    fc.property(text, (cells) => {
      const broken = `${cells}\n`
      const repaired = repairQuotes(broken, ';')
      const { errors } = Papa.parse(repaired.text, { delimiter: ';', newline: '\n' })
      expect(errors).toEqual([])
      expect(repaired.text.split('\n')).toHaveLength(broken.split('\n').length)
      expect(repairQuotes(repaired.text, ';')).toEqual({ text: repaired.text, faults: [] })
    }),
    { numRuns: 500 },
  )
})
