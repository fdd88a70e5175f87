import type { RejectCode, RejectedRow } from '../model/import-outcome'
import type { ColumnMapping, ImportTable } from '../model/import-table'

const SHOWN = 200
/** Of the formats that have no headings of their own. */
const WITH_IMAGE = { headings: ['Nome', 'Imagem', 'Preço'], mapping: ['name', 'image', 'price'] as ColumnMapping }
const COLUMNS = {
  blocks: WITH_IMAGE,
  'url-lines': WITH_IMAGE,
  'price-lines': { headings: ['Nome', 'Preço'], mapping: ['name', 'price'] as ColumnMapping },
}

/** A table of the formats without headings. */
export function fixedTable(
  kind: keyof typeof COLUMNS,
  { records, faults }: Pick<ImportTable, 'records' | 'faults'>,
): ImportTable {
  return {
    kind,
    platform: null,
    headings: COLUMNS[kind].headings,
    headingLine: null,
    knownMapping: COLUMNS[kind].mapping,
    records,
    faults,
    notices: [],
  }
}

/** Lines that are no product of such a format; what could be read of them stands in its column, for correction. */
export function fixedFault(code: RejectCode, line: number, values: string[]): RejectedRow {
  return { line, column: null, position: null, reason: { code }, values: values.map((text) => text.slice(0, SHOWN)) }
}
