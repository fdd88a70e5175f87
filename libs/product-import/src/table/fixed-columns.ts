import type { RejectCode, RejectedRow } from '../model/import-outcome'
import type { ColumnMapping, ImportTable } from '../model/import-table'

const SHOWN = 200
/** Of the formats that have no headings of their own: name, picture, price. */
const HEADINGS = ['Nome', 'Imagem', 'Preço']
const MAPPING: ColumnMapping = ['name', 'image', 'price']

/** A table of the formats without headings. */
export function fixedTable(
  kind: 'blocks' | 'url-lines',
  { records, faults }: Pick<ImportTable, 'records' | 'faults'>,
): ImportTable {
  return {
    kind,
    platform: null,
    headings: HEADINGS,
    headingLine: null,
    knownMapping: MAPPING,
    records,
    faults,
    notices: [],
  }
}

/** Lines that are no product of such a format; what could be read of them stands in its column, for correction. */
export function fixedFault(code: RejectCode, line: number, values: string[]): RejectedRow {
  return { line, column: null, position: null, reason: { code }, values: values.map((text) => text.slice(0, SHOWN)) }
}
