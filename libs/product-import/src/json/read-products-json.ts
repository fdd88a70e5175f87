import { checkImport, planImport } from '../analysis/check-import'
import { guessMapping } from '../mapping/guess-mapping'
import type { ImportAnalysis, ImportedProduct, ReadyRow } from '../model/import-outcome'
import { plainTexts } from '../table/protected-values'
import { readJsonTable } from './read-json-table'

/** JSON-01, JSON-02: missing numbers are 0, products active, and nothing is guessed. @throws ImportSyntaxError */
export function readProductsJson(text: string, categoryId: string): ImportAnalysis {
  const table = plainTexts(readJsonTable(text.startsWith('\ufeff') ? text.slice(1) : text))
  const defaults = { categoryId, stock: 0, price: 0, acceptsZeroPrice: true }
  const plan = { ...planImport(table, guessMapping(table), defaults), guesses: false, wantsTypedFlags: true }
  const analysis = checkImport(table, plan)
  return { ...analysis, ready: analysis.ready.map(withEmptyTexts) }
}

function withEmptyTexts(row: ReadyRow): ReadyRow {
  const { description, shortDescription, volume, fragranceFamily, intensity } = row.product
  const product: ImportedProduct = {
    ...row.product,
    description: description ?? '',
    shortDescription: shortDescription ?? '',
    volume: volume ?? '',
    fragranceFamily: fragranceFamily ?? '',
    intensity: intensity ?? '',
  }
  return { ...row, product }
}
