import { isDataError, type OrderBatch, type OrderCursor } from '@loja/data'
import type { ExportFile } from './export-file'

/** How far an export is, and all that it takes to go on from there. */
export interface ExportProgress {
  done: number
  /** How many orders the filter found when it began. */
  total: number
  /** The server asked to wait. */
  waiting: boolean
  /** The last order that is in the file. */
  after: OrderCursor | null
  file: ExportFile
}

/** What an export does to the world; tests bring their own. */
export interface ExportEffects {
  /** How many orders there are to export. @throws DataError */
  countOrders(signal: AbortSignal): Promise<number>
  createFile(): ExportFile
  /** The orders after a cursor. @throws DataError */
  readBatch(after: OrderCursor | null, signal: AbortSignal): Promise<OrderBatch>
  yieldToPage(): Promise<void>
  /** Rejects when `signal` aborts. */
  delay(ms: number, signal: AbortSignal): Promise<void>
  onProgress(progress: ExportProgress): void
  signal: AbortSignal
  /** Where an export stopped that goes on now; null to begin. What was read stays, after a DataError. */
  from: ExportProgress | null
}

/** Orders written in one go: milliseconds of work, so that the page never stops. */
const SLICE = 200
/** How often one batch is asked for. */
const ATTEMPTS = 5
const FIRST_DELAY_MS = 1_000
/** Longer than this nobody is kept waiting without being asked. */
const LONGEST_DELAY_MS = 60_000

/**
 * Exports all orders that `readBatch` gives, one batch after the other, and returns the whole file.
 * @throws DataError; the signal's reason when it aborts
 */
export async function runOrderExport(effects: ExportEffects): Promise<{ file: Blob; count: number }> {
  const { signal, onProgress } = effects
  let progress = effects.from ?? (await begin(effects))
  const report = (change: Partial<ExportProgress>) => {
    progress = { ...progress, waiting: false, ...change }
    onProgress(progress)
  }
  report({})
  // Until an empty batch: a server may give less than it was asked for, and not only at the end.
  for (;;) {
    signal.throwIfAborted()
    const { rows, last } = await readPatiently(effects, progress.after, () => report({ waiting: true }))
    signal.throwIfAborted()
    if (last === null) break
    for (let from = 0; from < rows.length; from += SLICE) {
      await progress.file.add(rows.slice(from, from + SLICE))
      await effects.yieldToPage()
    }
    report({ after: last, done: progress.done + rows.length })
  }
  const file = await progress.file.finish()
  signal.throwIfAborted()
  return { file, count: progress.done }
}

async function begin({ countOrders, createFile, signal }: ExportEffects): Promise<ExportProgress> {
  return { done: 0, total: await countOrders(signal), waiting: false, after: null, file: createFile() }
}

/** Waits as long as the server asks, a bounded number of times. */
async function readPatiently(
  { readBatch, delay, signal }: ExportEffects,
  after: OrderCursor | null,
  onWait: () => void,
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readBatch(after, signal)
    } catch (error) {
      signal.throwIfAborted()
      const wait = delayBefore(attempt, error)
      if (wait === null) throw error
      onWait()
      await delay(wait, signal)
    }
  }
}

/** Milliseconds before the next attempt; null when there is to be none. */
function delayBefore(attempt: number, error: unknown): number | null {
  if (attempt >= ATTEMPTS || !isDataError(error) || (error.code !== 'busy' && error.code !== 'network')) return null
  const asked = error.retryAfterMs ?? FIRST_DELAY_MS * 2 ** (attempt - 1)
  return asked > LONGEST_DELAY_MS ? null : asked
}
