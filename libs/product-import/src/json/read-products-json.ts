import { checkImport, planImport } from '../analysis/check-import'
import { guessMapping } from '../mapping/guess-mapping'
import type { ImportAnalysis, ImportedProduct, ReadyRow } from '../model/import-outcome'
import { readJsonTable } from './read-json-table'

/**
 * The products of a JSON file as the products page imports it (JSON-01, JSON-02): price and stock are 0 where they are
 * missing, missing texts are empty, a product is active unless the file says otherwise, and nothing is guessed. What is
 * odd is flagged as in the other import. Throws `ImportSyntaxError`.
 */
export function readProductsJson(text: string, categoryId: string): ImportAnalysis {
  const table = readJsonTable(text.startsWith('\ufeff') ? text.slice(1) : text)
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
