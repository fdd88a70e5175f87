import { expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import { openWorkbook } from './open-workbook'
import { oneRow, workbookFile, workbookParts } from './testing/workbook-file'
import { type ZipEntry, zipFile } from './testing/zip-file'

async function outcomeOf(bytes: Uint8Array): Promise<unknown> {
  try {
    return (await (await openWorkbook(bytes)).readSheet(0)).rows
  } catch (error) {
    const { name, code, message } = error as Error & { code?: string }
    expect([name, message.endsWith('.')]).toEqual(['ImportReadError', true])
    return code
  }
}

const cell = '<c t="str"><v>a</v></c>'
const sheet = oneRow(cell)
const withPart = (name: string, change: Partial<ZipEntry>) =>
  zipFile(workbookParts({ sheet }).map((part) => (part.name === name ? { ...part, ...change } : part)))
const SHEET = 'xl/worksheets/sheet1.xml'

test.each<[string, string, () => Promise<Uint8Array>]>([
  ['a sheet of spaces that inflates a thousandfold', 'sheet-too-large', () => workbookFile({ sheet: ' '.repeat(9e6) })],
  [
    'shared texts that inflate a thousandfold',
    'sheet-too-large',
    () => workbookFile({ sheet, strings: `<si><t>${'a'.repeat(900_000)}</t></si>`.repeat(10) }),
  ],
  [
    'a bomb that claims to be small',
    'sheet-damaged',
    () => withPart(SHEET, { content: ' '.repeat(9e6), claimedSize: 90 }),
  ],
  [
    'entries that lie over each other',
    'sheet-damaged',
    async () => {
      const parts: ZipEntry[] = workbookParts({ sheet })
      const [strings, own] = [parts[3] as ZipEntry, parts[5] as ZipEntry]
      return zipFile(parts.with(5, { ...strings, name: own.name, sameDataAs: 3 }))
    },
  ],
  [
    'more entries than any workbook has',
    'sheet-too-large',
    () =>
      workbookFile({ sheet, more: Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}`, content: '' })) }),
  ],
  [
    'a text without end',
    'sheet-too-large',
    () => workbookFile({ sheet: oneRow(`<c t="str"><v>${'é'.repeat(1_100_000)}`) }),
  ],
  ['a tag without end', 'sheet-too-large', () => workbookFile({ sheet: `<row r="${'1'.repeat(1_100_000)}` })],
  ['elements in elements', 'sheet-damaged', () => workbookFile({ sheet: '<a>'.repeat(5000) + '</a>'.repeat(5000) })],
  [
    'cells at the far end of many rows',
    'sheet-too-large',
    () =>
      workbookFile({ sheet: `<sheetData>${'<row><c r="XFD1" t="str"><v>a</v></c></row>'.repeat(1300)}</sheetData>` }),
  ],
  ['a row behind the last one', 'sheet-damaged', () => workbookFile({ sheet: '<row r="1048577"/>' })],
  ['a row before the first one', 'sheet-damaged', () => workbookFile({ sheet: '<row r="0"/>' })],
  ['a cell that is nowhere', 'sheet-damaged', () => workbookFile({ sheet: oneRow('<c r="ZZZZ1"><v>1</v></c>') })],
  [
    'declared entities',
    'sheet-damaged',
    () => withPart(SHEET, { content: '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>' }),
  ],
  [
    'a file from elsewhere',
    'sheet-damaged',
    () => withPart('xl/workbook.xml', { content: '<!DOCTYPE x SYSTEM "file:///etc/passwd"><workbook/>' }),
  ],
  [
    'a part that ends in the middle',
    'sheet-damaged',
    () => withPart(SHEET, { content: '<worksheet><sheetData><row>' }),
  ],
  [
    'bytes that are no text',
    'sheet-damaged',
    () => withPart(SHEET, { content: Uint8Array.from('<a>\xff</a>', (sign) => sign.charCodeAt(0)) }),
  ],
  ['an entry under a password', 'sheet-encrypted', () => withPart(SHEET, { flags: 1 })],
  ['an archive of something else', 'sheet-none', () => zipFile([{ name: 'foto.jpg', content: 'x' }])],
  ['an OpenDocument', 'sheet-other', () => zipFile([{ name: 'META-INF/manifest.xml', content: '<a/>' }])],
  ['a text', 'sheet-none', async () => new TextEncoder().encode('nome;preço')],
  ['nothing', 'sheet-none', async () => new Uint8Array()],
  [
    'the first half of a workbook',
    'sheet-damaged',
    async () => {
      const whole = await workbookFile({ sheet })
      return whole.slice(0, whole.length / 2)
    },
  ],
])('%s is refused: %s', async (_title, code, file) => {
  expect(await outcomeOf(await file())).toBe(code)
})

test.each<[XLSX.BookType, string]>([
  ['biff8', 'sheet-old'],
  ['biff2', 'sheet-old'],
  ['xlsb', 'sheet-other'],
])('a workbook of the format %s is refused: %s', async (bookType, code) => {
  const workbook = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['Nome'], ['Água']]), 'P')
  expect(await outcomeOf(new Uint8Array(XLSX.write(workbook, { type: 'array', bookType })))).toBe(code)
})

test('an encrypted workbook is refused with its own message', async () => {
  const file = XLSX.CFB.utils.cfb_new()
  XLSX.CFB.utils.cfb_add(file, '/EncryptionInfo', [1, 2, 3])
  XLSX.CFB.utils.cfb_add(file, '/EncryptedPackage', [1, 2, 3])
  expect(await outcomeOf(new Uint8Array(XLSX.CFB.write(file, { type: 'array' }) as unknown as ArrayBuffer))).toBe(
    'sheet-encrypted',
  )
})

test('part names are not used as paths', async () => {
  const more = ['../../etc/passwd', '__proto__', 'constructor', 'C:\\x'].map((name) => ({ name, content: 'x' }))
  expect(await outcomeOf(await workbookFile({ sheet, more }))).toEqual([{ cells: ['a'] }])
})

test('part names match despite case and slashes', async () => {
  const parts = workbookParts({ sheet }).map((part) => ({
    ...part,
    name: part.name.replaceAll('/', '\\').toUpperCase(),
  }))
  expect(await outcomeOf(await zipFile(parts))).toEqual([{ cells: ['a'] }])
})

test('a million overlapping merged ranges are filled up to a limit', async () => {
  const rows = Array.from({ length: 3000 }, () => `<row>${cell}<c/></row>`).join('')
  const ranges = '<mergeCell ref="A1:A1048576"/>'.repeat(30_000)
  const outcome = await outcomeOf(await workbookFile({ sheet: `<sheetData>${rows}</sheetData>${ranges}` }))
  expect(outcome).toHaveLength(3000)
})
