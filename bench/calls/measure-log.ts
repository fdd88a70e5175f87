import { type Setting, take } from '../support/setting'

const BULK = 10_000
const STATUSES = ['processando', 'enviado', 'entregue', 'cancelado']

interface Shop extends Setting {
  products: string[]
  orders: string[]
  step: number
}

export async function measureLog(logged: Setting, plain: Setting): Promise<void> {
  await plain.backend.sql(`do $$ declare t record; begin
    for t in select tgrelid::regclass as r, tgname as n from pg_trigger where tgname ~ '_activity_(insert|update|delete)$' loop
      execute format('alter table %s disable trigger %I', t.r, t.n);
    end loop; end $$`)
  const [ours, reference] = [await shopOf(logged), await shopOf(plain)]
  logged.report.section('Writes with the activity log against writes without it')
  for (const [what, run, budget, rounds] of [
    ['price of a product', setPrice, 1.15, 100],
    ['status of an order', setStatus, 1.15, 100],
    ['stock of many products', addStock, 1.05, 9],
    ['status of many orders', setStatuses, 1.05, 9],
  ] as const) {
    const variant = (shop: Shop) => ({ run: () => run(shop) })
    const variants = { ours: variant(ours), reference: variant(reference) }
    await logged.report.compare({
      what,
      ...variants,
      against: 'without the log',
      budget,
      rounds,
      warmUps: rounds > 9 ? 20 : 1,
    })
  }
}

const seenStatus = ({ step }: Shop) => STATUSES[step % STATUSES.length]
const nextStatus = (shop: Shop) => STATUSES[++shop.step % STATUSES.length]

const setPrice = (shop: Shop) =>
  take(
    shop.admin.client
      .from('products')
      .update({ price: ++shop.step })
      .eq('id', shop.products[0])
      .select('version'),
  )

const setStatus = (shop: Shop) => {
  const seen = seenStatus(shop)
  return take(shop.admin.client.rpc('set_order_status', { order_id: shop.orders[0], seen, status: nextStatus(shop) }))
}

const addStock = ({ admin, products }: Shop) => {
  const change = { kind: 'stock', arguments: { mode: 'add', quantity: 1 } }
  return take(admin.client.rpc('change_products', { selection: { ids: products }, ...change }))
}

const setStatuses = (shop: Shop) =>
  take(shop.admin.client.rpc('change_order_status', { selection: { ids: shop.orders }, status: nextStatus(shop) }))

async function shopOf(setting: Setting): Promise<Shop> {
  const { sql } = setting.backend
  const ids = async (table: string) =>
    (await sql<{ id: string }>(`select id from public.${table} order by created_at, id limit ${BULK}`)).map(
      ({ id }) => id,
    )
  const shop = { ...setting, products: await ids('products'), orders: await ids('orders'), step: 0 }
  await sql('update public.orders set status = $1 where id = $2', [seenStatus(shop), shop.orders[0]])
  return shop
}
