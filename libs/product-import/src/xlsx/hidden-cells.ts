import type { SheetRow } from '../table/read-sheet-table'
import { eachXmlAttribute, isOn, xmlAttribute } from './xml-text'

const RANGES_LIMIT = 16_384

export interface HiddenCounts {
  rows: number
  columns: number
}

export class HiddenCells {
  readonly counts: HiddenCounts = { rows: 0, columns: 0 }
  readonly #rows = new Set<number>()
  readonly #columns: { first: number; last: number }[] = []

  addRow(row: number, attributes: string): void {
    if (isHidden(attributes, 'ht')) this.#rows.add(row)
  }

  addColumns(attributes: string): void {
    if (this.#columns.length >= RANGES_LIMIT || !isHidden(attributes, 'width')) return
    const first = Number(xmlAttribute(attributes, 'min')) - 1
    this.#columns.push({ first, last: Number(xmlAttribute(attributes, 'max')) - 1 })
  }

  has(row: number, column: number): boolean {
    return this.#rows.has(row) || this.#columns.some(({ first, last }) => column >= first && column <= last)
  }

  /** Empties them after merged cells are filled: a visible row may show the text of a hidden one. */
  remove(rows: SheetRow[]): void {
    for (const at of this.#rows) {
      if (rows[at] === undefined || rows[at].cells.length === 0) continue
      rows[at] = { cells: [] }
      this.counts.rows += 1
    }
    const found = new Set<number>()
    for (const { first, last } of this.#columns)
      for (const { cells, numbers } of rows)
        for (let column = first; column <= last && column < cells.length; column += 1) {
          if ((cells[column] ?? '') === '') continue
          cells[column] = ''
          if (numbers) numbers[column] = null
          found.add(column)
        }
    this.counts.columns = found.size
  }
}

function isHidden(attributes: string, size: 'ht' | 'width'): boolean {
  let hidden = false
  eachXmlAttribute(attributes, (name, value) => {
    if (name === 'hidden') hidden ||= isOn(value)
    else if (name === size) hidden ||= Number(value) === 0
  })
  return hidden
}
