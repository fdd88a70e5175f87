import type { SupabaseClient } from '@supabase/supabase-js'
import type { Report } from '../support/report'
import { take } from '../support/setting'

const BATCH = 1000
const ROUNDS = 15
const MOST_OF_ROWS = 0.6
const COLUMNS = '*, categories(name), brands(name)'
const ORDER_COLUMNS = `id, order_number, created_at, status, subtotal, discount_amount, shipping_cost, total, shipped_at,
  delivered_at, tracking_code, name:shipping_address->name, phone:shipping_address->phone,
  email:shipping_address->email, payment_method:shipping_address->payment_method`

/** Processor time of this process, which holds client, gateway and server: other work adds little to it. */
export async function measureOneText(report: Report, client: SupabaseClient): Promise<void> {
  report.section(`A batch of ${BATCH} through the API, as JSON within one text, read`)
  await compareProcessorTime(report, {
    what: 'orders',
    ours: () => readBatch(client, 'list_order_batch'),
    asRows: () => take(client.rpc('list_orders', { page_size: BATCH }, { get: true }).select(ORDER_COLUMNS)),
  })
  await compareProcessorTime(report, {
    what: 'products',
    ours: () => readBatch(client, 'list_product_batch'),
    asRows: () => {
      const newest = client.from('products').select(COLUMNS).order('created_at', { ascending: false })
      return take(newest.order('id', { ascending: false }).limit(BATCH))
    },
  })
}

async function readBatch(client: SupabaseClient, name: string, args = {}): Promise<unknown> {
  return JSON.parse((await take(client.rpc(name, args, { get: true }))) as unknown as string)
}

interface TwoWays {
  what: string
  ours: () => Promise<unknown>
  asRows: () => Promise<unknown>
}

async function compareProcessorTime(report: Report, { what, ours, asRows }: TwoWays): Promise<void> {
  const least = { ours: Number.POSITIVE_INFINITY, asRows: Number.POSITIVE_INFINITY }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [way, run] of [['ours', ours] as const, ['asRows', asRows] as const]) {
      const before = process.cpuUsage()
      await run()
      const { user, system } = process.cpuUsage(before)
      least[way] = Math.min(least[way], (user + system) / BATCH)
    }
  }
  const ratio = least.ours / least.asRows
  report.check({
    what: `${what}: processor time a row, ${least.ours.toFixed(0)} µs against ${least.asRows.toFixed(0)} as rows`,
    found: ratio.toFixed(2),
    budget: `at most ${MOST_OF_ROWS}`,
    passed: ratio <= MOST_OF_ROWS,
  })
}

export async function measureBatches(report: Report, client: SupabaseClient, total: number): Promise<void> {
  const byKey = async () => {
    const ids: string[] = []
    for (;;) {
      const after = ids.at(-1)
      const args = { page_size: BATCH, ...(after && { after_id: after }) }
      const { id: read } = (await readBatch(client, 'list_catalogue_batch', args)) as { id: string[] | null }
      if (!read) return ids
      ids.push(...read)
    }
  }
  const byNumber = async () => {
    const ids: string[] = []
    for (;;) {
      const active = client.from('products').select(COLUMNS).eq('is_active', true).order('id')
      const rows = (await take(active.range(ids.length, ids.length + BATCH - 1))) as unknown as { id: string }[]
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
