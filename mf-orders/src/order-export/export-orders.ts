import { countOrdersByStatus, listOrderBatch, type OrderCursor, type OrderExportRow } from '@loja/data/orders'
import { storeDay } from '@loja/domain/format'
import type { OrderMatch } from '@loja/domain/orders'
import { createSpreadsheet, type ExportProgress, type SpreadsheetFormat, saveFile } from '@loja/spreadsheet'
import { exportInPage } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
import { ORDER_COLUMNS } from './order-columns'

export interface ExportRequest {
  format: SpreadsheetFormat
  match: OrderMatch
  sort: 'date_desc' | 'date_asc'
}

export type OrderExportProgress = ExportProgress<OrderExportRow, OrderCursor>

/** @returns the number of orders; null after cancelling */
export async function exportOrders(run: WorkRun<ExportRequest, OrderExportProgress>): Promise<number | null> {
  const { format, match, sort } = run.request
  const exported = await exportInPage(run, {
    countRows: async () => (await countOrdersByStatus(match, run.signal))[match.status ?? 'total'],
    createFile: () => createSpreadsheet(format, { columns: ORDER_COLUMNS, sheetName: 'Pedidos' }),
    readBatch: (after) => listOrderBatch(match, sort, after, run.signal),
  })
  if (exported === null) return null
  saveFile(exported.file, `pedidos_${storeDay(new Date())}.${format}`)
  return exported.count
}
