import { describe, expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import { checkImport, planImport } from '../analysis/check-import'
import { guessMapping } from '../mapping/guess-mapping'
import { readTable } from '../supplier-lines/test-support'
import { readSheetTable } from '../table/read-sheet-table'
import { DEFAULTS } from '../test-support'
import { reasonText } from '../texts/texts'
import { openWorkbook } from './open-workbook'
import { workbookParts } from './testing/workbook-file'
import { zipFile } from './testing/zip-file'

const LIST = [
  ['Produto', 'Custo', 'Preço', 'Marca'],
  ['Asad', 99, 189.9, 'Lattafa'],
  ['Yara', 88, 165, 'Lattafa'],
  ['Khamrah', 77, 210, 'Lattafa'],
]

async function readFirst(bytes: Uint8Array) {
  const { rows, notices } = await (await openWorkbook(bytes)).readSheet(0)
  return { rows, cells: rows.map(({ cells }) => cells), notices }
}

describe('[IMP-04] [IMP-22] hidden rows, columns and sheets are not read', () => {
  const written = (change: (sheet: XLSX.WorkSheet) => void) => {
    const sheet = XLSX.utils.aoa_to_sheet(LIST)
    const workbook = XLSX.utils.book_new(sheet, 'Lista')
    change(sheet)
    return new Uint8Array(XLSX.write(workbook, { type: 'array', bookSST: true }))
  }

  test('of a filter and by hand', async () => {
    const bytes = written((sheet) => {
      sheet['!autofilter'] = { ref: 'A1:D4' }
      sheet['!rows'] = [{}, { hidden: true }, {}, { hidden: true }]
      sheet['!cols'] = [{}, { hidden: true }]
    })
    const { cells, notices } = await readFirst(bytes)
    expect(cells).toEqual([['Produto', '', 'Preço', 'Marca'], [], ['Yara', '', '165', 'Lattafa'], []])
    expect(notices).toEqual([
      { code: 'hidden-rows', count: 2 },
      { code: 'hidden-columns', count: 1 },
    ])
  })

  test('and empty ones are not counted', async () => {
    const bytes = written((sheet) => {
      sheet['!ref'] = 'A1:H9'
      sheet['!rows'] = Array.from({ length: 9 }, (_, row) => ({ hidden: row > 3 }))
      sheet['!cols'] = Array.from({ length: 8 }, (_, column) => ({ hidden: column > 3 }))
    })
    expect(await readFirst(bytes)).toMatchObject({ cells: LIST.map((row) => row.map(shownIn)), notices: [] })
  })

  test.each([
    ['hidden="true"', 'hidden="1"'],
    ['ht="0" customHeight="1"', 'width="0" customWidth="1"'],
  ])('written as %s and %s', async (row, column) => {
    const text = (place: string, value: string) => `<c r="${place}" t="str"><v>${value}</v></c>`
    const error = '<c r="C2" t="e"><v>#N/A</v></c><c r="A2" t="e"><v>#N/A</v></c>'
    const sheet = `<cols><col min="3" max="4" ${column}/></cols><sheetData><row r="1">${text('A1', 'a')}${text('D1', 'd')}</row><row r="2" ${row}>${text('B2', 'b')}${error}</row></sheetData>`
    const { cells, notices } = await readFirst(await zipFile(workbookParts({ sheet })))
    expect(cells).toEqual([['a', '', '', ''], []])
    expect(notices).toEqual([
      { code: 'hidden-rows', count: 1 },
      { code: 'hidden-columns', count: 1 },
    ])
  })

  test('but a merged cell that begins in a hidden row fills the visible ones', async () => {
    const sheet =
      '<sheetData><row r="1" hidden="1"><c r="A1" t="str"><v>Lattafa</v></c></row><row r="2"><c r="B2"><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="A1:A2"/></mergeCells>'
    expect((await readFirst(await zipFile(workbookParts({ sheet })))).cells).toEqual([[], ['Lattafa', '1']])
  })
})

const shownIn = (value: string | number) => String(value).replace('.', ',')

describe('[IMP-19] [IMP-22] rows whose name or price is struck through are asked about', () => {
  const STYLES =
    '<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts><cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf/><xf fontId="1"/><xf fontId="2"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>'
  const RUNS =
    '<si><r><rPr><strike/></rPr><t>R$ 45,00</t></r><r><t> 39,00</t></r></si><si><r><rPr><strike val="false"/></rPr><t>R$ 21,00</t></r></si>'
  const STRUCK = 1
  const NOT_STRUCK = 2

  const cell = (place: string, value: string, style = 0) => `<c r="${place}" s="${style}" t="str"><v>${value}</v></c>`
  const rowsOf = async (heading: string) => {
    const rows = [
      cell('A1', heading) + cell('B1', 'Preço') + cell('C1', 'Marca'),
      cell('A2', 'Asad 100ml') + cell('B2', 'R$ 189,90', STRUCK) + cell('C2', 'Lattafa'),
      cell('A3', 'Yara 100ml', STRUCK) + cell('B3', 'R$ 165,00') + cell('C3', 'Lattafa'),
      cell('A4', 'Khamrah 100ml') + cell('B4', 'R$ 210,00', NOT_STRUCK) + cell('C4', 'Lattafa', STRUCK),
      `${cell('A5', 'Fakhar 100ml')}<c r="B5" t="s"><v>0</v></c>`,
      `${cell('A6', 'Sabah 100ml')}<c r="B6" t="s"><v>1</v></c>`,
      `${cell('A7', 'Qaed 100ml')}<c r="B7" t="inlineStr"><is><r><rPr><strike/></rPr><t>R$ 30,00</t></r></is></c>`,
      `${cell('A8', 'Oud 100ml')}<c r="B8" t="inlineStr"><is><t>R$ 50,00</t></is></c>`,
    ]
    const sheet = `<sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')}</sheetData>`
    const parts = workbookParts({ sheet, strings: RUNS })
    const bytes = await zipFile(
      parts.map((part) => (part.name === 'xl/styles.xml' ? { ...part, content: STYLES } : part)),
    )
    return (await readFirst(bytes)).rows
  }

  test('in the import, until the row is corrected', async () => {
    const table = readSheetTable(await rowsOf('Produto'))
    const { ready, rejected } = checkImport(table, planImport(table, guessMapping(table), DEFAULTS))
    expect(ready.map(({ product }) => [product.name, product.price])).toEqual([
      ['Khamrah 100ml', 210],
      ['Sabah 100ml', 21],
      ['Oud 100ml', 50],
    ])
    expect(rejected.map(({ line, column, reason }) => [line, column, reasonText(reason)])).toEqual([
      [2, 'Preço', 'Está riscado na planilha: confirme ou corrija. Lido: “R$ 189,90”.'],
      [3, 'Produto', 'Está riscado na planilha: confirme ou corrija. Lido: “Yara 100ml”.'],
      [5, 'Preço', 'Está riscado na planilha: confirme ou corrija. Lido: “R$ 45,00 39,00”.'],
      [7, 'Preço', 'Está riscado na planilha: confirme ou corrija. Lido: “R$ 30,00”.'],
    ])
  })

  test.each([
    ['a headed list', 'Produto'],
    ['a list without headings', 'Novidades da semana em perfumes árabes'],
  ])('in %s of a supplier', async (_, heading) => {
    const { lines } = readTable(readSheetTable(await rowsOf(heading), { isSupplierList: true }))
    const doubts = lines.map(({ text, doubt, prices }) => [text.slice(0, 5).trim(), doubt?.why ?? prices[0]?.amount])
    expect(doubts).toEqual([
      ['Asad', 'struck-through'],
      ['Yara', 'struck-through'],
      ['Khamr', heading === 'Produto' ? 210 : 'struck-through'],
      ['Fakha', 'struck-through'],
      ['Sabah', 21],
      ['Qaed', 'struck-through'],
      ['Oud 1', 50],
    ])
  })
})
