import type { ImportDefaults } from '../model/import-outcome'
import type { ColumnMapping, ImportTable } from '../model/import-table'

export type DecimalSign = ',' | '.'

/** All that one record is checked by: what holds for the whole table, decided once. */
export interface ImportPlan {
  headings: string[]
  mapping: ColumnMapping
  defaults: ImportDefaults
  /** Position by position, the sign before the cents where the column as a whole decides it. */
  decimalSigns: (DecimalSign | null)[]
  /** Off for our own export, whose empty cells mean that there is nothing. */
  guesses: boolean
}

/** @param mapping by `guessMapping`, or corrected by a person */
export function planImport(table: ImportTable, mapping: ColumnMapping, defaults: ImportDefaults): ImportPlan {
  return {
    headings: table.headings,
    mapping,
    defaults,
    decimalSigns: mapping.map(() => null),
    guesses: table.platform !== 'loja',
  }
}
