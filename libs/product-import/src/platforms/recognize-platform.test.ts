import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportTable } from '../model/import-table'
import type { PlatformRules } from './platform-rules'
import { PLATFORMS, recognizePlatform } from './recognize-platform'
import { readPlatform } from './testing/platform-list'

test.each([
  ['a list of a supplier', ['Nome', 'Preço', 'Preço promocional', 'Imagem principal', 'Marca']],
  ['a list with the columns of several platforms', ['Name', 'Type', 'Price', 'Handle', 'Vendor', 'availability']],
])('%s is not recognised as a platform', (_title, headings) => {
  expect(readPlatform(headings, [Object.fromEntries(headings.map((heading) => [heading, '10']))]).platform).toBe(null)
})

const TABLE: ImportTable = {
  ...{ kind: 'delimited', platform: null, headingLine: 1, knownMapping: null },
  ...{ headings: ['Handle', 'Title', 'Vendor', 'Price'], records: [], faults: [], notices: [] },
}

test('cells beyond the headings remain there, so that the row is rejected', () => {
  const known = recognizePlatform({ ...TABLE, records: [{ line: 2, cells: ['v', 'Vela', 'Aurora', '1', '50'] }] })
  expect(known.records[0]?.cells.slice(known.headings.length)).toEqual(['50'])
})

/** Rows with shared keys, mutual parents and missing values. */
const anyRow = (rules: PlatformRules) => {
  const some = oneof(
    constantFrom('', 'a', 'b', 'id:a', 'variation', 'variable', '1', '10,50', 'Excluído', '<p>x</p>'),
    string(),
  )
  return record(Object.fromEntries(Object.keys(rules.columns).map((column) => [column, some])))
}

test.each(PLATFORMS)('[IMP-19] no row of $platform is lost', (rules) => {
  const columns = Object.keys(rules.columns)
  const headings = columns.map((column) => rules.columns[column]?.[0] ?? '')
  assert(
    property(array(anyRow(rules), { maxLength: 12 }), (rows) => {
      const records = rows.map((row, index) => ({ line: index + 2, cells: columns.map((column) => row[column] ?? '') }))
      const known = recognizePlatform({ ...TABLE, headings, records })
      const joined = known.notices.find((notice) => notice.code === 'rows-joined')?.count ?? 0
      expect(known.platform).toBe(rules.platform)
      expect(known.records.length + known.faults.length + joined).toBe(rows.length)
      expect(known.records.map(({ line }) => line)).toEqual(
        [...known.records.map(({ line }) => line)].sort((a, b) => a - b),
      )
    }),
  )
})
