import type { ProductExportRow } from '@loja/data'
import { type CatalogueIssue, findCatalogueIssues } from '@loja/domain'
import { type Column, createCsvFile, type ExportFile, textCell } from '@loja/spreadsheet'
import { catalogueIssueTexts } from '../catalogue-issue-texts'
import { messages } from './messages'

interface FaultyProduct {
  id: string
  name: string
}

export interface CatalogueFault {
  code: CatalogueIssue
  /** `blocks`: Facebook refuses the product; `warns`: it changes it or sells it worse. */
  weight: 'blocks' | 'warns'
  count: number
  /** At most `LISTED_PRODUCTS`. */
  products: FaultyProduct[]
}

export interface CatalogueFindings {
  products: number
  refused: number
  /** Accepted products with at least one warning. */
  warned: number
  /** Gravest first, then most frequent. */
  faults: CatalogueFault[]
  list: Blob
}

/** Products shown for each fault; the list holds all. */
const LISTED_PRODUCTS = 500

interface FoundFault extends FaultyProduct {
  code: CatalogueIssue
  weight: 'blocks' | 'warns'
}

const LIST_COLUMNS: Column<FoundFault>[] = [
  { title: messages.listColumns.product, width: 0, cell: ({ name }) => textCell(name) },
  { title: messages.listColumns.fault, width: 0, cell: ({ code }) => textCell(catalogueIssueTexts[code]) },
  { title: messages.listColumns.effect, width: 0, cell: ({ weight }) => textCell(messages.effects[weight]) },
  { title: messages.listColumns.id, width: 0, cell: ({ id }) => textCell(id) },
]

/** Checks products during the export, by `findCatalogueIssues`, in bounded memory. */
export function createCatalogueCheck(shopOrigin: string): ExportFile<ProductExportRow, CatalogueFindings> {
  const faults = new Map<CatalogueIssue, CatalogueFault>()
  const list = createCsvFile(LIST_COLUMNS)
  let products = 0
  let refused = 0
  let warned = 0

  function note({ id, name, code, weight }: FoundFault): void {
    const fault = faults.get(code) ?? { code, weight, count: 0, products: [] }
    faults.set(code, fault)
    fault.count += 1
    if (fault.products.length < LISTED_PRODUCTS) fault.products.push({ id, name })
  }

  return {
    async add(rows) {
      const found: FoundFault[] = []
      for (const row of rows) {
        const issues = findCatalogueIssues(row, { shopOrigin })
        products += 1
        if (issues.some(({ weight }) => weight === 'blocks')) refused += 1
        else if (issues.length > 0) warned += 1
        for (const { code, weight } of issues) found.push({ id: row.id, name: row.name, code, weight })
      }
      for (const fault of found) note(fault)
      await list.add(found)
    },
    async finish() {
      const gravestFirst = [...faults.values()].sort(
        (a, b) => Number(b.weight === 'blocks') - Number(a.weight === 'blocks') || b.count - a.count,
      )
      return { products, refused, warned, faults: gravestFirst, list: await list.finish() }
    },
  }
}
