import type { ExportFile } from './export-file'

export interface ExportBatch<Row, Cursor> {
  rows: readonly Row[]
  last: Cursor | null
}

export interface ExportProgress<Row, Cursor, Result = Blob> {
  done: number
  total: number
  waiting: boolean
  after: Cursor | null
  file: ExportFile<Row, Result>
}

export interface ExportEffects<Row, Cursor, Result = Blob> {
  countRows(): Promise<number>
  createFile(): ExportFile<Row, Result>
  readBatch(after: Cursor | null): Promise<ExportBatch<Row, Cursor>>
  pauseAfter(error: unknown, attempt: number): number | null
  yieldToPage(): Promise<void>
  delay(ms: number, signal: AbortSignal): Promise<void>
  onProgress(progress: ExportProgress<Row, Cursor, Result>): void
  signal: AbortSignal
  from: ExportProgress<Row, Cursor, Result> | null
}

/** Milliseconds, so that the page stays responsive. */
const SLICE = 100

/** Requests the next batch while one is written. @throws errors of `readBatch`, or the signal's reason */
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
    // Handled when it is awaited, after the previous batch was written.
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
    // Until an empty batch: a server may return fewer rows than requested at any time.
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
    // Also before the first slice: the batch was read in this task.
    await yieldToPage()
    signal.throwIfAborted()
    await file.add(rows.slice(from, from + SLICE))
  }
}

async function begin<Row, Cursor, Result>({ countRows, createFile }: ExportEffects<Row, Cursor, Result>) {
  return { done: 0, total: await countRows(), waiting: false, after: null, file: createFile() }
}

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
