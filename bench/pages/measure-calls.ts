import { explain, sequentialScans } from '../support/plan'
import { type Setting, take } from '../support/setting'
import type { PageCall } from './page-calls'

export async function measureCalls({ report, backend, admin }: Setting, title: string, calls: PageCall[]) {
  report.section(`${title} through the API (HTTP, JSON, token, role) against SQL`)
  const plans: [string, string[]][] = []
  for (const { what, rpc, args, sql, budget, table } of calls) {
    const call = () => take(admin.client.rpc(rpc, args))
    await report.compare({
      what,
      ours: { run: call },
      reference: { run: () => backend.sql(sql) },
      against: 'SQL',
      ...(budget !== undefined && { budget }),
    })
    if (table !== undefined) {
      const before = await sequentialScans(backend, table)
      await call()
      const scans = (await sequentialScans(backend, table)) - before
      report.checkNone(`${what}: scans of all ${table}`, scans)
    }
    plans.push([`Plan of the SQL beside "${what}"`, (await explain(backend, sql)).lines])
  }
  for (const [name, lines] of plans) report.note(name, lines)
}
