import { EXACT, matchHeading } from '../mapping/match-heading'
import type { ImportField } from '../model/import-field'
import type { RejectedRow } from '../model/import-outcome'
import { type ImportRecord, type ImportTable, NESTED } from '../model/import-table'
import { isObject, parseJsonList } from './parse-json-list'

const IGNORED = new Set(['__proto__', 'constructor', 'prototype'])

/** One column per key; keys for one field in two languages share it. @throws ImportSyntaxError */
export function readJsonTable(text: string): ImportTable {
  const columns = new JsonColumns()
  const records: ImportRecord[] = []
  const faults: RejectedRow[] = []
  for (const [index, { value, hasRepeatedKey }] of parseJsonList(text).entries()) {
    const item = index + 1
    if (!isObject(value)) faults.push(notAnObject(value, item))
    else records.push({ line: item, ...columns.cellsOf(value), item, ...(hasRepeatedKey && { hasRepeatedKey }) })
  }
  const { headings } = columns
  return { kind: 'json', platform: null, headings, headingLine: null, knownMapping: null, records, faults, notices: [] }
}

class JsonColumns {
  readonly headings: string[] = []
  private readonly positions = new Map<string, number>()
  private readonly fields = new Map<string, ImportField | null>()
  private readonly columnOfField = new Map<ImportField, number>()

  cellsOf(item: Record<string, unknown>): { cells: string[]; numbers: (string | null)[] } {
    const cells: string[] = new Array(this.headings.length).fill('')
    const numbers: (string | null)[] = new Array(this.headings.length).fill(null)
    for (const key of Object.keys(item)) {
      if (IGNORED.has(key)) continue
      const field = this.fieldOf(key)
      const { text, typed }: JsonCell = jsonCell(item[key], field)
      const position = this.positionOf(key, field, item, cells)
      cells[position] = text
      numbers[position] = typed
    }
    return { cells, numbers }
  }

  private fieldOf(key: string): ImportField | null {
    let field = this.fields.get(key)
    if (field === undefined) {
      const match = matchHeading(key)
      field = match?.score === EXACT ? match.field : null
      this.fields.set(key, field)
    }
    return field
  }

  private positionOf(key: string, field: ImportField | null, item: object, cells: string[]): number {
    const shared = field === null ? undefined : this.columnOfField.get(field)
    if (shared !== undefined) {
      const own = this.headings[shared] ?? ''
      if (own === key || (!Object.hasOwn(item, own) && !cells[shared])) return shared
    }
    const known = this.positions.get(key)
    if (known !== undefined) return known
    const position = this.headings.push(key) - 1
    this.positions.set(key, position)
    if (field !== null && shared === undefined) this.columnOfField.set(field, position)
    return position
  }
}

function notAnObject(value: unknown, item: number): RejectedRow {
  const { text } = jsonCell(value, null)
  return { line: item, column: null, position: null, reason: { code: 'not-an-object', item }, values: [text] }
}

interface JsonCell {
  text: string
  typed: string | null
}

const LISTS = new Set<ImportField | null>(['image', 'moreImages', 'tags'])

const isEntry = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Pictures and tags may be lists, one entry per line; other lists and objects have no value. */
function jsonCell(value: unknown, field: ImportField | null): JsonCell {
  if (typeof value === 'string') return { text: value, typed: null }
  if (typeof value === 'number') return { text: plainDecimal(value), typed: plainDecimal(value) }
  if (typeof value === 'boolean') return { text: String(value), typed: String(value) }
  if (value === null || value === undefined) return { text: '', typed: null }
  if (Array.isArray(value) && LISTS.has(field) && value.every(isEntry)) return { text: value.join('\n'), typed: null }
  return { text: Array.isArray(value) ? NESTED.list : NESTED.object, typed: null }
}

function plainDecimal(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return Math.abs(value) >= 1 ? BigInt(value).toString() : value.toFixed(20)
}
