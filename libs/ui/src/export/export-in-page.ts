import { retryPauseMs } from '@loja/data'
import { type ExportEffects, type ExportProgress, runExport } from '@loja/spreadsheet'
import { delay } from '../work/delay'
import type { WorkRun } from '../work/use-long-work'
import { yieldToPage } from '../work/yield-to-page'

type Source<Row, Cursor, Result> = Pick<ExportEffects<Row, Cursor, Result>, 'countRows' | 'createFile' | 'readBatch'>

/**
 * Runs an export beside the page's other work, patient with the server.
 * @returns what the file became, and how many rows it holds; null when the run was cancelled
 * @throws DataError
 */
export async function exportInPage<Request, Row, Cursor, Result = Blob>(
  { signal, from, onProgress }: WorkRun<Request, ExportProgress<Row, Cursor, Result>>,
  source: Source<Row, Cursor, Result>,
): Promise<{ file: Result; count: number } | null> {
  try {
    return await runExport({ ...source, pauseAfter: retryPauseMs, yieldToPage, delay, signal, from, onProgress })
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
