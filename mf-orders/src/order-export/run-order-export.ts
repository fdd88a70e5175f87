import { isDataError, type OrderBatch, type OrderCursor } from '@loja/data'
import type { ExportFile } from './export-file'

/** What an export does to the world; tests bring their own. */
export interface ExportEffects {
  /** The orders after a cursor. @throws DataError */
  readBatch(after: OrderCursor | null, signal: AbortSignal): Promise<OrderBatch>
  file: ExportFile
  /** Lets the page answer its visitor between two pieces of work. */
  breathe(): Promise<void>
  /** Rejects when `signal` aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>
  /** @param waiting the server asked to wait */
  onProgress(done: number, waiting: boolean): void
}

/** An export that can be gone on with after a failure. */
export interface OrderExport {
  /**
   * Reads what is left, and gives the whole file. May be called again when it has thrown a DataError: what was read
   * stays.
   * @throws DataError; the signal's reason when it aborts
   */
  run(signal: AbortSignal): Promise<{ file: Blob; count: number }>
}

/** Orders written in one go: milliseconds of work, so that the page never stops. */
const SLICE = 200
/** How often one batch is asked for. */
const ATTEMPTS = 5
const FIRST_PAUSE_MS = 1_000
/** Longer than this nobody is kept waiting without being asked. */
const LONGEST_PAUSE_MS = 60_000

/** An export of all orders that `readBatch` gives, one batch after the other. */
export function createOrderExport({ readBatch, file, breathe, pause, onProgress }: ExportEffects): OrderExport {
  let after: OrderCursor | null = null
  let count = 0

  /** Waits as long as the server asks, a bounded number of times. */
  async function readPatiently(signal: AbortSignal): Promise<OrderBatch> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await readBatch(after, signal)
      } catch (error) {
        signal.throwIfAborted()
        const wait = pauseBefore(attempt, error)
        if (wait === null) throw error
        onProgress(count, true)
        await pause(wait, signal)
      }
    }
  }

  return {
    async run(signal) {
      onProgress(count, false)
      // Until an empty batch: a server may give less than it was asked for, and not only at the end.
      for (;;) {
        signal.throwIfAborted()
        const { rows, last } = await readPatiently(signal)
        signal.throwIfAborted()
        if (last === null) break
        for (let from = 0; from < rows.length; from += SLICE) {
          await file.add(rows.slice(from, from + SLICE))
          await breathe()
        }
        after = last
        count += rows.length
        onProgress(count, false)
      }
      const blob = await file.finish()
      signal.throwIfAborted()
      return { file: blob, count }
    },
  }
}

/** Milliseconds before the next attempt; null when there is to be none. */
function pauseBefore(attempt: number, error: unknown): number | null {
  if (attempt >= ATTEMPTS || !isDataError(error) || (error.code !== 'busy' && error.code !== 'network')) return null
  const asked = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1)
  return asked > LONGEST_PAUSE_MS ? null : asked
}
