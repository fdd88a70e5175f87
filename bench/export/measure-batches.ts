import type { SupabaseClient } from '@supabase/supabase-js'
import { take } from '../backend/take'
import type { Report } from '../support/report'

const BATCH = 1000
const COLUMNS = '*, categories(name), brands(name)'

interface Identified {
  id: string
}

/** The catalogue through the API, batch by batch: after the last product, against the specification's way, by row number. */
export async function measureBatches(report: Report, client: SupabaseClient, total: number): Promise<void> {
  const byKey = async () => {
    const ids: string[] = []
    for (;;) {
      const after = ids.at(-1)
      const call = client.rpc(
        'list_catalogue_batch',
        { page_size: BATCH, ...(after && { after_id: after }) },
        { get: true },
      )
      const rows = (await take(call)) as unknown as Identified[]
      if (rows.length === 0) return ids
      for (const { id } of rows) ids.push(id)
    }
  }
  const byNumber = async () => {
    const ids: string[] = []
    for (;;) {
      const active = client.from('products').select(COLUMNS).eq('is_active', true).order('id')
      const rows = (await take(active.range(ids.length, ids.length + BATCH - 1))) as unknown as Identified[]
      for (const { id } of rows) ids.push(id)
      if (rows.length < BATCH) return ids
    }
  }
  report.section('All active products through the API, 1000 a request')
  await report.compare({
    what: 'after the last product',
    ours: { run: byKey },
    reference: { run: byNumber },
    against: 'by row number (offset)',
    budget: 0.15,
    rounds: 1,
    warmUps: 0,
    rows: total,
  })
  const ids = await byKey()
  report.check({
    what: 'products, each once',
    found: `${ids.length}, ${new Set(ids).size} different`,
    budget: `${total}, ${total} different`,
    passed: ids.length === total && new Set(ids).size === total,
  })
}
