import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkImport, planImport } from '../analysis/check-import'
import { guessMapping } from '../mapping/guess-mapping'
import type { ColumnMapping, ImportTable } from '../model/import-table'
import { readText } from '../supplier-lines/test-support'
import { DEFAULTS, outcomeOf } from '../test-support'
import { firstLines, firstRows } from './first-lines'
import { readImportTable } from './read-import-table'
import { readSheetTable } from './read-sheet-table'
import { NO_HEADINGS } from './table-with-heading'

const UNKNOWN = 'Tabela de março\n\nArtigo;Cifra;Obs\nLavanda, 100 ML;10,00;x\nJasmim;20,00;y\n'
const NAME_AND_PRICE: ColumnMapping = ['name', 'price']

function imported(table: ImportTable, mapping = NAME_AND_PRICE) {
  const { ready, rejected } = checkImport(table, planImport(table, mapping, DEFAULTS))
  return [
    ...ready.map(({ line, product }) => `${line} ${product.name} = ${product.price}`),
    ...rejected.map(({ line, reason }) => `${line} ${reason.code}`),
  ]
}

test('[IMP-04] unknown headings are taken from the line that the user chooses', () => {
  expect(() => readImportTable(UNKNOWN)).toThrow(expect.objectContaining({ code: 'no-heading' }))
  expect(firstLines(UNKNOWN)).toEqual([
    { line: 1, text: 'Tabela de março' },
    { line: 3, text: 'Artigo;Cifra;Obs' },
    { line: 4, text: 'Lavanda, 100 ML;10,00;x' },
    { line: 5, text: 'Jasmim;20,00;y' },
  ])
  const table = readImportTable(UNKNOWN, { headingLine: 3 })
  expect(table).toMatchObject({ headings: ['Artigo', 'Cifra', 'Obs'], headingLine: 3 })
  expect(imported(table, [...NAME_AND_PRICE, null])).toEqual(['4 Lavanda, 100 ML = 10', '5 Jasmim = 20'])
  expect(() => readImportTable(UNKNOWN, { headingLine: 9 })).toThrow(expect.objectContaining({ code: 'no-heading' }))
})

test('[IMP-04] a list without headings has blank ones and starts with a product', () => {
  const table = readImportTable('\ufeffLavanda, 100 ML;10,00\r\nJasmim;20,00\r\nRosa;30,00;x\r\n', {
    headingLine: NO_HEADINGS,
  })
  expect(table).toMatchObject({ headings: ['', ''], headingLine: NO_HEADINGS })
  expect(imported(table)).toEqual(['1 Lavanda, 100 ML = 10', '2 Jasmim = 20', '3 extra-column'])
})

test('[IMP-04] a sheet without headings keeps the width of its rows', () => {
  const sheet = [{ cells: ['Lavanda', '10'] }, { cells: [] }, { cells: ['Jasmim', '20', 'nota'] }]
  expect(firstRows(sheet)).toEqual([
    { line: 1, text: 'Lavanda | 10' },
    { line: 3, text: 'Jasmim | 20 | nota' },
  ])
  expect(() => readSheetTable(sheet)).toThrow(expect.objectContaining({ code: 'no-heading' }))
  const table = readSheetTable(sheet, { headingLine: NO_HEADINGS })
  expect(imported(table, [...NAME_AND_PRICE, null])).toEqual(['1 Lavanda = 10', '3 Jasmim = 20'])
})

test.each([
  ['Produto;Preço;;Estoque', ';Atacado;Varejo;', 'Lavanda;100,00;150,00;3', '3 Lavanda = 150'],
  ['Produto;Preço', ';(R$)', 'Lavanda;150,00', '3 Lavanda = 150'],
  ['Produto;Preço;Estoque', ';US$;un', 'Lavanda;150,00;3', '3 foreign-currency'],
  ['Código;Produto;Preço;', ';;Custo;Venda', 'A1;Lavanda;100,00;150,00', '3 Lavanda = 150'],
])('[IMP-04] headings in two lines are read together: %s, %s', (first, second, row, read) => {
  const table = readImportTable(`${first}\n${second}\n${row}\n`)
  expect(imported(table, guessMapping(table))).toEqual([read])
})

test('[IMP-19] a row below the headings that has no name and is no heading is refused', () => {
  const table = readImportTable('Produto;Preço;Marca\n;consulte;\nLavanda;10,00;A\n')
  expect(imported(table, guessMapping(table))).toEqual(['3 Lavanda = 10', '2 missing-name'])
})

test('firstLines returns few and short lines', () => {
  const lines = firstLines(Array.from({ length: 50 }, () => `a\t${'b'.repeat(500)}`).join('\n'))
  expect(lines).toHaveLength(20)
  expect(lines[0]?.text).toMatch(/^a \| b+…$/)
  expect(lines[0]?.text).toHaveLength(161)
})

