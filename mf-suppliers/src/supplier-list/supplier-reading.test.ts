import { expect, test } from 'vitest'
import { sourceOfFile } from './list-source'
import { storedReading, withMapping } from './supplier-reading'

test('[SUP-28] a stored reading is taken without what this release does not know', () => {
  const stored = {
    ...{ sheet: 'Preços', priceLabel: 'à vista', pricePerPack: true, unknown: 1 },
    mappings: { 'artigo\tunit.': ['name', 'price'], other: ['name', 'weight'] },
  }
  expect(storedReading(stored)).toEqual({
    ...{ sheet: 'Preços', priceLabel: 'à vista', pricePerPack: true },
    mappings: { 'artigo\tunit.': ['name', 'price'] },
  })
  expect([null, [], 'x', { sheet: 1, mappings: 3 }].map(storedReading)).toEqual([{}, {}, {}, {}])
})

test('[SUP-28] the newest twenty mappings of a supplier are remembered', () => {
  let reading = {}
  for (let n = 1; n <= 22; n += 1) reading = withMapping(reading, `h${n}`, ['name'])
  const { mappings = {} } = storedReading(withMapping(reading, '', ['price']))
  expect(Object.keys(mappings)).toHaveLength(20)
  expect(Object.keys(mappings).at(-1)).toBe('h22')
})

test('[SUP-23] a file is known by its name, and a photo is refused', () => {
  const fileOf = (name: string) => sourceOfFile(new File(['x'], name))
  expect(['a.PDF', 'a.xlsx', 'a.csv', 'a.json', 'a.txt'].map(fileOf)).toMatchObject(
    ['pdf', 'xlsx', 'csv', 'json', 'csv'].map((kind) => ({ kind })),
  )
  expect(['foto.jpg', 'lista', 'a.xls'].map(fileOf)).toEqual(['wrong-kind', 'wrong-kind', 'wrong-kind'])
})
