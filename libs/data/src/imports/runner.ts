import { isDataError } from '../client/data-error'
import { type RetryPolicy, retryPauseMs } from '../client/retry-pause'
import { type ImportBatchProgress, type ImportWrite, MAX_IMPORT_BATCH } from './batches'

/** How many rows became what; they add up to the rows that are in the database. */
export interface ImportCounts {
  imported: number
  duplicates: number
  errors: number
  updated: number
  conflicts: number
}

/** Why nothing is sent: the server asked to wait or does not answer, or it takes the session for ended. */
export type ImportWait = 'asked-to-wait' | 'session'

/** What retries of a request need of the page. */
export interface RetryEffects {
  /** Asks once for a new token; false when there is none to be had. */
  renewSession(): Promise<boolean>
  /** Resolves when the page is online and the user signed in; rejects when `signal` aborts. */
  untilReady(signal: AbortSignal): Promise<void>
  /** Rejects when `signal` aborts. */
  delay(ms: number, signal: AbortSignal): Promise<void>
  /** 0 to 1. */
  random(): number
  /** Why the import waits; null when it continues. */
  onWait(wait: ImportWait | null): void
  /** Aborts when the import is cancelled. */
  signal: AbortSignal
}

/** What an import does to the world; tests bring their own. */
export interface ProductImportEffects extends RetryEffects {
  /** Rows to write, new products before changes. */
  total: number
  /** Rows from one on, counted from 0. */
  read(firstRow: number, count: number): Promise<readonly ImportWrite[]>
  /** Writes rows of one kind (`sendImportBatch`). @throws DataError */
  send(firstRow: number, rows: readonly ImportWrite[]): Promise<ImportBatchProgress>
  /** Null for a new import; for one that goes on, what is in the database already (`importProgress`). @throws DataError */
  progress: (() => Promise<ImportBatchProgress[]>) | null
  /** What became of rows: those that were written before at once, then batch by batch. */
  onBatches(batches: readonly ImportBatchProgress[]): void
}

/** Up to this many rows are sent in small batches with pauses between them (IMP-13). */
const PACED_TOTAL = 1_000
const PACED_BATCH = 50
const PACED_PAUSE_MS = 100

/** A server that restarts, or a token that ran out, holds up an import for minutes and does not end it. */
const PATIENCE: RetryPolicy = {
  attempts: 60,
  codes: ['busy', 'network', 'session'],
  firstMs: 500,
  longestMs: 8_000,
  longestAskedMs: 600_000,
}
/** Who cancels waits for the answer about the batch that was sent, but not for long. */
const PATIENCE_WHEN_CANCELLED: RetryPolicy = { ...PATIENCE, attempts: 5, longestMs: 2_000, longestAskedMs: 10_000 }

/**
 * Writes all rows of an import, one batch after the other. A batch whose answer was lost is sent again, and the database
 * answers what it answered the first time: what is counted is what is stored. Cancelled, it ends after the batch that was
 * sent.
 * A request of a tab that was closed may still be under way when an import is resumed and cancelled at once: the counts that
 * `finishProductImport` answers are the last word.
 * @throws DataError when the server refuses the import, or did not answer for minutes; it can be resumed
 */
export async function runProductImport(
  effects: ProductImportEffects,
): Promise<{ outcome: 'done' | 'cancelled'; counts: ImportCounts }> {
  const { total, signal } = effects
  const size = total <= PACED_TOTAL ? PACED_BATCH : MAX_IMPORT_BATCH
  let counts: ImportCounts = { imported: 0, duplicates: 0, errors: 0, updated: 0, conflicts: 0 }
  const stored = new Map<number, number>()
  const take = (batches: readonly ImportBatchProgress[]) => {
    for (const { firstRow, rowCount } of batches) stored.set(firstRow, rowCount)
    counts = batches.reduce(withBatch, counts)
    effects.onBatches(batches)
  }
  // Cancelled or not: without it nobody could say what is stored.
  if (effects.progress) take(await retryWithSession(effects, effects.progress))
  for (let firstRow = 0; firstRow < total; firstRow += stored.get(firstRow) ?? 0) {
    if (stored.has(firstRow)) continue
    if (signal.aborted) return { outcome: 'cancelled', counts }
    const rows = oneKind(await effects.read(firstRow, Math.min(size, gapFrom(firstRow, stored, total))))
    if (!(await isReady(effects))) return { outcome: 'cancelled', counts }
    take([await retryWithSession(effects, () => effects.send(firstRow, rows))])
    if (size === PACED_BATCH && firstRow + rows.length < total) await wait(effects, PACED_PAUSE_MS)
  }
  return { outcome: 'done', counts }
}

/** The counts with those of one more batch. */
export function withBatch(counts: ImportCounts, batch: ImportBatchProgress): ImportCounts {
  return {
    imported: counts.imported + batch.imported,
    duplicates: counts.duplicates + batch.duplicates.length,
    errors: counts.errors + batch.errors.length,
    updated: counts.updated + batch.updated,
    conflicts: counts.conflicts + batch.conflicts.length,
  }
}

/** How many rows stand before the next batch that is stored. */
function gapFrom(firstRow: number, stored: ReadonlyMap<number, number>, total: number): number {
  return Math.min(total, ...[...stored.keys()].filter((row) => row > firstRow)) - firstRow
}

/** A batch holds new products or changes. */
function oneKind(rows: readonly ImportWrite[]): readonly ImportWrite[] {
  const end = rows.findIndex(({ kind }) => kind !== rows[0]?.kind)
  return end < 0 ? rows : rows.slice(0, end)
}

/** Waits until something can be sent; false when the import is cancelled. */
async function isReady({ untilReady, signal }: RetryEffects): Promise<boolean> {
  await untilReady(signal).catch((reason: unknown) => {
    if (!signal.aborted) throw reason
  })
  return !signal.aborted
}

/**
 * Sends a request until it is answered. A session that the server rejects is renewed once. Aborting `signal` does not end
 * the retries at once, only sooner: the answer says whether rows are stored.
 * @param attempts after which the last error is thrown
 */
export async function retryWithSession<Answer>(
  effects: RetryEffects,
  ask: () => Promise<Answer>,
  attempts = PATIENCE.attempts,
): Promise<Answer> {
  const { signal } = effects
  let isRenewed = false
  let attemptsWhenCancelled = 0
  for (let attempt = 1; ; attempt += 1) {
    await isReady(effects)
    try {
      const answer = await ask()
      effects.onWait(null)
      return answer
    } catch (error) {
      const isSession = isDataError(error) && error.code === 'session'
      if (isSession && !isRenewed) {
        isRenewed = true
        if (await effects.renewSession()) continue
      }
      if (signal.aborted) attemptsWhenCancelled += 1
      const pause = signal.aborted
        ? retryPauseMs(error, attemptsWhenCancelled, PATIENCE_WHEN_CANCELLED)
        : retryPauseMs(error, attempt, { ...PATIENCE, attempts, random: effects.random })
      if (pause === null) throw error
      effects.onWait(isSession ? 'session' : 'asked-to-wait')
      await wait(effects, pause)
    }
  }
}

/** A wait that a cancelled import cuts short, once. */
async function wait({ delay, signal }: RetryEffects, ms: number): Promise<void> {
  const { signal: never } = new AbortController()
  const isCancelled = signal.aborted
  await delay(ms, isCancelled ? never : signal).catch((reason: unknown) => {
    if (isCancelled || !signal.aborted) throw reason
  })
}
