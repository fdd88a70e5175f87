import type { ProductExportRow } from '@loja/data/products'
import type { CatalogueChannel } from '@loja/domain/products'
import { type Column, type CsvDialect, createCsvFile, type ExportFile } from '@loja/spreadsheet'
import { type CatalogueFindings, createCatalogueCheck } from './catalogue-check'
import type { CatalogueFacts, CatalogueRequest } from './catalogue-row'
import { facebookColumns } from './facebook-columns'
import { googleColumns } from './google-columns'

export interface PreparedCatalogue {
  channel: CatalogueChannel
  file: Blob
  day: string
  findings: CatalogueFindings
}

interface Format {
  columns: (facts: CatalogueFacts) => Column<ProductExportRow>[]
  dialect: CsvDialect
}

/** No byte order mark: Meta reads it as part of the first column name. */
const FORMATS: Record<CatalogueChannel, Format> = {
  facebook: { columns: facebookColumns, dialect: { delimiter: ',', byteOrderMark: false } },
  google: { columns: googleColumns, dialect: { delimiter: '\t', byteOrderMark: false } },
}

export function createCatalogueFile(
  request: CatalogueRequest,
  day: string,
): ExportFile<ProductExportRow, PreparedCatalogue> {
  const { channel } = request
  const { columns, dialect } = FORMATS[channel]
  const csv = createCsvFile(columns(request), dialect)
  const check = createCatalogueCheck(request)
  return {
    async add(rows) {
      await csv.add(rows)
      await check.add(rows)
    },
    async finish() {
      return { channel, file: await csv.finish(), day, findings: await check.finish() }
    },
  }
}
