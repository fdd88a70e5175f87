import { neutralizeFormula } from '@loja/domain/file'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { type Column, momentCell, moneyCell, numberCell, textCell } from './column'
import { createCsvFile } from './csv-file'
import { nasty, textOf } from './test-support'

interface Row {
  name: string | null
  count: number | null
  price: number | null
  at: string | null
}

const COLUMNS: Column<Row>[] = [
  { title: 'Nome', width: 10, cell: (row) => textCell(row.name) },
  { title: 'Número', width: 10, cell: (row) => numberCell(row.count) },
  { title: 'Preço', width: 10, cell: (row) => moneyCell(row.price) },
  { title: 'Data', width: 10, cell: (row) => momentCell(row.at) },
]
const EMPTY: Row = { name: null, count: null, price: null, at: null }

function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && neutralizeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell
}

async function csvOf(rows: Row[], ...dialect: [Parameters<typeof createCsvFile>[1]?]): Promise<string> {
  const file = createCsvFile(COLUMNS, ...dialect)
  for (const row of rows) await file.add([row])
  return textOf(await file.finish())
}

test('the file for Excel in Portuguese has semicolons, decimal commas, a byte order mark and the time of São Paulo', async () => {
  const row = { name: 'Ana; "Zé"', count: 1.5, price: 1234.5, at: '2026-03-04T15:06:07Z' }
  expect(await csvOf([row, EMPTY])).toBe(
    '\ufeffNome;Número;Preço;Data\r\n"Ana; ""Zé""";1,5;1234,50;04/03/2026 12:06\r\n;;;\r\n',
  )
})

test('the file for other readers has commas and no byte order mark', async () => {
  expect(await csvOf([{ ...EMPTY, name: 'a;b', price: 2 }], { delimiter: ',', byteOrderMark: false })).toBe(
    'Nome,Número,Preço,Data\r\na;b,,"2,00",\r\n',
  )
})

test('[EXP-05] a formula begins with an apostrophe, a negative number does not', async () => {
  expect(await csvOf([{ ...EMPTY, name: '=1+1', count: -3, price: -2 }])).toContain("\r\n'=1+1;-3;-2,00;\r\n")
})

test.each([';', ','] as const)('[EXP-05] a parser reads back the same fields: %s', async (delimiter) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(nasty, nasty), { maxLength: 5 }), async (texts) => {
      const columns: Column<[string, string]>[] = [
        { title: 'A', width: 1, cell: ([first]) => textCell(first) },
        { title: 'B', width: 1, cell: ([, second]) => textCell(second) },
        { title: 'C', width: 1, cell: () => numberCell(1) },
      ]
      const file = createCsvFile(columns, { delimiter, byteOrderMark: false })
      await file.add(texts)
      const { data, errors } = Papa.parse<string[]>(await textOf(await file.finish()), {
        delimiter,
        newline: '\r\n',
        skipEmptyLines: true,
      })
      expect(errors).toEqual([])
      expect(data).toHaveLength(texts.length + 1)
      for (const [index, row] of texts.entries()) {
        expect(data[index + 1]).toHaveLength(3)
        for (const [column, text] of row.entries()) {
          const read = data[index + 1]?.[column] ?? ''
          expect(read).not.toMatch(/^[\s]*[=+\-@＝]/)
          expect(withoutApostrophe(read)).toBe(text)
        }
      }
    }),
    { numRuns: 60 },
  )
})
