import {
  countOrdersByStatus,
  listOrderBatch,
  type OrderBatchOptions,
  type OrderCursor,
  type OrderExportRow,
} from '@loja/data/orders'
import { storeDay } from '@loja/domain/format'
import type { OrderMatch } from '@loja/domain/orders'
import {
  createSpreadsheet,
  type ExportFile,
  type ExportProgress,
  type SpreadsheetFormat,
  saveFile,
} from '@loja/spreadsheet'
import { exportInPage } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
import { ITEM_COLUMNS, itemLines, ORDER_COLUMNS } from './order-columns'

export interface ExportRequest extends OrderBatchOptions {
  format: SpreadsheetFormat
  match: OrderMatch
}

export type OrderExportProgress = ExportProgress<OrderExportRow, OrderCursor>

const SHEET = 'Pedidos'

function createItemFile(format: SpreadsheetFormat): ExportFile<OrderExportRow> {
  const file = createSpreadsheet(format, { columns: ITEM_COLUMNS, sheetName: SHEET })
  return { add: (orders) => file.add(orders.flatMap(itemLines)), finish: () => file.finish() }
}

export async function exportOrders(run: WorkRun<ExportRequest, OrderExportProgress>): Promise<number | null> {
  const { format, match, withItems } = run.request
  const exported = await exportInPage(run, {
    countRows: async () => (await countOrdersByStatus(match, run.signal))[match.status ?? 'total'],
    createFile: () =>
      withItems ? createItemFile(format) : createSpreadsheet(format, { columns: ORDER_COLUMNS, sheetName: SHEET }),
    readBatch: (after) => listOrderBatch(match, run.request, after, run.signal),
  })
  if (exported === null) return null
  saveFile(exported.file, `${withItems ? 'pedidos_itens' : 'pedidos'}_${storeDay(new Date())}.${format}`)
  return exported.count
}
