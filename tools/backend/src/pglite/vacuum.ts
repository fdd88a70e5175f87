import type { Session } from '../database/database'

const INTERVAL_MS = 60_000

/** Tables with enough changes since the last time, by the rules and default settings of PostgreSQL's autovacuum. */
const DUE_SQL = `select format('%I.%I', s.schemaname, s.relname) as name
from pg_stat_user_tables s join pg_class c on c.oid = s.relid
where c.relpersistence = 'p' and (
  s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
  or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
  or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
) order by 1`

/**
 * Vacuums and analyses the tables that need it; without it the planner knows nothing of them, no count is read from an
 * index, and what was deleted keeps its place.
 * @returns their names, quoted
 */
export async function vacuumDue(database: Session): Promise<string[]> {
  // What this session has counted does not reach the statistics before it is idle, which it never is for long.
  await database.query('select pg_stat_force_next_flush()')
  const due = await database.query<{ name: string }>(DUE_SQL)
  for (const { name } of due) await database.exec(`vacuum (analyze) ${name}`)
  return due.map(({ name }) => name)
}

/**
 * Looks every minute. The embedded engine is a single process without the background workers that do this on a server.
 * @returns ends it
 */
export function startVacuum(
  database: Session,
  { log, intervalMs = INTERVAL_MS }: { log: (line: string) => void; intervalMs?: number },
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = vacuumDue(database)
      .catch((error: unknown) => log(`vacuum failed: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => {
        isRunning = false
      })
  }, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
