import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkImport, planImport } from '../analysis/check-import'
import { guessMapping } from '../mapping/guess-mapping'
import { DEFAULTS } from '../test-support'
import { readImportTable } from './read-import-table'
import { NO_HEADINGS } from './table-with-heading'

const DELIMITERS = ['\t', ';', '|', ',']

function productsOf(text: string, headingLine?: number) {
  const table = readImportTable(text, { headingLine })
  const mapping = headingLine === NO_HEADINGS ? (['name', 'price'] as const).slice() : guessMapping(table)
  const { ready, rejected } = checkImport(table, planImport(table, mapping, DEFAULTS))
  expect(rejected).toEqual([])
  return ready.map(({ product }) => [product.name, product.price])
}

const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
const words = fc.constantFrom(
  ...[
    'Asad',
    'Água',
    'CK One',
    '212',
    '100ml',
    '100 ML',
    'N°5',
    '1,5 L',
    'Eau, Intense',
    'Rosa; Jasmim',
    'A|B',
    'a\tb',
  ],
  ...['d’água', 'Duo 2', '10,50', 'Pro "X"'],
)
const products = fc
  .array(
    fc.record({
      name: fc.array(words, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ').replaceAll(/\s/g, ' ')),
      cents: fc.integer({ min: 1, max: 9_999_999 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.map(({ name, cents }, index) => ({ name: `P${index} ${name}`, price: cents / 100 })))

const cases = fc.record({
  products,
  delimiter: fc.constantFrom(...DELIMITERS),
  hasTitle: fc.boolean(),
  sign: fc.constantFrom('', 'R$ '),
  pointForComma: fc.boolean(),
  quotesAll: fc.boolean(),
})

test('[IMP-04] [IMP-06] name and price are equal for every delimiter', () => {
  fc.assert(
    fc.property(cases, ({ products: listed, delimiter, hasTitle, sign, pointForComma, quotesAll }) => {
      const cell = (text: string) =>
        quotesAll || text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
      const priceText = (price: number) =>
        sign + (delimiter === ',' && pointForComma ? price.toFixed(2) : brazilian.format(price))
      const rows = listed.map(({ name, price }) => [name, priceText(price)].map(cell).join(delimiter))
      const title = hasTitle ? [['Nome', 'Preço'].join(delimiter)] : []
      const found = productsOf([...title, ...rows].join('\n'), hasTitle ? undefined : NO_HEADINGS)
      expect(found).toEqual(listed.map(({ name, price }) => [name, price]))
    }),
    { numRuns: 300 },
  )
})

test('[IMP-04] a quoted price keeps its comma beside a number', () => {
  const { records } = readImportTable('Asad,"455.730,64",48\nCK One 2,"1,50",40\n', { headingLine: NO_HEADINGS })
  expect(records.map(({ cells }) => cells)).toEqual([
    ['Asad', '455.730,64', '48'],
    ['CK One 2', '1,50', '40'],
  ])
})

test.each([
  ['tabs', 'Nome,Preço\nAsad 212\t189,90\nYara\t179,00\n'],
  ['semicolons', 'Nome,Preço\nAsad 212;189,90\nYara;179,00\n'],
])('[IMP-04] headings with commas above rows with %s', (_, text) => {
  expect(productsOf(text)).toEqual([
    ['Asad 212', 189.9],
    ['Yara', 179],
  ])
})

test('[IMP-04] the delimiter of the headings decides, however many others the rows contain', () => {
  const price = fc.constantFrom('14, 90', '1, 5, 9', '39,50', '2.450, 00', 'R$ 7,00 , à vista', '3|50')
  const cases = fc.record({
    delimiter: fc.constantFrom(';', '|', '\t'),
    rows: fc.array(fc.tuple(fc.constantFrom('Lápis, Preto', 'Rímel', 'Base 2,5', 'A, B, C'), price), { minLength: 1 }),
    more: fc.constantFrom('', 'x', 'a, b'),
  })
  fc.assert(
    fc.property(cases, ({ delimiter, rows, more }) => {
      const lines = rows.map(([name, amount]) =>
        [name, delimiter === '|' ? amount.replace('|', ',') : amount, ...(more ? [more] : [])].join(delimiter),
      )
      const { headings, records } = readImportTable([['nome', 'preço'].join(delimiter), ...lines].join('\n'))
      expect(headings).toEqual(['nome', 'preço'])
      expect(records.map(({ cells }) => cells.join(delimiter))).toEqual(lines)
      expect(records.every(({ cells }) => cells.length === (more ? 3 : 2))).toBe(true)
    }),
  )
})

test('[IMP-04] a chosen heading line may contain a comma', () => {
  const table = readImportTable('Artigo;Cifra, R$;Obs\nAsad;189,90\nYara;179,00\nBrisa;20,00;x\n', { headingLine: 1 })
  expect(table.headings).toEqual(['Artigo', 'Cifra, R$', 'Obs'])
  expect(table.records[0]?.cells).toEqual(['Asad', '189,90'])
})

test('a comma between digits is a decimal comma without headings unless the row has a decimal point', () => {
  const cellsOf = (text: string) => readImportTable(text, { headingLine: NO_HEADINGS }).records[0]?.cells
  expect(cellsOf('Asad,179,10\nYara,165,12\n')).toEqual(['Asad', '179,10', '', '', ''])
  expect(cellsOf('Asad,179.50,10\nYara,165.00,12\n')).toEqual(['Asad', '179.50', '10'])
})
