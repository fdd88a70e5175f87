import { expect, test } from 'vitest'
import { checkImport, planImport } from '../analysis/check-import'
import type { ColumnMapping, ImportTable } from '../model/import-table'
import { DEFAULTS } from '../test-support'
import { firstLines, firstRows } from './first-lines'
import { readImportTable } from './read-import-table'
import { readSheetTable } from './read-sheet-table'
import { NO_HEADINGS } from './table-with-heading'

const UNKNOWN = 'Tabela de março\n\nArtigo;Cifra\nLavanda, 100 ML;10,00\nJasmim;20,00\n'
const NAME_AND_PRICE: ColumnMapping = ['name', 'price']

function imported(table: ImportTable, mapping = NAME_AND_PRICE) {
  const { ready, rejected } = checkImport(table, planImport(table, mapping, DEFAULTS))
  return {
    ready: ready.map(({ line, product }) => [line, product.name, product.price]),
    rejected: rejected.map(({ line, reason }) => [line, reason.code]),
  }
}

test('[IMP-04] unknown headings are taken from the line that the user chooses', () => {
  expect(() => readImportTable(UNKNOWN)).toThrow(expect.objectContaining({ code: 'no-heading' }))
  expect(firstLines(UNKNOWN)).toEqual([
    { line: 1, text: 'Tabela de março' },
    { line: 3, text: 'Artigo;Cifra' },
    { line: 4, text: 'Lavanda, 100 ML;10,00' },
    { line: 5, text: 'Jasmim;20,00' },
  ])
  const table = readImportTable(UNKNOWN, { headingLine: 3 })
  expect(table).toMatchObject({ headings: ['Artigo', 'Cifra'], headingLine: 3 })
  expect(imported(table).ready).toEqual([
    [4, 'Lavanda, 100 ML', 10],
    [5, 'Jasmim', 20],
  ])
  expect(() => readImportTable(UNKNOWN, { headingLine: 9 })).toThrow(expect.objectContaining({ code: 'no-heading' }))
})

test('[IMP-04] a list without headings has blank ones and starts with a product', () => {
  const table = readImportTable('\ufeffLavanda, 100 ML;10,00\r\nJasmim;20,00\r\nRosa;30,00;x\r\n', {
    headingLine: NO_HEADINGS,
  })
  expect(table).toMatchObject({ headings: ['', ''], headingLine: NO_HEADINGS })
  expect(imported(table)).toEqual({
    ready: [
      [1, 'Lavanda, 100 ML', 10],
      [2, 'Jasmim', 20],
    ],
    rejected: [[3, 'extra-column']],
  })
})

test('[IMP-04] a sheet without headings keeps the width of its rows', () => {
  const sheet = [{ cells: ['Lavanda', '10'] }, { cells: [] }, { cells: ['Jasmim', '20', 'nota'] }]
  expect(firstRows(sheet)).toEqual([
    { line: 1, text: 'Lavanda | 10' },
    { line: 3, text: 'Jasmim | 20 | nota' },
  ])
  expect(() => readSheetTable(sheet)).toThrow(expect.objectContaining({ code: 'no-heading' }))
  const table = readSheetTable(sheet, { headingLine: NO_HEADINGS })
  expect(imported(table, [...NAME_AND_PRICE, null])).toEqual({
    ready: [
      [1, 'Lavanda', 10],
      [3, 'Jasmim', 20],
    ],
    rejected: [],
  })
})

test('firstLines returns few and short lines', () => {
  const lines = firstLines(Array.from({ length: 50 }, () => `a\t${'b'.repeat(500)}`).join('\n'))
  expect(lines).toHaveLength(20)
  expect(lines[0]?.text).toMatch(/^a \| b+…$/)
  expect(lines[0]?.text).toHaveLength(161)
})
