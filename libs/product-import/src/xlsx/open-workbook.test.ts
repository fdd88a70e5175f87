import { describe, expect, test } from 'vitest'
import { openWorkbook } from './open-workbook'
import { oneRow, workbookFile, workbookParts } from './testing/workbook-file'
import { zipFile } from './testing/zip-file'

async function readFirst(bytes: Uint8Array) {
  return (await openWorkbook(bytes)).readSheet(0)
}

async function rowsOf(sheet: string, more: Partial<Parameters<typeof workbookFile>[0]> = {}) {
  const { rows } = await readFirst(await workbookFile({ sheet, ...more }))
  return rows.map(({ cells }) => cells)
}

async function shownBy(format: string, written: string, properties = '') {
  const sheet = oneRow(`<c s="1"><v>${written}</v></c>`)
  const { rows } = await readFirst(await workbookFile({ sheet, formats: [format], properties }))
  return [rows[0]?.cells[0] ?? '', rows[0]?.numbers?.[0] ?? null]
}

describe('numbers', () => {
  test.each([
    // Excel shows the first two as 7,89E+12 in a narrow column; the shop needs the digits.
    ['General', '7891234567890', '7891234567890', '7891234567890'],
    ['General', '7.89123456789E+12', '7891234567890', '7891234567890'],
    ['General', '78912345678901234567', '78912345678901234567', '78912345678901234567'],
    ['0.00E+00', '7891234567890', '7891234567890', '7891234567890'],
    ['General', '19.989999999999998', '19,99', '19.99'],
    ['General', '1.234', '1,234', '1.234'],
    ['General', '1E-7', '0,0000001', '0.0000001'],
    ['General', '-1.5E3', '-1500', '-1500'],
    ['General', '0', '0', '0'],
    ['#,##0.00', '1234.56', '1.234,56', '1234.56'],
    ['#,##0.00', '1.005', '1,01', '1.005'],
    ['0', '49.9', '50', '49.9'],
    ['#,##0', '1234', '1.234', '1234'],
    ['"R$" #,##0.00', '1234.5', 'R$ 1.234,50', '1234.5'],
    ['_-"R$"* #,##0.00_-;-"R$"* #,##0.00_-;_-"R$"* "-"??_-;_-@_-', '99.9', 'R$99,90', '99.9'],
    ['#,##0.00;(#,##0.00)', '-10', '(10,00)', '-10'],
    ['0000000000000', '123', '0000000000123', '123'],
    ['0 "ML"', '100', '100 ML', '100'],
    ['0%', '0.15', '15%', null],
    ['# ?/?', '1.5', '1,5', '1.5'],
    ['dd/mm/yyyy', '43861', '31/01/2020', null],
    ['yyyy-mm-dd hh:mm', '43861.5', '2020-01-31 12:00', null],
    ['d-mmm', '43832', '2-jan', null],
    ['[h]:mm', '1.5', '36:00', null],
  ])('%s shows %s as %s', async (format, written, cell, number) => {
    expect(await shownBy(format, written)).toEqual([cell, number])
  })

  test('show days of a workbook that counts from 1904', async () => {
    expect(await shownBy('dd/mm/yyyy', '42399', '<workbookPr date1904="1"/>')).toEqual(['31/01/2020', null])
  })

  test('show built-in formats', async () => {
    const parts = workbookParts({ sheet: oneRow('<c s="1"><v>43861</v></c><c s="2"><v>1234.5</v></c>') })
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="4"/></cellXfs></styleSheet>'
    const bytes = await zipFile(
      parts.map((part) => (part.name === 'xl/styles.xml' ? { ...part, content: styles } : part)),
    )
    expect((await readFirst(bytes)).rows[0]?.cells).toEqual(['31/01/2020', '1.234,50'])
  })
})

