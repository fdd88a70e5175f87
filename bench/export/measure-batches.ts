import type { SupabaseClient } from '@supabase/supabase-js'
import { take } from '../backend/take'
import type { Report } from '../support/report'

const BATCH = 1000
const COLUMNS = '*, categories(name), brands(name)'
/** Of an order what is exported. */
const ORDER_COLUMNS = `id, order_number, created_at, status, subtotal, discount_amount, shipping_cost, total, shipped_at,
  delivered_at, tracking_code, name:shipping_address->name, phone:shipping_address->phone,
  email:shipping_address->email, payment_method:shipping_address->payment_method`

interface Identified {
  id: string
}

/** A batch as the exports ask for it, against the same rows as rows: what taking them apart on their way costs. */
export async function measureOneText(report: Report, client: SupabaseClient): Promise<void> {
  report.section(`A batch of ${BATCH} through the API, as JSON within one text, read`)
  const compare = (what: string, inOneText: string, asRows: () => Promise<unknown>) =>
    report.compare({
      what,
      ours: {
        run: async () => JSON.parse((await take(client.rpc(inOneText, {}, { get: true }))) as unknown as string),
      },
      reference: { run: asRows },
      against: 'as rows',
      budget: 0.5,
      rounds: 15,
      rows: BATCH,
    })
  await compare('orders', 'list_order_batch', () =>
    take(client.rpc('list_orders', { page_size: BATCH }, { get: true }).select(ORDER_COLUMNS)),
  )
  await compare('products', 'list_product_batch', () =>
    take(
      client
        .from('products')
        .select(COLUMNS)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(BATCH),
    ),
  )
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
      const rows = JSON.parse((await take(call)) as unknown as string) as Identified[]
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
