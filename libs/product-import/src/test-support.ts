import { UNLIMITED_STOCK } from '@loja/domain/products'
import { checkImport, parseImportText, planImport } from './analysis/check-import'
import { guessMapping } from './mapping/guess-mapping'
import type { ImportAnalysis, ImportDefaults } from './model/import-outcome'
import { readImportTable } from './table/read-import-table'
import { reasonText, warningText } from './texts/texts'

export const DEFAULTS: ImportDefaults = { categoryId: null, stock: UNLIMITED_STOCK }

const COMMON = new Set(['guessed-brand', 'guessed-type', 'guessed-volume'])

export function outcomeOf(text: string, defaults: ImportDefaults = DEFAULTS) {
  const { table, mapping, analysis } = parseImportText(text, defaults)
  const { ready, duplicates, rejected } = analysis
  const rows = [
    ...ready.map(({ line, product }) => ({ line, text: `${product.name} = ${product.price}` })),
    ...duplicates.map(({ line, firstLine }) => ({ line, text: `repeats ${firstLine}` })),
    ...rejected.map(({ line, reason }) => ({ line, text: reason.code })),
  ]
  return {
    mapping,
    /** The lines of the list: `2 name = price`, `3 repeats 2`, `4 reason-of-the-rejection`. */
    read: rows.toSorted((one, other) => one.line - other.line).map(({ line, text: row }) => `${line} ${row}`),
    notices: table.notices.map(({ code }) => code),
    ready: analysis.ready.map(({ line, product }): [number, string, number] => [line, product.name, product.price]),
    duplicates: analysis.duplicates.map(({ line, firstLine }): [number, number] => [line, firstLine]),
    rejected: analysis.rejected.map(({ line, reason }): [number, string] => [line, reason.code]),
    reasons: analysis.rejected.map(({ reason }) => reasonText(reason)),
    warnings: analysis.ready.flatMap(({ warnings }) =>
      warnings.filter(({ code }) => !COMMON.has(code)).map(({ code }) => code),
    ),
    warningTexts: analysis.ready.flatMap(({ warnings }) => warnings.map(warningText)),
    products: analysis.ready.map(({ product }) => product),
  }
}

export function readJsonFile(text: string): ImportAnalysis {
  const table = readImportTable(text, { isJson: true })
  return checkImport(table, planImport(table, guessMapping(table), { categoryId: 'c1', stock: 0, isJsonFile: true }))
}
