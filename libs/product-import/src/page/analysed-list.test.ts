import { expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import type { ColumnMapping } from '../index'
import { createAnalysedList } from './analysed-list'
import type { ReadingChoices } from './analysis-protocol'

const choices: ReadingChoices = { defaults: { categoryId: null, stock: 1 } }
const NAME_AND_PRICE: ColumnMapping = ['name', 'price']
const open = (text: string, more: Partial<ReadingChoices> = {}) => {
  const list = createAnalysedList(() => undefined)
  return { list, opening: list.open({ kind: 'text', text }, { ...choices, ...more }) }
}

test('[IMP-04] every step uses the same delimiter', async () => {
  const { list, opening } = open(
    'Asad Lattafa 100ml\t189,90\tx\nSabah Al Ward 100 ML\t1.199,50\tx\nYara\tconsulte\tx\n',
  )
  await expect(opening).rejects.toMatchObject({ code: 'no-heading' })
  expect((await list.head(undefined)).lines[0]?.text).toBe('Asad Lattafa 100ml | 189,90 | x')
  expect((await list.choose({ ...choices, headingLine: 0 })).headings).toEqual(['', '', ''])
  await list.choose({ ...choices, headingLine: 0, mapping: [...NAME_AND_PRICE, null] })
  list.correct({ line: 3, position: 1, text: 'R$ 1.050,90', everywhere: false })
  expect(list.products(0, 3).map(({ product }) => [product.name, product.price])).toEqual([
    ['Asad Lattafa 100ml', 189.9],
    ['Sabah Al Ward 100 ML', 1199.5],
    ['Yara', 1050.9],
  ])
})

test('[IMP-04] headings that were mapped before are recognised', async () => {
  const remembered = { 'artigo\tunit.': NAME_AND_PRICE }
  const { opening } = open('Tabela de março\n\nArtigo;Unit.;\nLavanda;10,00;x\n', { remembered })
  expect(await opening).toMatchObject({
    headingLine: 3,
    headings: ['Artigo', 'Unit.'],
    mapping: NAME_AND_PRICE,
  })
})

const HEADINGS = ['Produto', 'Custo']
type Sheets = Record<string, (string | number)[][]>

async function openSupplierSheets(sheets: Sheets, more: Partial<ReadingChoices> = {}) {
  const workbook = XLSX.utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), name)
  const file = new File([XLSX.write(workbook, { type: 'array' })], 'lista.xlsx')
  const list = createAnalysedList(() => undefined)
  const { unreadSheets } = await list.open({ kind: 'xlsx', file }, { ...choices, isSupplierList: true, ...more })
  const { lines } = await list.supplierLines()
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length)
  return { unreadSheets, read: lines.map(({ text, prices }) => `${text} ${prices[0]?.amount}`) }
}

const BODY = [HEADINGS, ['Óleo', 20], ['Gel', 30]]

test.each<[string, Sheets, string[], string[]]>([
  ['the same headings', { Rosto: [HEADINGS, ['Sérum', 10]], Corpo: BODY }, ['Sérum 10', 'Óleo 20', 'Gel 30'], []],
  [
    'the same headings at another place',
    { Capa: [['Lista de novembro']], Rosto: [HEADINGS, ['Sérum', 10]], Corpo: [['Corpo'], [], ...BODY] },
    ['Sérum 10', 'Óleo 20', 'Gel 30'],
    [],
  ],
  [
    'other headings',
    {
      Rosto: [
        ['Produto', 'Preço', 'Obs'],
        ['Sérum', 10, ''],
      ],
      Corpo: BODY,
    },
    ['Sérum 10'],
    ['Corpo'],
  ],
  [
    'no products',
    { Rosto: [HEADINGS, ['Sérum', 10]], Contato: [['Fone'], ['11 98765-4321']], Vazia: [] },
    ['Sérum 10'],
    [],
  ],
])('[SUP-23] a list in sheets with %s', async (_, sheets, read, unreadSheets) => {
  expect(await openSupplierSheets(sheets)).toEqual({ read, unreadSheets })
})

test('[SUP-23] of a chosen sheet the others with products are named', async () => {
  const sheets = { Rosto: [HEADINGS, ['Sérum', 10]], Corpo: BODY }
  expect(await openSupplierSheets(sheets, { sheet: 'Rosto' })).toEqual({ read: ['Sérum 10'], unreadSheets: ['Corpo'] })
})

test.each([true, false])(
  '[SUP-23] [IMP-04] hidden rows, columns and sheets are named: supplier %s',
  async (isSupplierList) => {
    const sheet = (...names: string[]): XLSX.WorkSheet => ({
      ...XLSX.utils.aoa_to_sheet([['Produto', 'Preço', 'Custo'], ...names.map((name) => [name, 20, 10])]),
      '!rows': [{}, { hidden: true }],
      '!cols': [{}, {}, { hidden: true }],
    })
    const workbook = XLSX.utils.book_new(sheet('Óleo', 'Gel'), 'Corpo')
    XLSX.utils.book_append_sheet(workbook, sheet('Sérum', 'Tônico'), 'Rosto')
    XLSX.utils.book_append_sheet(workbook, sheet('Base', 'Pó'), 'Antiga')
    workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] }
    const file = new File([XLSX.write(workbook, { type: 'array' })], 'lista.xlsx')
    const list = createAnalysedList(() => undefined)
    const summary = await list.open({ kind: 'xlsx', file }, { ...choices, isSupplierList })
    expect(summary).toMatchObject({
      sheets: ['Corpo', 'Rosto'],
      hasHiddenRows: true,
      notices: [
        'A aba oculta “Antiga” não foi lida.',
        isSupplierList ? '2 linhas ocultas não foram lidas.' : '1 linha oculta não foi lida.',
        isSupplierList ? '2 colunas ocultas não foram lidas.' : '1 coluna oculta não foi lida.',
      ],
    })
    const { lines } = await list.supplierLines()
    expect(lines.map(({ text }) => text)).toEqual(isSupplierList ? ['Gel', 'Tônico'] : ['Gel'])
  },
)
