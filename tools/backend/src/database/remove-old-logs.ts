import type { Session } from './database'

const INTERVAL_MS = 24 * 60 * 60_000
/** Per statement: PGlite serves no other request meanwhile. */
const BATCH = 5000

/** Removes tracking logs over 90 days old in batches. @returns the number removed */
export async function removeOldLogs(database: Session, isOver: () => boolean = () => false): Promise<number> {
  let total = 0
  while (!isOver()) {
    const [row] = await database.query<{ removed: number }>('select public.remove_old_tracking_logs($1) as removed', [
      BATCH,
    ])
    total += row?.removed ?? 0
    if (!row || row.removed < BATCH) break
  }
  return total
}

/** Runs now and daily, like `pg_cron` in a hosted project; several processes may. @returns the stop function */
export function startLogRemoval(
  database: Session,
  { log, intervalMs = INTERVAL_MS }: { log: (line: string) => void; intervalMs?: number },
): () => Promise<void> {
  let isOver = false
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = running.then(() =>
      removeOldLogs(database, () => isOver).catch((error: unknown) =>
        log(`old tracking logs were not removed: ${error instanceof Error ? error.message : String(error)}`),
      ),
    )
  }
  run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return async () => {
    isOver = true
    clearInterval(timer)
    await running
  }
}
