import { startDaily } from './daily'
import type { Session } from './database'

/** PGlite serves no other request during a statement. */
const BATCH = 5000

const REMOVALS = ['remove_old_tracking_logs', 'remove_old_activity']

interface Clock {
  mayExpire: boolean
  daysLater: number | null
}

/** A wrong clock would remove all rows. @returns why not to remove by age */
export async function doubtOfClock(database: Session): Promise<string | undefined> {
  const [clock] = await database.query<Clock>(`select private.may_expire() as "mayExpire",
    (select extract(day from now() - c.seen_at)::integer from private.clock c) as "daysLater"`)
  if (!clock || clock.mayExpire) return undefined
  return `the clock is ${clock.daysLater} days later than at the last removal. If it is right, they are removed from the seventh day on`
}

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

export function startLogRemoval(
  database: Session,
  { log, intervalMs }: { log: (line: string) => void; intervalMs?: number },
): () => Promise<void> {
  const what = 'old tracking logs were not removed'
  const remove = async (isOver: () => boolean) => {
    const doubt = await doubtOfClock(database)
    if (doubt === undefined) await removeOldLogs(database, isOver)
    else log(`${what}: ${doubt}`)
  }
  return startDaily(remove, { what, log, intervalMs })
}
