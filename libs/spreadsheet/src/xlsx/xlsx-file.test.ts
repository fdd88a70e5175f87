import fc from 'fast-check'
import { expect, test } from 'vitest'
import { read, type WorkSheet } from 'xlsx'
import { type Column, momentCell, moneyCell, numberCell, textCell } from '../column'
import { nasty } from '../test-support'
import { createXlsxFile } from './xlsx-file'

const TEXT: Column<string>[] = [{ title: 'Texto', width: 10, cell: textCell }]

async function workbookOf<Row>(columns: Column<Row>[], batches: Row[][], sheetRows?: number) {
  const file = createXlsxFile({ columns, sheetName: 'Linhas', ...(sheetRows && { sheetRows }) })
  for (const rows of batches) await file.add(rows)
  return read(await (await file.finish()).arrayBuffer(), { cellNF: true, cellStyles: true })
}
const cell = (sheet: WorkSheet | undefined, at: string) =>
  sheet?.[at] as { t: string; v: unknown; z?: string; w?: string } | undefined

test('writes cells of each kind and more columns than letters', async () => {
  const values = [
    textCell('=1+1'),
    numberCell(7),
    moneyCell(1234.5),
    momentCell('2026-03-04T15:06:07.123456+00:00'),
    null,
    ...Array.from({ length: 50 }, (_, n) => textCell(`t${n}`)),
  ]
  const columns = values.map((value, n): Column<null> => ({ title: `C${n}`, width: 9, cell: () => value }))
  const sheet = (await workbookOf(columns, [[null]])).Sheets.Linhas
  expect(cell(sheet, 'A2')).toMatchObject({ t: 's', v: '=1+1', z: '@' })
  expect(cell(sheet, 'A2')).not.toHaveProperty('f')
  expect(cell(sheet, 'B2')).toMatchObject({ t: 'n', v: 7, w: '7' })
  expect(cell(sheet, 'C2')).toMatchObject({ t: 'n', v: 1234.5, z: '"R$"\\ #,##0.00', w: 'R$ 1,234.50' })
  expect(cell(sheet, 'D2')).toMatchObject({ t: 'n', z: 'dd/mm/yyyy\\ hh:mm', w: '04/03/2026 12:06' })
  expect(cell(sheet, 'E2')).toBe(undefined)
  expect([cell(sheet, 'Z1')?.v, cell(sheet, 'AA1')?.v, cell(sheet, 'BC1')?.v]).toEqual(['C25', 'C26', 'C54'])
  expect([cell(sheet, 'Z2')?.v, cell(sheet, 'AA2')?.v, cell(sheet, 'BC2')?.v]).toEqual(['t20', 't21', 't49'])
})

test('splits into sheets with titles when one is full', async () => {
  const rows = Array.from({ length: 7 }, (_, n) => `L${n}`)
  const book = await workbookOf(TEXT, [rows.slice(0, 2), rows.slice(2)], 3)
  expect(book.SheetNames).toEqual(['Linhas', 'Linhas 2', 'Linhas 3'])
  const texts = book.SheetNames.map((name) =>
    ['A1', 'A2', 'A3', 'A4', 'A5'].map((at) => cell(book.Sheets[name], at)?.v),
  )
  expect(texts).toEqual([
    ['Texto', 'L0', 'L1', 'L2', undefined],
    ['Texto', 'L3', 'L4', 'L5', undefined],
    ['Texto', 'L6', undefined, undefined, undefined],
  ])
})

test('writes the titles without rows', async () => {
  expect((await workbookOf(TEXT, [])).Sheets.Linhas?.['!ref']).toBe('A1')
})

test('writes the same bytes for the same rows', async () => {
  const bytes = async () => {
    const file = createXlsxFile({ columns: TEXT, sheetName: 'Linhas' })
    await file.add(['a', 'b'])
    return new Uint8Array(await (await file.finish()).arrayBuffer())
  }
  expect(await bytes()).toEqual(await bytes())
})

test('[EXP-05] texts are read back unchanged except for characters that XML cannot contain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 5 }), async (texts) => {
      const { Sheets } = await workbookOf(TEXT, [texts])
      for (const [index, text] of texts.entries()) {
        const value = String(cell(Sheets.Linhas, `A${index + 2}`)?.v ?? '')
        expect(value).toBe(text.replaceAll('\u0007', '\ufffd').replaceAll('\r\n', '\n'))
      }
    }),
    { numRuns: 40 },
  )
})
