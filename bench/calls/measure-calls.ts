import { interleave, ratioOf } from '../support/measure'
import { type Setting, take } from '../support/setting'
import { formatMs } from '../support/table'
import type { Call } from './calls'

const ROUNDS = 5

export async function measureCalls({ report, backend, admin }: Setting, calls: Call[]): Promise<void> {
  for (const { page, what, rpc, args, table, text, budget } of calls) {
    const call = () => take(admin.client.rpc(rpc, args))
    // An expression, because columns have trigram indexes.
    const scan = () => backend.sql(`select count(*) from ${table} t where ${text} || '' ilike '%inexistente%'`)
    const scanned = await scannedTables({ report, backend, admin }, call)
    const { ours, reference } = await interleave(
      { ours: { run: call }, reference: { run: scan } },
      { rounds: ROUNDS, warmUps: 1 },
    )
    const ratio = ratioOf(ours, reference)
    const isScan = scanned.length > 0
    const limit = budget === undefined ? {} : { budget: `${budget}, index`, passed: ratio <= budget && !isScan }
    report.check({
      what: `${page}: ${what}`,
      found: `${ratio.toFixed(2)} of a scan, ${formatMs(ours.min)} ms, ${isScan ? `scans ${scanned.join(', ')}` : 'index'}`,
      ...limit,
    })
  }
}

/** A scan of a small table is the best plan. */
const LARGE = 5_000

async function scannedTables({ backend: { sql } }: Setting, call: () => PromiseLike<unknown>): Promise<string[]> {
  const scans = async () => {
    await sql('select pg_stat_force_next_flush()')
    const rows = await sql<{ name: string; scans: number }>(
      `select s.relname as name, s.seq_scan::int as scans from pg_stat_user_tables s
      join pg_class c on c.oid = s.relid where c.reltuples >= ${LARGE}`,
    )
    return new Map(rows.map(({ name, scans: count }) => [name, count]))
  }
  const before = await scans()
  await call()
  return [...(await scans())].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name)
}
