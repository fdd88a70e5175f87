import { decodeEntities, plainLetters } from '@loja/domain/format'
import type { RejectCode, RejectedRow } from '../model/import-outcome'
import type { ColumnMapping, ImportTable, TextLine } from '../model/import-table'

export type { TextLine } from '../model/import-table'

const ADDRESS = /^(?:https?:\/\/|www\.)[^\s"<>;|]+/i

/** @param text with `\n` line breaks */
export function filledLines(text: string): TextLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: plainLetters(decodeEntities(line)).trim() }))
    .filter((line) => line.text !== '')
}

export function leadingAddress(line: string): string {
  return ADDRESS.exec(line)?.[0] ?? ''
}

export function isAddress(line: string): boolean {
  return line !== '' && leadingAddress(line) === line
}

const SHOWN = 200
const WITH_IMAGE = { headings: ['Nome', 'Imagem', 'Preço'], mapping: ['name', 'image', 'price'] as ColumnMapping }
const COLUMNS = {
  blocks: WITH_IMAGE,
  'url-lines': WITH_IMAGE,
  'price-lines': {
    headings: ['Nome', 'Preço', 'Estoque', 'SKU', 'GTIN'],
    mapping: ['name', 'price', 'stock', 'sku', 'gtin'] as ColumnMapping,
  },
}

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

export function supplierTable(lines: TextLine[]): ImportTable {
  return { ...fixedTable('price-lines', { records: [], faults: [] }), lines }
}

/** Lines that are no product; readable parts are in their columns, for correction. */
export function fixedFault(code: RejectCode, line: number, values: string[]): RejectedRow {
  return { line, column: null, position: null, reason: { code }, values: values.map((text) => text.slice(0, SHOWN)) }
}
