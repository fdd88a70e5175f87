import { countProducts, listCatalogueBatch, type ProductCursor, type ProductExportRow } from '@loja/data/products'
import { storeDay } from '@loja/domain/format'
import { productListParams } from '@loja/domain/products'
import type { ExportProgress } from '@loja/spreadsheet'
import { exportInPage } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
import { createCatalogueFile, type PreparedCatalogue } from './catalogue-file'
import type { CatalogueRequest } from './catalogue-row'

export type CatalogueProgress = ExportProgress<ProductExportRow, ProductCursor, PreparedCatalogue>

/**
 * @returns null if cancelled
 * @throws DataError
 */
export async function prepareCatalogue(
  run: WorkRun<CatalogueRequest, CatalogueProgress>,
): Promise<PreparedCatalogue | null> {
  const exported = await exportInPage(run, {
    countRows: async () => (await countProducts({ ...productListParams.initial, status: 'active' }, run.signal)).total,
    createFile: () => createCatalogueFile(run.request, storeDay(new Date())),
    readBatch: (after) => listCatalogueBatch(after, run.signal),
  })
  return exported?.file ?? null
}
