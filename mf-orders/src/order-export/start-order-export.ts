import { countOrdersByStatus, listOrderBatch } from '@loja/data'
import type { OrderMatch } from '@loja/domain'
import { breathe } from './breathe'
import { createCsvFile } from './csv-file'
import type { ExportFormat } from './export-file'
import { pause } from './pause'
import { createOrderExport, type OrderExport } from './run-order-export'
import { createXlsxFile } from './xlsx/xlsx-file'

/** What is exported, fixed when the export begins. */
export interface ExportRequest {
  format: ExportFormat
  match: OrderMatch
  sort: 'date_desc' | 'date_asc'
}

/** How many orders a filter finds now. @throws DataError */
export async function countForExport({ match }: ExportRequest, signal: AbortSignal): Promise<number> {
  const counts = await countOrdersByStatus(match, signal)
  return match.status === null ? counts.total : counts[match.status]
}

/** The export with the real effects. */
export function startOrderExport(
  { format, match, sort }: ExportRequest,
  onProgress: (done: number, waiting: boolean) => void,
): OrderExport {
  return createOrderExport({
    readBatch: (after, signal) => listOrderBatch(match, sort, after, signal),
    file: format === 'xlsx' ? createXlsxFile() : createCsvFile(),
    breathe,
    pause,
    onProgress,
  })
}
