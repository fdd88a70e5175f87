import type { SheetRow } from '../table/read-sheet-table'
import { columnOf, fillMergedCells, ROW_LIMIT } from './cell-reference'
import { HiddenCells } from './hidden-cells'
import { RichText, type SharedStrings } from './shared-strings'
import type { ShowNumber, ShownCell } from './shown-number'
import { damaged, tooLarge } from './workbook-error'
import type { XmlHandler } from './xml-scanner'
import { decodeSheetText, eachXmlAttribute, xmlAttribute } from './xml-text'

/** Limit of cells including empty ones: ten times a list of 100,000 rows by 20 columns. */
const CELL_LIMIT = 20_000_000
const MERGE_LIMIT = 100_000
const EMPTY: SheetRow = Object.freeze({ cells: Object.freeze([]) as unknown as string[] })

export interface SheetContext {
  strings: SharedStrings
  styles: { show: ShowNumber; isStruck: boolean }[]
  showDay: ShowNumber
  showGeneral: ShowNumber
}

export interface CellCounts {
  errors: number
  formulas: number
}

export class SheetRows implements XmlHandler {
  readonly counts: CellCounts = { errors: 0, formulas: 0 }
  readonly hidden = new HiddenCells()
  readonly #context: SheetContext
  readonly #rows: (SheetRow | undefined)[] = []
  readonly #merges: string[] = []
  readonly #rich = new RichText()
  #cellsHeld = 0
  #row = -1
  #column = -1
  #type = 'n'
  #style = 0
  #isInValue = false
  #hasFormula = false
  #value = ''

  constructor(context: SheetContext) {
    this.#context = context
  }

  take(): SheetRow[] {
    const rows = Array.from(this.#rows, (row) => row ?? EMPTY)
    fillMergedCells(rows, this.#merges)
    this.hidden.remove(rows)
    return rows
  }

  open(name: string, attributes: string): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'v') this.#isInValue = true
    else if (name === 'f') this.#hasFormula = true
    else if (name === 'row') this.#openRow(attributes)
    else if (name === 'col') this.hidden.addColumns(attributes)
    else if (name !== 'mergeCell') this.#rich.open(name, attributes)
    else if (this.#merges.length < MERGE_LIMIT) this.#merges.push(xmlAttribute(attributes, 'ref') ?? '')
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell()
    else if (name === 'v') this.#isInValue = false
    else this.#rich.close(name)
  }

  text(text: string): void {
    if (this.#isInValue) this.#value += text
    else this.#rich.add(text)
  }

  #openRow(attributes: string): void {
    const number = xmlAttribute(attributes, 'r')
    this.#row = number === null ? this.#row + 1 : Number(number) - 1
    this.#column = -1
    if (!Number.isInteger(this.#row) || this.#row < 0 || this.#row >= ROW_LIMIT) throw damaged()
    this.hidden.addRow(this.#row, attributes)
  }

  #openCell(attributes: string): void {
    this.#column += 1
    this.#type = 'n'
    this.#style = 0
    this.#value = ''
    this.#hasFormula = false
    eachXmlAttribute(attributes, this.#takeAttribute)
    if (this.#column < 0 || this.#row < 0) throw damaged()
  }

  /** Shared by millions of cells. */
  readonly #takeAttribute = (name: string, value: string) => {
    if (name === 'r') this.#column = columnOf(value)
    else if (name === 't') this.#type = value
    else if (name === 's') this.#style = Number(value)
  }

  #closeCell(): void {
    const { cell, number } = this.#shown()
    this.#isInValue = false
    if (cell === '') {
      if (this.#hasFormula && this.#value === '' && this.#type !== 'str' && !this.hidden.has(this.#row, this.#column))
        this.counts.formulas += 1
      return
    }
    this.#put(cell, number)
  }

  #shown(): ShownCell {
    const { strings, styles, showDay, showGeneral } = this.#context
    const value = this.#value
    switch (this.#type) {
      case 's':
        return textCell(strings.texts[Number(value)] ?? '')
      case 'inlineStr':
        return textCell(this.#rich.take())
      case 'str':
        return textCell(decodeSheetText(value))
      case 'b':
        return flagCell(value.trim())
      case 'e':
        if (!this.hidden.has(this.#row, this.#column)) this.counts.errors += 1
        return textCell(value.trim())
      case 'd':
        return showDay(String(serialOf(value)))
      default: {
        const written = value.trim()
        if (written === '' || !Number.isFinite(Number(written))) return textCell(value)
        return (styles[this.#style]?.show ?? showGeneral)(written)
      }
    }
  }

  #isStruck(): boolean {
    const { strings, styles } = this.#context
    if (styles[this.#style]?.isStruck) return true
    if (this.#type === 's') return strings.struck.size > 0 && strings.struck.has(Number(this.#value))
    return this.#type === 'inlineStr' && this.#rich.isStruck
  }

  #put(cell: string, number: string | null): void {
    let row = this.#rows[this.#row]
    if (row === undefined) {
      row = { cells: [] }
      this.#rows[this.#row] = row
    }
    const before = row.cells.length
    while (row.cells.length < this.#column) row.cells.push('')
    row.cells[this.#column] = cell
    if (this.#isStruck()) {
      row.struck ??= []
      row.struck.push(this.#column)
    }
    this.#cellsHeld += row.cells.length - before
    if (this.#cellsHeld > CELL_LIMIT) throw tooLarge()
    if (number === null) {
      if (row.numbers) row.numbers[this.#column] = null
      return
    }
    row.numbers ??= []
    while (row.numbers.length < this.#column) row.numbers.push(null)
    row.numbers[this.#column] = number
  }
}

const textCell = (cell: string): ShownCell => ({ cell, number: null })

function flagCell(value: string): ShownCell {
  if (value === '') return textCell('')
  return value === '1' || value === 'true' ? { cell: 'VERDADEIRO', number: 'true' } : { cell: 'FALSO', number: 'false' }
}

const DAY_MS = 86_400_000
const UNIX_EPOCH = 25_569

/** Days since 1900 of `2026-05-01T00:00:00`, as in strict Open XML. */
function serialOf(iso: string): number {
  return Date.parse(/T/.test(iso) ? `${iso.replace(/Z$/, '')}Z` : iso) / DAY_MS + UNIX_EPOCH
}
