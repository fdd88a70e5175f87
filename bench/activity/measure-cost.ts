import { summarize } from '../support/measure'
import type { Report } from '../support/report'
import { type Setting, take } from '../support/setting'

const BULK = 10_000
const BATCH = 500
/** Until the sessions keep their plans. */
const WARM_UPS = 20
const WRITES = 300

/** A store with its writes; each store has its own steps, so that both write the same. */
interface Shop extends Setting {
  products: string[]
  orders: string[]
  step: number
}

const STATUSES = ['processando', 'enviado', 'entregue', 'cancelado']

/** The same requests in two stores: with the log, and without its triggers. */
export async function measureActivityCost(logged: Setting, plain: Setting): Promise<void> {
  const { report } = logged
  await plain.backend.sql(`do $$ declare t record; begin
    for t in select tgrelid::regclass as r, tgname as n from pg_trigger where tgname ~ '_activity_(insert|update|delete)$' loop
      execute format('alter table %s disable trigger %I', t.r, t.n);
    end loop; end $$`)
  const shops = { logged: await shopOf(logged), plain: await shopOf(plain) }

  report.section(`Single writes: medians of ${WRITES} requests, in turn with and without the log`)
  const single = (what: string, write: (shop: Shop) => PromiseLike<unknown>, budget?: number) =>
    compareWrites(report, shops, { what, write, budget })
  const next = (shop: Shop) => STATUSES[++shop.step % STATUSES.length]
  await single(
    'status of an order',
    (shop) => {
      const seen = STATUSES[shop.step % STATUSES.length]
      return take(shop.admin.client.rpc('set_order_status', { order_id: shop.orders[0], seen, status: next(shop) }))
    },
    1.15,
  )
  await single(
    'price of a product',
    (shop) => {
      const update = shop.admin.client.from('products').update({ price: ++shop.step })
      return take(update.eq('id', shop.products[0]).select('version'))
    },
    1.15,
  )
  await single(
    'a setting',
    (shop) => take(shop.admin.client.rpc('save_settings', { settings: { contact_phone: `(11) ${++shop.step}` } })),
    1.15,
  )
  await single('UPDATE of a price by SQL', (shop) =>
    shop.backend.sql('update public.products set price = $1 where id = $2', [++shop.step, shop.products[0]]),
  )
  await single('UPDATE of a status by SQL', (shop) =>
    shop.backend.sql('update public.orders set status = $1 where id = $2', [next(shop), shop.orders[0]]),
  )

  report.section(`Bulk changes of ${BULK} rows, and an import of ${BATCH}`)
  const bulk = (what: string, run: (shop: Shop) => Promise<unknown>, after = 'select 1') => {
    const variant = (shop: Shop) => ({ run: () => run(shop), after: () => shop.backend.sql(after) })
    const [ours, reference] = [variant(shops.logged), variant(shops.plain)]
    return report.compare({ what, ours, reference, against: 'without the log', budget: 1.05, rounds: 9 })
  }
  await bulk(
    'stock plus 1',
    ({ admin, products }) => {
      const change = { kind: 'stock', arguments: { mode: 'add', quantity: 1 } }
      return take(admin.client.rpc('change_products', { selection: { ids: products }, ...change }))
    },
    'vacuum public.products',
  )
  await bulk(
    'status of orders',
    (shop) =>
      take(shop.admin.client.rpc('change_order_status', { selection: { ids: shop.orders }, status: next(shop) })),
    'vacuum public.orders',
  )
  const figures = { source: 'csv', analysed: BATCH, rejected: 0, total: BATCH }
  await bulk(`import of ${BATCH} products`, async ({ admin: { client } }) => {
    const import_id = crypto.randomUUID()
    await take(client.rpc('begin_product_import', { import_id, ...figures }))
    const rows = Array.from({ length: BATCH }, (_, n) => ({ name: `Lote ${import_id} ${n}`, price: 10 }))
    await take(client.rpc('import_products', { import_id, first_row: 0, products: rows }))
    await take(client.rpc('finish_product_import', { import_id, status: 'done' }))
  })
}

async function shopOf(setting: Setting): Promise<Shop> {
  const ids = async (table: string) =>
    (
      await setting.backend.sql<{ id: string }>(`select id from public.${table} order by created_at, id limit ${BULK}`)
    ).map(({ id }) => id)
  const [products, orders] = [await ids('products'), await ids('orders')]
  await setting.backend.sql('update public.orders set status = $1 where id = $2', [STATUSES[0], orders[0]])
  return { ...setting, products, orders, step: 0 }
}

interface Write {
  what: string
  write: (shop: Shop) => PromiseLike<unknown>
  budget: number | undefined
}

/** Request by request, the first one in turn: the load of the machine affects both. */
async function compareWrites(report: Report, shops: Record<'logged' | 'plain', Shop>, { what, write, budget }: Write) {
  const times = { logged: [] as number[], plain: [] as number[] }
  for (let n = -WARM_UPS; n < WRITES; n += 1) {
    for (const name of n % 2 === 0 ? (['logged', 'plain'] as const) : (['plain', 'logged'] as const)) {
      const start = performance.now()
      await write(shops[name])
      if (n >= 0) times[name].push(performance.now() - start)
    }
  }
  const [logged, plain] = [summarize(times.logged), summarize(times.plain)]
  const ratio = logged.median / plain.median
  report.check({
    what,
    found: `${ratio.toFixed(2)}: ${logged.median.toFixed(2)} ms, without ${plain.median.toFixed(2)} ms`,
    ...(budget !== undefined && { budget: String(budget), passed: ratio <= budget }),
  })
}
