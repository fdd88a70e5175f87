import { expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import { checkImport, planImport } from '../analysis/check-import'
import { guessMapping } from '../mapping/guess-mapping'
import { readSheetTable } from '../table/read-sheet-table'
import { warningText } from '../texts/texts'
import { openWorkbook } from './open-workbook'

async function importSheet(cells: (XLSX.CellObject | string | number | boolean | null)[][]) {
  const workbook = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(cells), 'P')
  const bytes = new Uint8Array(XLSX.write(workbook, { type: 'array' }))
  const { rows } = await (await openWorkbook(bytes)).readSheet(0)
  const table = readSheetTable(rows)
  return { table, ...checkImport(table, planImport(table, guessMapping(table), { categoryId: null, stock: 1 })) }
}

const amount = (v: number, z: string): XLSX.CellObject => ({ t: 'n', v, z })

test('[IMP-06] a number of a sheet is never ambiguous, and a text is parsed', async () => {
  const { ready } = await importSheet([
    ['Tabela de setembro'],
    [null],
    ['Nome', 'Preço', 'Ativo'],
    ['A', 1.234, true],
    ['B', amount(1234, '#,##0'), false],
    ['C', amount(1234.5, '"R$" #,##0.00'), true],
    ['D', '1.234,56', 'não'],
    [7_891_234_567_890, 19.989999999999998, true],
  ])
  expect(ready.map(({ line, product }) => [line, product.name, product.price, product.isActive])).toEqual([
    [4, 'A', 1.23, true],
    [5, 'B', 1234, false],
    [6, 'C', 1234.5, true],
    [7, 'D', 1234.56, false],
    [8, '7891234567890', 19.99, true],
  ])
  expect(
    ready.flatMap(({ line, warnings }) =>
      warnings.filter(({ code }) => /price/.test(code)).map(({ code }) => [line, code]),
    ),
  ).toEqual([[4, 'rounded-price']])
})

test('[IMP-06] a price is the stored number, and a cell that shows another is marked', async () => {
  const { ready } = await importSheet([
    ['Nome', 'Preço'],
    ['A', amount(49.9, '0')],
    ['B', amount(27.55, '0.0')],
    ['C', amount(189.9, '"R$" #,##0')],
    ['D', amount(189.905, '#,##0.00')],
    ['E', amount(1234, '#,##0')],
    ['F', amount(49, '0" un"')],
    ['G', amount(31, '"$"#,##0.00')],
    ['H', amount(120, '"R$" #,##0.00 "a dúzia"')],
    ['I', amount(31, '#,##0.00 "reais"')],
  ])
  const found = ready.map(({ product, warnings }) => {
    const [warning] = warnings.filter(({ code }) => !/^guessed/.test(code)).map(warningText)
    return [product.price, warning?.replaceAll('\u00a0', ' ')]
  })
  expect(found).toEqual([
    [49.9, 'A célula mostra outro valor do que guarda: 50, e não R$ 49,90. Confira.'],
    [27.55, 'A célula mostra outro valor do que guarda: 27,6, e não R$ 27,55. Confira.'],
    [189.9, 'A célula mostra outro valor do que guarda: R$ 190, e não R$ 189,90. Confira.'],
    [189.91, undefined],
    [1234, undefined],
    [49, undefined],
    [31, 'Preço interpretado como R$ 31,00: confira.'],
    [120, 'A célula mostra outro valor do que guarda: R$ 120,00 a dúzia, e não R$ 120,00. Confira.'],
    [31, undefined],
  ])
})

test('[IMP-21] a number that a cell shows in another currency is rejected', async () => {
  const formats = [
    '[$US$-409] #,##0.00',
    '[$€-2] #,##0.00',
    '#,##0.00 [$€-407]',
    '[$USD] 0.00',
    '"US$" 0.00',
    '[$₲-3C0A]0',
  ]
  const { ready, rejected } = await importSheet([
    ['Nome', 'Preço'],
    ...formats.map((format, index) => [`P${index}`, amount(31, format)]),
    ['Real', amount(31, '[$R$-416] #,##0.00')],
    ['Contábil', amount(31, '_-"R$"* #,##0.00_-;-"R$"* #,##0.00_-;_-"R$"* "-"??_-;_-@_-')],
  ])
  expect(rejected.map(({ reason }) => reason.code)).toEqual(formats.map(() => 'foreign-currency'))
  expect(ready.map(({ product }) => product.price)).toEqual([31, 31])
})

test('[IMP-19] every row of a sheet is ready, duplicate or rejected', async () => {
  const { ready, duplicates, rejected } = await importSheet([
    ['Nome', 'Preço'],
    ['=HYPERLINK("http://x","y")', 10],
    [null, null],
    ['Família 👨‍👩‍👧', 10],
    ['Sem preço', { t: 'e', v: 42 }],
    ['Negativo', -10],
    ['Percentual', amount(0.15, '0%')],
    ['Data', amount(45_000, 'dd/mm/yyyy')],
    ['Família 👨‍👩‍👧', 11],
  ])
  expect(ready.map(({ line, product }) => [line, product.name])).toEqual([
    [2, '=HYPERLINK("http://x","y")'],
    [4, 'Família 👨‍👩‍👧'],
  ])
  expect(duplicates).toEqual([{ line: 9, name: 'Família 👨‍👩‍👧', firstLine: 4 }])
  expect(rejected.map(({ line, reason }) => `${line} ${reason.code}`)).toEqual([
    ...['5 not-a-price', '6 negative-price', '7 not-a-price', '8 not-a-price'],
  ])
})

test('[IMP-04] the export of another shop saved as a workbook is recognised', async () => {
  const { table, ready } = await importSheet([
    ['Handle', 'Title', 'Vendor', 'Published', 'Variant Price', 'Variant Compare At Price', 'Status'],
    ['vela', 'Vela', 'Aurora', true, amount(1000, '#,##0'), amount(1234.5, '#,##0.00'), 'active'],
    ['sol', 'Sol', 'Aurora', false, 10, null, 'active'],
  ])
  expect(table.platform).toBe('shopify')
  expect(ready.map(({ product }) => [product.name, product.price, product.salePrice, product.isActive])).toEqual([
    ['Vela', 1234.5, 1000, true],
    ['Sol', 10, null, false],
  ])
})

test('[IMP-19] the row of a cell with an error says so', async () => {
  const error: XLSX.CellObject = { t: 'e', v: 42 }
  const { table, ready, rejected } = await importSheet([
    ['Nome', 'Preço', 'Estoque', 'Custo', 'Marca'],
    ['A', 10, error, error, error],
    ['B', error, 5, 5, 'M'],
    [error, 12, 5, 5, 'M'],
    [error, error, error, error, error],
  ])
  expect(table.records).toHaveLength(3)
  expect(ready.flatMap(({ warnings }) => warnings.map(warningText))).toEqual([
    'Marca deduzida do nome: A.',
    'Tipo deduzido: perfume.',
    'Estoque não reconhecido, importado como 0: “#N/A”.',
    'Custo não importado: “#N/A”.',
  ])
  expect(rejected.map(({ line, reason: { code, found } }) => [line, code, found])).toEqual([
    [3, 'not-a-price', '#N/A'],
    [4, 'missing-name', '#N/A'],
  ])
})
