import type { ColumnMapping, ImportRecord } from '../model/import-table'
import { shownDecimalSign } from './read-price'
import type { DecimalSign } from './split-amount'

/**
 * For each column of prices the sign that stands before the cents in all of its cells that show one; null where cells
 * contradict each other. A column that shows nothing takes that of the other price columns.
 */
export function decimalSigns(records: ImportRecord[], mapping: ColumnMapping): (DecimalSign | null)[] {
  const shown = mapping.map((field, position) =>
    field === 'price' || field === 'salePrice' ? signsInColumn(records, position) : new Set<DecimalSign>(),
  )
  const anywhere = new Set(shown.flatMap((signs) => [...signs]))
  return shown.map((signs) => onlyOne(signs.size > 0 ? signs : anywhere))
}

function signsInColumn(records: ImportRecord[], position: number): Set<DecimalSign> {
  const signs = new Set<DecimalSign>()
  for (const { cells, numbers } of records) {
    if (numbers?.[position] != null) continue
    const sign = shownDecimalSign(cells[position] ?? '')
    if (sign !== null) signs.add(sign)
    if (signs.size === 2) break
  }
  return signs
}

function onlyOne(signs: Set<DecimalSign>): DecimalSign | null {
  const [sign, ...others] = signs
  return sign !== undefined && others.length === 0 ? sign : null
}
