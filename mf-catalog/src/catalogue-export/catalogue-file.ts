import type { ProductExportRow } from '@loja/data'
import { createCsvFile, type ExportFile } from '@loja/spreadsheet'
import { type CatalogueFindings, createCatalogueCheck } from './catalogue-check'
import { type CatalogueFacts, catalogueColumns } from './catalogue-columns'

/** The whole catalogue, ready to be handed over, and what the check found in it. */
export interface PreparedCatalogue {
  file: Blob
  /** Of the file's name, e.g. `2026-11-21`. */
  day: string
  findings: CatalogueFindings
}

/** RFC 4180 without a byte order mark, which Meta would read as a part of the first column's name. */
const META = { delimiter: ',', byteOrderMark: false } as const

/** Writes and checks the catalogue in one pass. */
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
