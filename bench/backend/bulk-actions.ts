import type { Setting } from './bench-context'
import { take } from './take'

const COUNT = 10_000

/** Discount and stock on 10,000 products in one request, against the bare UPDATE of the same rows. */
export async function measureBulkActions({ report, backend, admin }: Setting): Promise<void> {
  const { client } = admin
  const ids = (
    await backend.sql<{ id: string }>(`select id from public.products order by created_at, id limit ${COUNT}`)
  ).map(({ id }) => id)
  const list = `'{${ids.join(',')}}'::uuid[]`
  const selection = { ids }
  // Each run leaves as many dead rows as it changed; no background job of the embedded database takes them away.
  const after = () => backend.sql('vacuum public.products')
  report.section(`Bulk actions on ${ids.length} products, one request each`)
  let step = 0
  await report.compare({
    what: 'discount of some per cent, by id',
    ours: {
      run: () => take(client.rpc('apply_discount', { selection, kind: 'percentage', value: 1 + (step++ % 50) })),
      after,
    },
    reference: {
      run: () =>
        backend.sql(
          `update public.products set sale_price = round(price * ${100 - 1 - (step++ % 50)} / 100, 2) where id = any (${list})`,
        ),
      after,
    },
    against: 'UPDATE, owner',
    budget: 1.5,
    rounds: 5,
    rows: ids.length,
  })
  await report.compare({
    what: 'stock plus 1, by id',
    ours: { run: () => take(client.rpc('change_stock', { selection, mode: 'add', quantity: 1 })), after },
    reference: {
      run: () =>
        backend.sql(
          `update public.products set stock_quantity = coalesce(stock_quantity, 0) + 1 where id = any (${list}) and stock_quantity is distinct from 999999`,
        ),
      after,
    },
    against: 'UPDATE, owner',
    budget: 1.5,
    rounds: 5,
    rows: ids.length,
  })
}
