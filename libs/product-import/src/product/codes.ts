import { cleanGtin, gtinFault } from '@loja/domain/products'
import type { RecordCells } from '../analysis/record-cells'
import type { Warn } from '../model/import-outcome'

/** A spreadsheet has made the code a number without its last digits (`7,89123E+12`) or a date (`3-23` is `mar/23`). */
const CHANGED =
  /^\d+(?:[.,]\d+)?[eE]\+\d+$|^\d{1,2}\/\d{1,2}\/\d{4}$|^\d{4}-\d\d-\d\d(?: 00:00:00)?$|^(?:\d{1,2}\/)?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:\/\d\d)?$|^(?:\d{1,2}-)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:-\d\d)?$/
/** Spreadsheets keep 15 digits of a number, JSON a few more. */
const DIGITS_OF_NUMBER = 15

/** A number cell has all digits, and zeros in front if its format shows them. */
export function readCode(shown: string, number: string | null): { code: string; isChanged: boolean } {
  const text = shown.replace(/^['’]/, '').trim()
  if (number === null || !/^\d+$/.test(number)) return { code: text, isChanged: CHANGED.test(text) && /\d/.test(text) }
  const isPadded = /^0\d*$/.test(text) && text.replace(/^0+(?=\d)/, '') === number
  return { code: isPadded ? text : number, isChanged: number.length > DIGITS_OF_NUMBER }
}

/** `7891000315507.0` is how programs write a column of numbers. */
export const gtinDigits = (code: string) => cleanGtin(code.replace(/^(\d+)[.,]0+$/, '$1'))

function codeOf(cells: RecordCells, field: 'sku' | 'gtin', warn: Warn): string | null {
  const { code, isChanged } = readCode(cells.text(field), cells.number(field))
  if (!isChanged) return code
  warn('code-cut', code)
  return null
}

export const skuOf = (cells: RecordCells, warn: Warn) => codeOf(cells, 'sku', warn) || null

/** Zeros at the beginning, which spreadsheets drop, are added: they do not change the check digit. */
export function gtinOf(cells: RecordCells, warn: Warn): string | null {
  const code = codeOf(cells, 'gtin', warn)
  if (!code) return null
  const digits = gtinDigits(code)
  // `SEM GTIN`, as invoices say it, or zeros.
  if (!/[1-9]/.test(digits)) return null
  const gtin = /^\d{7}$/.test(digits)
    ? digits.padStart(8, '0')
    : /^\d{9,11}$/.test(digits)
      ? digits.padStart(12, '0')
      : digits
  const fault = gtinFault(gtin)
  if (fault === null) return gtin
  const shown = `“${digits.slice(0, 30)}”`
  if (fault.kind === 'digit') warn('gtin-left-out', `o último dígito de ${shown} seria ${fault.expected}.`)
  else warn('gtin-left-out', `${shown} não tem 8, 12, 13 ou 14 dígitos.`)
  return null
}
