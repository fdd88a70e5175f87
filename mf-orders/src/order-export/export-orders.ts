import { countOrdersByStatus, listOrderBatch, type OrderCursor, type OrderExportRow, retryPauseMs } from '@loja/data'
import { type OrderMatch, storeDay } from '@loja/domain'
import { createCsvFile, createXlsxFile, type ExportProgress, runExport, saveFile } from '@loja/spreadsheet'
import { delay, type ExportFormat, type WorkRun, yieldToPage } from '@loja/ui'
import { ORDER_COLUMNS } from './order-columns'

/** What is exported, fixed when the export begins. */
export interface ExportRequest {
  format: ExportFormat
  match: OrderMatch
  sort: 'date_desc' | 'date_asc'
}

/** How far an export of orders is. */
export type OrderExportProgress = ExportProgress<OrderExportRow, OrderCursor>

const SHEET_NAME = 'Pedidos'

/**
 * Runs an export against the API, and hands the file over when it is whole.
 * @returns how many orders; null when it was cancelled
 */
export async function exportOrders(run: WorkRun<ExportRequest, OrderExportProgress>): Promise<number | null> {
  const { format, match, sort } = run.request
  const { signal, from, onProgress } = run
  try {
    const { file, count } = await runExport({
      countRows: async () => (await countOrdersByStatus(match, signal))[match.status ?? 'total'],
      createFile: () =>
        format === 'xlsx'
          ? createXlsxFile({ columns: ORDER_COLUMNS, sheetName: SHEET_NAME })
          : createCsvFile(ORDER_COLUMNS),
      readBatch: (after: OrderCursor | null) => listOrderBatch(match, sort, after, signal),
      pauseAfter: retryPauseMs,
      yieldToPage,
      delay,
      signal,
      from,
      onProgress,
    })
    saveFile(file, `pedidos_${storeDay(new Date())}.${format}`)
    return count
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
