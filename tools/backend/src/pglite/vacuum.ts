import type { Session } from '../database/database'

const INTERVAL_MS = 60_000

/** The default rules of PostgreSQL's autovacuum. */
const DUE_SQL = `select format('%I.%I', s.schemaname, s.relname) as name
from pg_stat_user_tables s join pg_class c on c.oid = s.relid
where c.relpersistence = 'p' and (
  s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
  or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
  or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
) order by 1`

export async function vacuumDue(database: Session): Promise<string[]> {
  // Only an idle session flushes its statistics.
  await database.query('select pg_stat_force_next_flush()')
  const due = await database.query<{ name: string }>(DUE_SQL)
  for (const { name } of due) await database.exec(`vacuum (analyze) ${name}`)
  return due.map(({ name }) => name)
}

/** The embedded engine has no background workers. */
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
