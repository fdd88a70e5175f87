import { retryPauseMs } from '@loja/data/client'
import { type ExportEffects, type ExportProgress, runExport } from '@loja/spreadsheet'
import { delay } from '../../parts/work/delay'
import type { WorkRun } from '../../parts/work/use-long-work'
import { yieldToPage } from '../../parts/work/yield-to-page'

type Source<Row, Cursor, Result> = Pick<ExportEffects<Row, Cursor, Result>, 'countRows' | 'createFile' | 'readBatch'>

/** Runs an export and retries while the server is busy. */
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