describe('texts', () => {
  test.each([
    ['a shared text of several runs', '<c t="s"><v>0</v></c>', 'Água de Colônia'],
    ['without the reading of East Asian signs', '<c t="s"><v>1</v></c>', '香水'],
    ['a text in the cell', '<c t="inlineStr"><is><t xml:space="preserve"> a &amp; b </t></is></c>', ' a & b '],
    ['the text of a formula', '<c t="str"><f>A1&amp;"x"</f><v>&quot;x&quot; &#233;</v></c>', '"x" é'],
    ['escapes of what XML cannot hold', '<c t="inlineStr"><is><t>a_x000D_\nb_x005F_x</t></is></c>', 'a\r\nb_x'],
    ['what looks like markup', '<c t="inlineStr"><is><t>&lt;img src=x&gt;</t></is></c>', '<img src=x>'],
    ['a section that is not parsed', '<c t="str"><v><![CDATA[<b> & ]]></v></c>', '<b> & '],
    ['a formula as text', '<c t="inlineStr"><is><t>=HYPERLINK("http://x")</t></is></c>', '=HYPERLINK("http://x")'],
    ['an entity that nobody declared', '<c t="str"><v>&xxe;</v></c>', '&xxe;'],
    ['yes', '<c t="b"><v>1</v></c>', 'VERDADEIRO'],
    ['no', '<c t="b"><v>0</v></c>', 'FALSO'],
    ['a day of the strict edition', '<c t="d"><v>2020-01-31T00:00:00</v></c>', '31/01/2020'],
    ['a number that is none', '<c><v>Infinity</v></c>', 'Infinity'],
    ['a number by its cell, not by its formula', '<c><f>1+1</f><v>2</v></c>', '2'],
  ])('%s', async (_title, cell, text) => {
    const strings =
      '<si><r><t>Água </t></r><r><rPr><b/></rPr><t>de Colônia</t></r></si><si><t>香水</t><rPh sb="0" eb="2"><t>こうすい</t></rPh></si>'
    expect(await rowsOf(oneRow(cell), { strings })).toEqual([[text]])
  })

  test('are read in UTF-16 and with prefixed names', async () => {
    const parts = workbookParts({ sheet: '' })
    const xml =
      '\u{feff}<x:worksheet><x:sheetData><x:row x:r="1"><x:c t="str"><x:v>é</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    const wide = new Uint8Array(Uint16Array.from(xml, (letter) => letter.charCodeAt(0)).buffer)
    const bytes = await zipFile(
      parts.map((part) => (part.name.endsWith('sheet1.xml') ? { ...part, content: wide } : part)),
    )
    expect((await readFirst(bytes)).rows.map(({ cells }) => cells)).toEqual([['é']])
  })
})

describe('rows', () => {
  test('keep their numbers when rows and cells are missing', async () => {
    const cell = (place: string) => `<c r="${place}" t="str"><v>${place}</v></c>`
    const sheet = `<sheetData><row r="2">${cell('B2')}${cell('D2')}</row><row r="5">${cell('A5')}</row><row/></sheetData>`
    expect(await rowsOf(sheet)).toEqual([[], ['', 'B2', '', 'D2'], [], [], ['A5']])
  })

  test('repeat a cell merged downwards, and show one merged to the right once', async () => {
    const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
    const text = (place: string, value: string) => `<c r="${place}" t="str"><v>${value}</v></c>`
    const sheet = `<sheetData>${row(1, text('A1', 'Lista'))}${row(2, text('A2', 'Natura') + text('B2', 'x'))}${row(3, text('B3', 'y'))}${row(5, text('B5', 'z'))}</sheetData><mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="A2:A4"/></mergeCells>`
    expect(await rowsOf(sheet)).toEqual([['Lista'], ['Natura', 'x'], ['Natura', 'y'], [], ['', 'z']])
  })

  test('report errors and missing results', async () => {
    const sheet = '<sheetData><row><c t="e"><v>#N/A</v></c><c><f>A1</f></c><c><v>1</v></c></row></sheetData>'
    const { rows, notices } = await readFirst(await workbookFile({ sheet }))
    expect(rows.map(({ cells }) => cells)).toEqual([['#N/A', '', '1']])
    expect(notices).toEqual([
      { code: 'sheet-errors', count: 1 },
      { code: 'formulas-without-result', count: 1 },
    ])
  })
})

test('report progress and stop when the signal aborts', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => `<row><c><v>${index}</v></c></row>`)
  const workbook = await openWorkbook(await workbookFile({ sheet: `<sheetData>${rows.join('')}</sheetData>` }))
  const shares: number[] = []
  await workbook.readSheet(0, { onProgress: (share) => shares.push(share) })
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)

  const stop = new AbortController()
  const reading = workbook.readSheet(0, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})
