import { neutralizeFormula } from '@loja/domain'
import type { ImportField } from '../model/import-field'
import type { ImportDefaults } from '../model/import-outcome'
import type { ImportRecord } from '../model/import-table'
import type { DecimalSign } from '../price/read-price'
import { cleanText, hasLoneSurrogate } from '../product/text'

const NONE: string[] = []
const NO_POSITIONS: number[] = []

/** All that one record is checked by: what holds for the whole table, decided once. */
export interface ImportPlan {
  headings: string[]
  defaults: ImportDefaults
  /** The columns of each field that is taken. */
  positions: Partial<Record<ImportField, number[]>>
  /** Position by position, the sign before the cents where the column as a whole decides it. */
  decimalSigns: (DecimalSign | null)[]
  /** Heading of the price column, where another one could be meant as well. */
  doubtfulPrice: string | null
  /** Whether brand, gender, volume and type are guessed, and descriptions made up, where the list has none. */
  guesses: boolean
  /** Our own export: every cell is taken as it stands, and an empty one means that there is nothing. */
  isOwnExport: boolean
  /** Whether descriptions may be written in HTML. */
  mayHoldHtml: boolean
  /** A yes or no that is a text (`"false"`) is worth a warning: in JSON alone. */
  wantsTypedFlags: boolean
  /** What looked like a formula has an apostrophe before it: in our own CSV, never in a sheet. */
  isNeutralized: boolean
}

/** The cells of one record by what they mean. A class: one for each of 100,000 rows is dear enough. */
export class RecordCells {
  private readonly record: ImportRecord
  private readonly plan: ImportPlan

  constructor(record: ImportRecord, plan: ImportPlan) {
    this.record = record
    this.plan = plan
  }

  /** Of the field's first column. */
  position(field: ImportField): number | null {
    return this.plan.positions[field]?.[0] ?? null
  }

  /** Clean; empty where there is none. */
  text(field: ImportField): string {
    const at = this.position(field)
    return at === null ? '' : this.clean(at)
  }

  /** Of every column of the field that holds something. */
  texts(field: ImportField): string[] {
    const positions = this.plan.positions[field]
    return positions ? positions.map((at) => this.clean(at)).filter((text) => text !== '') : NONE
  }

  /** Whether a column of the field holds something other than white space. */
  has(field: ImportField): boolean {
    return (this.plan.positions[field] ?? NO_POSITIONS).some((at) => this.clean(at).trim() !== '')
  }

  /** In plain decimal notation, or `true` and `false`, where the source knew it for no text. */
  number(field: ImportField): string | null {
    const at = this.position(field)
    return at === null ? null : (this.record.numbers?.[at] ?? null)
  }

  hasLoneSurrogate(): boolean {
    return this.record.cells.some(hasLoneSurrogate)
  }

  private clean(at: number): string {
    const cell = this.record.cells[at] ?? ''
    return this.plan.isOwnExport ? ownText(cell, this.plan) : cleanText(cell)
  }
}

/** What our export wrote, letter for letter. */
function ownText(cell: string, { isNeutralized }: ImportPlan): string {
  const text = isNeutralized && cell.startsWith("'") && neutralizeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell
  // The only signs that no database takes.
  return text.includes('\0') || hasLoneSurrogate(text) ? cleanText(text) : text
}
