import type { ReadyRow } from '../model/import-outcome'

/** The codes of a list. No two products have one SKU, or one GTIN. */
export class Codes {
  readonly #rows = new Map<string, ReadyRow>()

  /** The field whose code an earlier row has, which gets a warning. Codes of a refused row stay free. */
  repeatedBy(row: ReadyRow): 'sku' | 'gtin' | null {
    const { sku, gtin } = row.product
    const keys = [
      ['sku', sku?.toLowerCase()],
      // A UPC of 12 digits is the EAN of 13 that begins with 0.
      ['gtin', gtin?.padStart(14, '0')],
    ] as const
    for (const [field, key] of keys) {
      const first = key && this.#rows.get(`${field} ${key}`)
      if (!first) continue
      first.warnings.push({ code: 'shared-code', value: first.product[field] ?? '', line: row.line })
      return field
    }
    for (const [field, key] of keys) if (key) this.#rows.set(`${field} ${key}`, row)
    return null
  }
}
