import type { ExportFile } from './export-file'

/** Rows in a row, and where they end: null when there are none. */
export interface ExportBatch<Row, Cursor> {
  rows: readonly Row[]
  last: Cursor | null
}

/** How far an export is, and all that it takes to go on from there. */
export interface ExportProgress<Row, Cursor, Result = Blob> {
  done: number
  /** How many rows there were when it began. */
  total: number
  /** The server asked to wait. */
  waiting: boolean
  /** The last row that is in the file. */
  after: Cursor | null
  file: ExportFile<Row, Result>
}

/** What an export does to the world; tests bring their own. */
export interface ExportEffects<Row, Cursor, Result = Blob> {
  /** How many rows there are to export. */
  countRows(): Promise<number>
  createFile(): ExportFile<Row, Result>
  /** The rows after a cursor. */
  readBatch(after: Cursor | null): Promise<ExportBatch<Row, Cursor>>
  /** Milliseconds to wait before a batch is asked for again; null when another attempt would not help. */
  pauseAfter(error: unknown, attempt: number): number | null
  yieldToPage(): Promise<void>
  /** Rejects when `signal` aborts. */
  delay(ms: number, signal: AbortSignal): Promise<void>
  onProgress(progress: ExportProgress<Row, Cursor, Result>): void
  signal: AbortSignal
  /** Where an export stopped that goes on now; null to begin. What was read stays, after an error of `readBatch`. */
  from: ExportProgress<Row, Cursor, Result> | null
}

/** Rows written in one go: milliseconds of work, so that the page never stops. */
const SLICE = 100

/**
 * Exports all rows that `readBatch` gives, one batch after the other, and returns the whole file. While a batch is
 * written, the next is there or on its way, and the one after it is asked for when the next has come: neither the page
 * nor the server waits for the other.
 * @throws what `readBatch` rejects with; the signal's reason when it aborts
 */
export async function runExport<Row, Cursor, Result = Blob>(
  effects: ExportEffects<Row, Cursor, Result>,
): Promise<{ file: Result; count: number }> {
  const { signal, onProgress } = effects
  let progress = effects.from ?? (await begin(effects))
  let ended = false
  const report = (change: Partial<ExportProgress<Row, Cursor, Result>>) => {
    progress = { ...progress, ...change }
    onProgress(progress)
  }
  const ask = (after: Cursor | null) => {
    const batch = readPatiently(effects, after, { onWait: () => report({ waiting: true }), isOver: () => ended })
    // Told when it is awaited, which is after the batch before it was written.
    batch.catch(() => undefined)
    return batch
  }
  const askAfter = (batch: ReturnType<typeof ask>) => {
    const following = batch.then((read) => (read.last === null || ended ? read : ask(read.last)))
    following.catch(() => undefined)
    return following
  }
  report({ waiting: false })
  try {
    let next = ask(progress.after)
    let afterNext = askAfter(next)
    // Until an empty batch: a server may give less than it was asked for, and not only at the end.
    for (;;) {
      const { rows, last } = await next
      signal.throwIfAborted()
      if (last === null) break
      report({ waiting: false })
      next = afterNext
      afterNext = askAfter(next)
      await write(effects, progress.file, rows)
      report({ after: last, done: progress.done + rows.length })
    }
    const file = await progress.file.finish()
    signal.throwIfAborted()
    return { file, count: progress.done }
  } finally {
    ended = true
  }
}

async function write<Row, Cursor, Result>(
  { yieldToPage, signal }: ExportEffects<Row, Cursor, Result>,
  file: ExportFile<Row, Result>,
  rows: readonly Row[],
) {
  for (let from = 0; from < rows.length; from += SLICE) {
    // Before the first too: the batch was read in this task.
    await yieldToPage()
    signal.throwIfAborted()
    await file.add(rows.slice(from, from + SLICE))
  }
}

async function begin<Row, Cursor, Result>({ countRows, createFile }: ExportEffects<Row, Cursor, Result>) {
  return { done: 0, total: await countRows(), waiting: false, after: null, file: createFile() }
}

/** Waits as long as the server asks, a bounded number of times. */
async function readPatiently<Row, Cursor, Result>(
  { readBatch, pauseAfter, delay, signal }: ExportEffects<Row, Cursor, Result>,
  after: Cursor | null,
  { onWait, isOver }: { onWait: () => void; isOver: () => boolean },
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readBatch(after)
    } catch (error) {
      signal.throwIfAborted()
      const pause = pauseAfter(error, attempt)
      if (pause === null || isOver()) throw error
      onWait()
      await delay(pause, signal)
      if (isOver()) throw error
    }
  }
}
