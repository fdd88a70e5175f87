import type { ImportedProduct, ImportWarning, RejectedRow } from '../model/import-outcome'

/** One product of a JSON file. */
export interface JsonProduct {
  /** 1-based position in the list. */
  item: number
  product: ImportedProduct
  warnings: ImportWarning[]
}

/**
 * The products of a JSON file as the products page imports it (JSON-01, JSON-02): price and stock are 0 where they are
 * missing, and nothing is guessed. Throws `ImportSyntaxError`.
 */
export function readProductsJson(
  _text: string,
  _categoryId: string,
): { products: JsonProduct[]; rejected: RejectedRow[] } {
  return { products: [], rejected: [] }
}
