import type { Setting } from './bench-context'
import { take } from './take'

const BATCH = 1000
const COLUMNS =
  'id, name, description, price, sale_price, main_image, images, gender, volume, categories(name), brands(name)'

interface Exported {
  id: string
}

/** The export of all active products, batch by batch: after the last id, against by number of row. */
export async function measureExport({ report, backend, admin }: Setting): Promise<void> {
  const { client } = admin
  const active = () => client.from('products').select(COLUMNS).eq('is_active', true).order('id').limit(BATCH)

  const byKey = async () => {
    const ids: string[] = []
    for (let last: string | undefined; ; last = ids.at(-1)) {
      const rows = (await take(last === undefined ? active() : active().gt('id', last))) as unknown as Exported[]
      for (const { id } of rows) ids.push(id)
      if (rows.length === 0) return ids
    }
  }
  const byOffset = async () => {
    const ids: string[] = []
    for (;;) {
      const rows = (await take(active().range(ids.length, ids.length + BATCH - 1))) as unknown as Exported[]
      for (const { id } of rows) ids.push(id)
      if (rows.length < BATCH) return ids
    }
  }
  const [row] = await backend.sql<{ n: number }>('select count(*)::int as n from public.products where is_active')
  const total = row?.n ?? 0
  report.section('Export of all active products, 1000 a request')
  await report.compare({
    what: 'after the last id',
    ours: { run: byKey },
    reference: { run: byOffset },
    against: 'by row number (offset)',
    budget: 0.35,
    rounds: 2,
    warmUps: 0,
    rows: total,
  })
  const ids = await byKey()
  report.check({
    what: 'products exported, each once',
    found: `${ids.length}, ${new Set(ids).size} different`,
    budget: `${total}, ${total} different`,
    passed: ids.length === total && new Set(ids).size === total,
  })
}
