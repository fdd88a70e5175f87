import { guessMapping } from '../mapping/guess-mapping'
import type { ImportAnalysis, ImportDefaults } from '../model/import-outcome'
import type { ColumnMapping, ImportTable } from '../model/import-table'
import { readImportTable } from '../table/read-import-table'
import { checkImport } from './check-import'
import { planImport } from './import-plan'

/** Reads, maps and checks a text in one go. Throws `ImportSyntaxError`. */
export function parseImportText(
  text: string,
  defaults: ImportDefaults,
): { table: ImportTable; mapping: ColumnMapping; analysis: ImportAnalysis } {
  const table = readImportTable(text)
  const mapping = guessMapping(table)
  return { table, mapping, analysis: checkImport(table, planImport(table, mapping, defaults)) }
}
