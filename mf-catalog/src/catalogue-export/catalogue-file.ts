import type { ProductExportRow } from '@loja/data'
import { createCsvFile, type ExportFile } from '@loja/spreadsheet'
import { type CatalogueFindings, createCatalogueCheck } from './catalogue-check'
import { type CatalogueFacts, catalogueColumns } from './catalogue-columns'

export interface PreparedCatalogue {
  file: Blob
  day: string
  findings: CatalogueFindings
}

/** RFC 4180 without a byte order mark, which Meta reads as part of the first column name. */
const META = { delimiter: ',', byteOrderMark: false } as const

export function createCatalogueFile(
  facts: CatalogueFacts,
  day: string,
): ExportFile<ProductExportRow, PreparedCatalogue> {
  const csv = createCsvFile(catalogueColumns(facts), META)
  const check = createCatalogueCheck(facts.shopOrigin)
  return {
    async add(rows) {
      await csv.add(rows)
      await check.add(rows)
    },
    async finish() {
      return { file: await csv.finish(), day, findings: await check.finish() }
    },
  }
}
