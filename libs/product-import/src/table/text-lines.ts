import type { RejectCode, RejectedRow } from '../model/import-outcome'
import type { ColumnMapping, ImportTable } from '../model/import-table'

/** A line that holds something, without the white space around it. */
export interface TextLine {
  /** 1-based. */
  number: number
  text: string
}

const ADDRESS = /^(?:https?:\/\/|www\.)[^\s"<>;|]+/i

/** @param text with `\n` for line breaks */
export function filledLines(text: string): TextLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
}

/** The web address that a line begins with; empty where there is none. */
export function leadingAddress(line: string): string {
  return ADDRESS.exec(line)?.[0] ?? ''
}

export function isAddress(line: string): boolean {
  return line !== '' && leadingAddress(line) === line
}

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
