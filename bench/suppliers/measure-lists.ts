import { type Setting, take } from '../support/setting'
import { fillStore } from './large-shop'

const LINES = 2000
const BATCH = 100
const APPLIED = 10_000
const SLOWEST_S = 3
const SLOWEST_REQUEST_MS = 500

interface Row {
  id: string
  version: number
}

export async function measureMatching(
  { report, backend, admin: { client } }: Setting,
  products: number,
  engine: string,
): Promise<void> {
  const texts = await fillStore(backend, products, LINES)
  const [supplier] = await backend.sql<{ id: string }>(
    "insert into public.suppliers (name) values ('Bancada') returning id",
  )
  const times: number[] = []
  let offers = 0
  for (let first = 0; first < LINES; first += BATCH) {
    const p_lines = texts.slice(first, first + BATCH).map((text, n) => ({ n, text }))
    const start = performance.now()
    const rows: { candidates: unknown[] }[] = await take(
      client.rpc('match_supplier_lines', { p_supplier: supplier?.id, p_lines }),
    )
    times.push(performance.now() - start)
    offers += rows.filter(({ candidates }) => candidates.length > 0).length
  }
  const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000
  report.section(`Matching of ${LINES} lines with ${products} products, in requests of ${BATCH}`)
  // The embedded database has no budget for the sum.
  const limit = engine === 'PostgreSQL' ? { budget: `${SLOWEST_S} s`, passed: seconds <= SLOWEST_S } : {}
  report.check({ what: 'all requests', found: `${seconds.toFixed(2)} s`, ...limit })
  const slowest = Math.max(...times)
  report.check({
    what: 'slowest request',
    found: `${Math.round(slowest)} ms`,
    budget: `${SLOWEST_REQUEST_MS} ms`,
    passed: slowest <= SLOWEST_REQUEST_MS,
  })
  report.check({
    what: 'lines with an offer',
    found: `${offers}`,
    budget: `${LINES * 0.9}`,
    passed: offers > LINES * 0.9,
  })
}

export async function measureApply({ report, backend, admin: { client } }: Setting): Promise<void> {
  const [supplier] = await backend.sql<{ id: string }>('select id from public.suppliers limit 1')
  const rows = await backend.sql<Row>(`select id, version from public.products order by id limit ${APPLIED}`)
  const list = `'{${rows.map(({ id }) => id).join(',')}}'::uuid[]`
  const after = () => backend.sql('vacuum public.products')
  let step = 0
  async function apply(): Promise<void> {
    step += 1
    const p_lines = rows.map((row, n) => ({
      ...{ text: `linha ${n}`, product_id: row.id, version: row.version, cost: 10 + step, price: 20 + step },
    }))
    const args = { p_supplier: supplier?.id, p_list: { source: 'csv' }, p_gone: [], p_request: crypto.randomUUID() }
    const [answer] = await take(client.rpc('apply_supplier_list', { ...args, p_lines }))
    if (answer?.updated !== rows.length) throw new Error(`${answer?.updated} of ${rows.length} were applied`)
    for (const row of rows) row.version += 1
  }
  report.section(`Apply of ${APPLIED} lines with costs, remembered texts and the record`)
  await report.compare({
    what: 'apply',
    ours: { run: apply, after },
    reference: {
      run: async () => {
        await backend.sql(`update public.products set price = price + 1 where id = any (${list})`)
        for (const row of rows) row.version += 1
      },
      after,
    },
    against: 'UPDATE of prices, owner',
    rounds: 3,
    rows: rows.length,
  })
}
