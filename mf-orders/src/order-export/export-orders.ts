import { countOrdersByStatus, listOrderBatch } from '@loja/data'
import { type OrderMatch, storeDay } from '@loja/domain'
import { delay, type WorkRun, yieldToPage } from '@loja/ui'
import { createCsvFile } from './csv-file'
import type { ExportFormat } from './export-file'
import { type ExportProgress, runOrderExport } from './run-order-export'
import { saveFile } from './save-file'
import { createXlsxFile } from './xlsx/xlsx-file'

/** What is exported, fixed when the export begins. */
export interface ExportRequest {
  format: ExportFormat
  match: OrderMatch
  sort: 'date_desc' | 'date_asc'
}

/**
 * Runs an export against the API, and hands the file over when it is whole.
 * @returns how many orders; null when it was cancelled
 */
export async function exportOrders(run: WorkRun<ExportRequest, ExportProgress>): Promise<number | null> {
  const { format, match, sort } = run.request
  const { signal, from, onProgress } = run
  try {
    const { file, count } = await runOrderExport({
      countOrders: async () => (await countOrdersByStatus(match, signal))[match.status ?? 'total'],
      createFile: format === 'xlsx' ? createXlsxFile : createCsvFile,
      readBatch: (after) => listOrderBatch(match, sort, after, signal),
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
