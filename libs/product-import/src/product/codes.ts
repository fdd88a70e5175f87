import { cleanGtin, gtinFault } from '@loja/domain/products'
import type { RecordCells } from '../analysis/record-cells'
import type { Warn } from '../model/import-outcome'

/** `7,89123E+12`: the spreadsheet has dropped digits. */
const CUT = /^\d+([.,]\d+)?e\+\d+$/i

/** A number cell has all digits, and zeros in front if its format shows them. */
export function wholeCode(shown: string, number: string | null): string {
  if (number === null || !/^\d+$/.test(number)) return shown
  return /^0\d*$/.test(shown) && shown.replace(/^0+(?=\d)/, '') === number ? shown : number
}

function codeOf(cells: RecordCells, field: 'sku' | 'gtin', warn: Warn): string | null {
  const code = wholeCode(cells.text(field).replace(/^['’]/, '').trim(), cells.number(field))
  if (code === '' || !CUT.test(code)) return code
  warn('code-cut', code)
  return null
}

export const skuOf = (cells: RecordCells, warn: Warn) => codeOf(cells, 'sku', warn) || null

/** Zeros at the beginning, which spreadsheets drop, are added: they do not change the check digit. */
export function gtinOf(cells: RecordCells, warn: Warn): string | null {
  const code = codeOf(cells, 'gtin', warn)
  if (!code) return null
  const digits = cleanGtin(code)
  // `SEM GTIN`, as invoices say it.
  if (!/\d/.test(digits)) return null
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
