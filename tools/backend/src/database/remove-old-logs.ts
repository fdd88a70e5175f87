import { startDaily } from './daily'
import type { Session } from './database'

/** Per statement: PGlite serves no other request meanwhile. */
const BATCH = 5000

const REMOVALS = ['remove_old_tracking_logs', 'remove_old_activity']

/** Removes old tracking logs and activity in batches. @returns the number removed */
export async function removeOldLogs(database: Session, isOver: () => boolean = () => false): Promise<number> {
  let total = 0
  for (const removal of REMOVALS) {
    while (!isOver()) {
      const [row] = await database.query<{ removed: number }>(`select public.${removal}($1) as removed`, [BATCH])
      total += row?.removed ?? 0
      if (!row || row.removed < BATCH) break
    }
  }
  return total
}

/** @returns the stop function */
export function startLogRemoval(
  database: Session,
  { log, intervalMs }: { log: (line: string) => void; intervalMs?: number },
): () => Promise<void> {
  return startDaily((isOver) => removeOldLogs(database, isOver), {
    what: 'old tracking logs were not removed',
    log,
    intervalMs,
  })
}
