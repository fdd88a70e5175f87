import { guessMapping } from '../mapping/guess-mapping'
import type { ImportTable } from '../model/import-table'
import { readImportTable } from '../table/read-import-table'
import { readSupplierLines, type SupplierLine } from './read-supplier-lines'

export interface Style {
  style: string
  list: string
  lines: string[]
  faults?: number[]
}

/** `[SECTION] text = label price; 3+ price (cx 12) #sku ean ESGOTADO ? doubt` */
export function shown({
  section,
  text,
  prices,
  packQuantity,
  sku,
  gtin,
  soldOut,
  doubt,
  unsure,
}: SupplierLine): string {
  const price = prices.map(({ label, fromQuantity, amount }) =>
    [fromQuantity && `${fromQuantity}+`, label, amount].filter((part) => part !== null).join(' '),
  )
  return [
    section && `[${section}]`,
    text,
    price.length > 0 && `= ${price.join('; ')}`,
    packQuantity && `(cx ${packQuantity})`,
    sku && `#${sku}`,
    gtin && `ean ${gtin}`,
    soldOut && 'ESGOTADO',
    doubt && `? ${doubt.why}`,
    unsure && `? ${unsure.kind} ${unsure.written}`,
  ]
    .filter(Boolean)
    .join(' ')
}

export function readTable(table: ImportTable) {
  const { lines, faults, labels } = readSupplierLines(table, guessMapping(table))
  return { lines, shown: lines.map(shown), faults: faults.map(({ line }) => line), labels }
}

export const readText = (text: string) => readTable(readImportTable(text, { isSupplierList: true }))
