import { array, assert, asyncProperty, boolean, constantFrom, double, integer, oneof, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import { openWorkbook } from './open-workbook'

type Written = string | number | boolean

function bytesOf(sheets: { name: string; rows: Written[][] }[], options: XLSX.WritingOptions = {}) {
  const workbook = XLSX.utils.book_new()
  for (const { name, rows } of sheets) XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), name)
  return new Uint8Array(XLSX.write(workbook, { type: 'array', bookType: 'xlsx', ...options }))
}

const rowsOf = async (bytes: Uint8Array, index = 0) => (await (await openWorkbook(bytes)).readSheet(index)).rows

test('sheets are listed in order, with any names', async () => {
  const bytes = bytesOf([
    { name: '__proto__', rows: [['p']] },
    { name: 'constructor', rows: [['c']] },
  ])
  const workbook = await openWorkbook(bytes)
  expect(workbook.sheets).toEqual(['__proto__', 'constructor'])
  const first = await Promise.all([0, 1].map(async (index) => (await workbook.readSheet(index)).rows[0]?.cells))
  expect(first).toEqual([['p'], ['c']])
  expect('polluted' in {}).toBe(false)
})

const sheetText = string({ unit: 'grapheme', maxLength: 20 }).filter(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant.
  (text) => text !== '' && !/[\u0000-\u001f\ufffe\uffff]|_x[\da-f]{4}_/iu.test(text),
)
const amount = oneof(
  integer(),
  double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => Math.round(value * 100) / 100),
)

test('a written workbook is read back', async () => {
  const cases = record({
    rows: array(array(oneof(sheetText, amount, boolean()), { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 8,
    }),
    bookSST: boolean(),
    compression: constantFrom(true, false),
  })
  await assert(
    asyncProperty(cases, async ({ rows, bookSST, compression }) => {
      const read = await rowsOf(bytesOf([{ name: 'P', rows }], { bookSST, compression }))
      const back = read.map(({ cells, numbers }) =>
        cells.map((cell, index) => (/^[-\d]/.test(numbers?.[index] ?? '') ? Number(numbers?.[index]) : cell)),
      )
      const shown = (value: Written) => (typeof value === 'boolean' ? (value ? 'VERDADEIRO' : 'FALSO') : value)
      expect(back).toEqual(rows.map((row) => row.map((value) => (Object.is(value, -0) ? 0 : shown(value)))))
    }),
    { numRuns: 20 },
  )
})

test('changed bytes are read or refused without another error', async () => {
  const bytes = bytesOf(
    [
      {
        name: 'P',
        rows: [
          ['Nome', 'Preço'],
          ['Água', 10.5],
        ],
      },
    ],
    { compression: true },
  )
  const change = record({ at: integer({ min: 2, max: bytes.length - 1 }), value: integer({ min: 0, max: 255 }) })
  await assert(
    asyncProperty(array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const changed = bytes.slice()
      for (const { at, value } of changes) changed[at] = value
      const outcome = await rowsOf(changed).catch((error: unknown) => error)
      if (!Array.isArray(outcome)) expect(outcome).toMatchObject({ name: 'ImportReadError' })
    }),
    { numRuns: 50 },
  )
})
