import { isDataError } from '@loja/data'
import { storeDay } from '@loja/domain'
import type { OrderExport } from './run-order-export'
import { saveFile } from './save-file'
import type { ExportRequest } from './start-order-export'

/** How far an export is. */
export interface ExportProgress {
  done: number
  total: number
  /** The server asked to wait. */
  waiting: boolean
}

/** An export under way, or one that stopped and may go on. */
export interface ExportRun {
  request: ExportRequest
  /** How many orders the filter found when it began. */
  total: number
  control: AbortController
  running: boolean
  /** Absent until the number is known, and again after a failure that leaves the file in doubt. */
  orderExport?: OrderExport | undefined
}

/**
 * Exports, and hands the file over when it is whole. What it needs is loaded now: few visits export.
 * @returns how many orders; null when it was cancelled
 */
export async function exportOrders(
  run: ExportRun,
  onProgress: (progress: ExportProgress) => void,
): Promise<number | null> {
  const { request, control } = run
  run.running = true
  try {
    const { countForExport, startOrderExport } = await import('./start-order-export')
    if (!run.orderExport) {
      run.total = await countForExport(request, control.signal)
      run.orderExport = startOrderExport(request, (done, waiting) => onProgress({ done, waiting, total: run.total }))
    }
    const { file, count } = await run.orderExport.run(control.signal)
    saveFile(file, `pedidos_${storeDay(new Date())}.${request.format}`)
    return count
  } catch (error) {
    if (control.signal.aborted) return null
    if (!isDataError(error)) run.orderExport = undefined
    throw error
  } finally {
    run.running = false
  }
}
