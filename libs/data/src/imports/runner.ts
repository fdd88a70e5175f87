import { isDataError } from '../client/data-error'
import { type RetryPolicy, retryPauseMs } from '../client/retry-pause'
import { type ImportBatchProgress, type ImportWrite, MAX_IMPORT_BATCH } from './batches'

export interface ImportCounts {
  imported: number
  duplicates: number
  errors: number
  updated: number
  conflicts: number
}

export type ImportWait = 'asked-to-wait' | 'session'

export interface RetryEffects {
  renewSession(): Promise<boolean>
  /** Resolves when the page is online and the user signed in; rejects when `signal` aborts. */
  untilReady(signal: AbortSignal): Promise<void>
  delay(ms: number, signal: AbortSignal): Promise<void>
  random(): number
  onWait(wait: ImportWait | null): void
  signal: AbortSignal
}

export interface ProductImportEffects extends RetryEffects {
  total: number
  read(firstRow: number, count: number): Promise<readonly ImportWrite[]>
  /** @throws DataError */
  send(firstRow: number, rows: readonly ImportWrite[]): Promise<ImportBatchProgress>
  /** `importProgress` for a resumed import; null for a new one. */
  progress: (() => Promise<ImportBatchProgress[]>) | null
  onBatches(batches: readonly ImportBatchProgress[]): void
}

/** Smaller imports are sent in small batches with pauses (IMP-13). */
const PACED_TOTAL = 1_000
const PACED_BATCH = 50
const PACED_PAUSE_MS = 100

/** A restarting server or an expired token delays an import by minutes without ending it. */
const PATIENCE: RetryPolicy = {
  attempts: 60,
  codes: ['busy', 'network', 'session'],
  firstMs: 500,
  longestMs: 8_000,
  longestAskedMs: 600_000,
}
/** A cancelled import waits only briefly for the answer to the batch under way. */
const PATIENCE_WHEN_CANCELLED: RetryPolicy = { ...PATIENCE, attempts: 5, longestMs: 2_000, longestAskedMs: 10_000 }

/**
 * A lost batch is repeated, and the database returns its first result. Only the counts of `finishProductImport` are
 * final: a closed tab may still have a request under way.
 * @throws DataError when the server refuses the import or is silent for minutes; it can be resumed
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
  // Also when cancelled: otherwise the stored rows are unknown.
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

export function withBatch(counts: ImportCounts, batch: ImportBatchProgress): ImportCounts {
  return {
    imported: counts.imported + batch.imported,
    duplicates: counts.duplicates + batch.duplicates.length,
    errors: counts.errors + batch.errors.length,
    updated: counts.updated + batch.updated,
    conflicts: counts.conflicts + batch.conflicts.length,
  }
}

function gapFrom(firstRow: number, stored: ReadonlyMap<number, number>, total: number): number {
  return Math.min(total, ...[...stored.keys()].filter((row) => row > firstRow)) - firstRow
}

function oneKind(rows: readonly ImportWrite[]): readonly ImportWrite[] {
  const end = rows.findIndex(({ kind }) => kind !== rows[0]?.kind)
  return end < 0 ? rows : rows.slice(0, end)
}

async function isReady({ untilReady, signal }: RetryEffects): Promise<boolean> {
  await untilReady(signal).catch((reason: unknown) => {
    if (!signal.aborted) throw reason
  })
  return !signal.aborted
}

/**
 * Renews a rejected session once. Aborting `signal` only shortens the retries: the answer shows
 * whether rows are stored.
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
      const isSession = isDataError(error, 'session')
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

async function wait({ delay, signal }: RetryEffects, ms: number): Promise<void> {
  const { signal: never } = new AbortController()
  const isCancelled = signal.aborted
  await delay(ms, isCancelled ? never : signal).catch((reason: unknown) => {
    if (isCancelled || !signal.aborted) throw reason
  })
}
