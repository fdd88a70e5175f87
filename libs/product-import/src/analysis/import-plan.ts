import { doubtfulPriceHeading } from '../mapping/guess-mapping'
import type { ImportField } from '../model/import-field'
import type { ImportDefaults } from '../model/import-outcome'
import type { ColumnMapping, ImportTable } from '../model/import-table'
import { decimalSigns } from '../price/decimal-signs'
import type { DecimalSign } from '../price/split-amount'

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

/** @param mapping by `guessMapping`, or corrected by a person */
export function planImport(table: ImportTable, mapping: ColumnMapping, defaults: ImportDefaults): ImportPlan {
  const positions: ImportPlan['positions'] = {}
  for (const [position, field] of mapping.entries()) {
    if (field === null) continue
    positions[field] = [...(positions[field] ?? []), position]
  }
  return {
    headings: table.headings,
    defaults,
    positions,
    decimalSigns: decimalSigns(table.records, mapping),
    doubtfulPrice: doubtfulPriceHeading(table, mapping),
    guesses: table.platform !== 'loja',
    isOwnExport: table.platform === 'loja',
    mayHoldHtml: table.platform === null,
    wantsTypedFlags: false,
    isNeutralized: table.platform === 'loja' && table.kind === 'delimited',
  }
}
