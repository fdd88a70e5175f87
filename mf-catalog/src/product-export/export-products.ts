import { countProducts, listProductBatch, type ProductCursor, type ProductExportRow } from '@loja/data/products'
import { storeDay } from '@loja/domain/format'
import { type ProductFilter, productListParams } from '@loja/domain/products'
import { createSpreadsheet, type ExportProgress, type SpreadsheetFormat, saveFile } from '@loja/spreadsheet'
import { exportInPage } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
import { PRODUCT_COLUMNS } from './product-columns'

export interface ProductExportRequest {
  format: SpreadsheetFormat
  filter: ProductFilter
}

export type ProductExportProgress = ExportProgress<ProductExportRow, ProductCursor>

/** Exports matching products, newest first. @returns their number; null if cancelled */
export async function exportProducts(
  run: WorkRun<ProductExportRequest, ProductExportProgress>,
): Promise<number | null> {
  const { format, filter } = run.request
  const exported = await exportInPage(run, {
    countRows: async () => (await countProducts(filter, run.signal)).total,
    createFile: () => createSpreadsheet(format, { columns: PRODUCT_COLUMNS, sheetName: 'Produtos' }),
    readBatch: (after) => listProductBatch(filter, after, run.signal),
  })
  if (exported === null) return null
  saveFile(exported.file, `produtos_${storeDay(new Date())}.${format}`)
  return exported.count
}

export async function exportAllProducts(): Promise<void> {
  await exportProducts({
    request: { format: 'csv', filter: productListParams.initial },
    from: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
}
