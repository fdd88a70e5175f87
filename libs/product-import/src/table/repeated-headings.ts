import { foldText } from '@loja/domain/list'
import { mapHeadings } from '../mapping/guess-mapping'
import type { ImportRecord } from '../model/import-table'
import { isSupplierHeading } from '../supplier-lines/price-column'

interface HeadedRecords {
  headings: string[]
  records: ImportRecord[]
}

/** The rows below a further line of headings, under the first headings: `Produto;Preço;Estoque`, then `Produto;Estoque;Preço`. */
export function underFirstHeadings({ headings, records }: HeadedRecords): HeadedRecords {
  if (!records.some(({ cells }) => isOtherHeading(cells, headings))) return { headings, records }
  const all = [...headings]
  let places: number[] | null = null
  const rows: ImportRecord[] = []
  for (const record of records) {
    if (isHeading(record.cells)) places = placesIn(all, record.cells)
    else rows.push(places === null ? record : moved(record, places))
  }
  return { headings: all, records: rows }
}

const isDigit = (cell: string) => /\d/.test(cell)

function isHeading(cells: string[]): boolean {
  if (cells.some(isDigit)) return false
  const mapping = mapHeadings(cells)
  return (mapping.includes('name') && mapping.includes('price')) || isSupplierHeading(cells)
}

const isOtherHeading = (cells: string[], headings: string[]) =>
  isHeading(cells) && cells.some((cell, at) => foldText(cell) !== foldText(headings[at] ?? ''))

/** Unknown headings are added. */
function placesIn(all: string[], cells: string[]): number[] {
  const taken = new Set<number>()
  return cells.map((cell) => {
    const heading = foldText(cell)
    const known = all.findIndex((other, at) => !taken.has(at) && foldText(other) === heading)
    const place = known < 0 ? all.push(cell.trim()) - 1 : known
    taken.add(place)
    return place
  })
}

function moved(record: ImportRecord, places: number[]): ImportRecord {
  const placeOf = (at: number) => places[at] ?? Math.max(...places) + 1 + at
  const cells: string[] = []
  const numbers: (string | null)[] = []
  for (const [at, cell] of record.cells.entries()) {
    cells[placeOf(at)] = cell
    numbers[placeOf(at)] = record.numbers?.[at] ?? null
  }
  return {
    ...record,
    cells: Array.from(cells, (cell) => cell ?? ''),
    ...(record.numbers && { numbers: Array.from(numbers, (number) => number ?? null) }),
    ...(record.struck && { struck: record.struck.map(placeOf) }),
  }
}