describe('[IMP-04] two columns of texts and amounts without headings are a list', () => {
  const products = fc.array(
    fc.record({
      name: fc
        .array(fc.constantFrom('Asad', 'Água', '212', '100 ml', 'N°5', 'Eau Intense', 'Kit 2'), { maxLength: 3 })
        .map((words) => ['Perfume', ...words].join(' ')),
      cents: fc.integer({ min: 100, max: 999_999 }),
    }),
    { minLength: 2, maxLength: 8 },
  )
  const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
  const shape = fc.record({ products, isPriceFirst: fc.boolean(), title: fc.constantFrom(null, ['Artigo', 'Cifra']) })
  const ordered = (cells: readonly string[], isPriceFirst: boolean) => (isPriceFirst ? cells.toReversed() : cells)
  const readBack = (table: ImportTable) => {
    expect([table.headingLine, table.notices]).toEqual([null, []])
    const { ready, duplicates, rejected } = checkImport(table, planImport(table, guessMapping(table), DEFAULTS))
    expect(rejected).toEqual([])
    return { ready: ready.map(({ product }) => [product.name, product.price]), repeated: duplicates.length }
  }

  test('in a text', () => {
    fc.assert(
      fc.property(shape, fc.constantFrom('\t', ';'), fc.constantFrom('', 'R$ '), (list, delimiter, sign) => {
        const rows = list.products.map(({ name, cents }) => [name, sign + brazilian.format(cents / 100)])
        const text = [...(list.title ? [list.title] : []), ...rows]
          .map((cells) => ordered(cells, list.isPriceFirst).join(delimiter))
          .join('\n')
        const { ready, repeated } = readBack(readImportTable(text))
        expect(ready.length + repeated).toBe(rows.length)
        for (const [name, price] of ready)
          expect(list.products).toContainEqual({ name, cents: Math.round(Number(price) * 100) })
      }),
    )
  })

  test('in a sheet, beside an empty column', () => {
    const sheet = [
      { cells: [] },
      { cells: ['', 'Asad', '189,9'], numbers: [null, null, '189.9'] },
      { cells: ['', 'Yara', '99'] },
    ]
    expect(readBack(readSheetTable(sheet)).ready).toEqual([
      ['Asad', 189.9],
      ['Yara', 99],
    ])
  })

  test.each([
    ['whole numbers, which may be a stock', 'Asad\t189\nYara\t20\n'],
    ['codes and prices', '1020\t189,90\n1021\t20,00\n'],
    ['more columns', 'Asad\t189,90\t5\nYara\t20,00\t7\n'],
  ])('but not %s', (_, text) => {
    expect(() => readImportTable(text)).toThrow(expect.objectContaining({ code: 'no-heading' }))
  })
})

describe('[IMP-04] further headings below', () => {
  const read = (...lines: string[]) => outcomeOf(`${lines.join('\n')}\n`)

  test('give the columns of the rows below them', () => {
    const { products, rejected } = read(
      ...['Produto;Preço;Estoque', 'Vela;10,00;5', ';;', 'Produto;Estoque;Preço', 'Luz;6;20,00', ''],
      ...['Código;Produto;Estoque;Preço', 'A-1;Sol;7;30,00'],
    )
    expect(products.map(({ name, price, stockQuantity, sku }) => [name, price, stockQuantity, sku])).toEqual([
      ['Vela', 10, 5, null],
      ['Luz', 20, 6, null],
      ['Sol', 30, 7, 'A-1'],
    ])
    expect(rejected).toEqual([])
  })

  test('[IMP-22] of other prices have no price of the first ones', () => {
    const lines = ['Produto;Varejo', 'Vela;10,00', 'Produto;Atacado', 'Luz;6,00', 'Produto;Varejo', 'Sol;7,00']
    expect(read(...lines).read).toEqual(['2 Vela = 10', '4 missing-price', '6 Sol = 7'])
    expect(readText(`${lines.join('\n')}\n`).shown).toEqual(['Vela = varejo 10', 'Luz = atacado 6', 'Sol = varejo 7'])
  })

  test('move the numbers of a sheet with their cells', () => {
    const { records } = readSheetTable([
      { cells: ['Produto', 'Preço', 'Estoque'] },
      { cells: ['Vela', '10,00', '5'], numbers: [null, '10', '5'] },
      { cells: ['Produto', 'Estoque', 'Preço'] },
      { cells: ['Luz', '6', '20,00'], numbers: [null, '6', '20'], struck: [2] },
    ])
    expect(records.map(({ line, cells, numbers, struck }) => [line, cells, numbers, struck])).toEqual([
      [2, ['Vela', '10,00', '5'], [null, '10', '5'], undefined],
      [4, ['Luz', '20,00', '6'], [null, '20', '6'], [1]],
    ])
  })
})
