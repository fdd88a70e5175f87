import { normalizeProductName } from '@loja/domain/products'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '../product/text'
import { variantNames } from './variant-names'

const namesOf = (name: string, variants: string) =>
  variantNames(
    variants.split(' | ').map((variant, at) => {
      const [, options = '', codes] = /^(.*?)(?: \((.*)\))?$/.exec(variant) ?? []
      return { name, options: options.split(', '), codes: codes?.split(', ') ?? [], cells: [String(at)] }
    }),
  )

test.each([
  ['Camiseta Premium', 'P | M | G', ['Camiseta Premium - P', 'Camiseta Premium - M', 'Camiseta Premium - G']],
  ['Kit 130 ML', '30 ML | 130 ML', ['Kit 130 ML - 30 ML', 'Kit 130 ML - 130 ML']],
  ['Saia Água', 'AGUA, P | AGUA, M', ['Saia Água - P', 'Saia Água - M']],
  ['Noite 100ml', '100 ML, Kit | 100 ML, Solto', ['Noite 100ml - Kit', 'Noite 100ml - Solto']],
  ['Camiseta', 'P | P, Azul', ['Camiseta - P', 'Camiseta - P, Azul']],
  ['Noite', '100 ML', ['Noite - 100 ML']],
  ['Noite 100 ML', '100 ML', ['Noite 100 ML']],
  // With the same options: by SKU, number or position.
  ['A', 'P (S1) | P (S2)', ['A - P (S1)', 'A - P (S2)']],
  ['A', 'P (S, 7) | P (S, 8)', ['A - P (7)', 'A - P (8)']],
  ['A', 'P | P', ['A - P', 'A - P (2)']],
])('[IMP-13] variants of %s with the options %s', (name, variants, names) => {
  expect(namesOf(name, variants)).toEqual(names)
})

test('[IMP-13] equal rows have one name', () => {
  const row = { name: 'A', options: ['P'], codes: ['S'], cells: ['A', 'P', 'S'] }
  expect(variantNames([row, { ...row }])).toEqual(['A - P', 'A - P'])
})

test('[IMP-13] distinct variants get distinct names', () => {
  const word = fc.constantFrom(
    'P',
    'M',
    'Azul',
    'azul',
    'Camiseta',
    '100 ML',
    '100ml',
    'A - P',
    'P, M',
    '(2)',
    '♥',
    ' ',
    '',
  )
  const variant = fc.record({
    name: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
    options: fc.array(word, { maxLength: 3 }),
    codes: fc.array(fc.constantFrom('', 'S1', 'S2', '(2)'), { maxLength: 2 }),
  })
  fc.assert(
    fc.property(fc.array(variant, { maxLength: 12 }), (variants) => {
      const names = variantNames(variants.map((each, at) => ({ ...each, cells: [String(at)] })))
      expect(new Set(names.map((name) => normalizeProductName(cleanText(name)))).size).toBe(variants.length)
    }),
    { numRuns: 300 },
  )
})

test('[IMP-13] ten thousand variants with one name are named in linear time', () => {
  const variants = Array.from({ length: 10_000 }, (_, at) => ({
    name: 'A',
    options: ['P'],
    codes: [],
    cells: [`${at}`],
  }))
  expect(new Set(variantNames(variants)).size).toBe(10_000)
})
