import { feedbackListParams } from '@loja/domain/feedbacks'
import { storeDay } from '@loja/domain/format'
import { invoiceListParams } from '@loja/domain/invoices'
import { orderListParams, resolveOrderFilter } from '@loja/domain/orders'
import { productListParams } from '@loja/domain/products'
import { shipmentListParams } from '@loja/domain/shipments'
import { expect, test } from 'vitest'
import { listChanges } from '../changes/changes'
import { countFeedbacks } from '../feedbacks/feedbacks'
import { getUninvoicedTotals } from '../invoices/invoices'
import { countOrdersByStatus } from '../orders/orders'
import { countProducts } from '../products/products'
import { countShipments } from '../shipments/shipments'
import { startPlatform } from '../test-support'
import { listTrackingAlarms } from '../tracking-logs/tracking-alarms'
import { getWorkToDo, WORK_LIMIT, type WorkKey } from './work-to-do'

const backend = await startPlatform('admin')

const orders = async (search: string) => {
  const params = orderListParams.parse(new URLSearchParams(search))
  const counts = await countOrdersByStatus(resolveOrderFilter(params, storeDay(new Date())))
  return counts[params.status ?? 'pendente']
}
const products = async (search: string) =>
  (await countProducts(productListParams.parse(new URLSearchParams(search)))).total
const shipments = (search: string) => countShipments(shipmentListParams.parse(new URLSearchParams(search)))

const LISTS: Record<WorkKey, () => Promise<number>> = {
  pending_orders: () => orders('status=pendente'),
  late_orders: () => orders('status=pendente&mais-de=2-dias'),
  unpaid_orders: () => orders('status=pendente&pagamento=em-aberto'),
  orders_to_pack: () => orders('status=pendente&pagamento=pago'),
  processing_orders: () => orders('status=processando'),
  orders_without_code: async () => (await shipments('estado=sem_codigo')).sem_codigo,
  stalled_shipments: async () =>
    Object.entries(await shipments('parado=7')).reduce(
      (sum, [state, n]) => (state === 'sem_codigo' ? sum : sum + n),
      0,
    ),
  uninvoiced_orders: async () =>
    (await getUninvoicedTotals(invoiceListParams.parse(new URLSearchParams('situacao=sem-nota')))).count,
  out_of_stock: () => products('estoque=zerado&status=ativo'),
  low_stock: () => products('estoque=baixo&status=ativo'),
  without_image: () => products('sem-imagem=sim&status=ativo'),
  pending_feedbacks: async () =>
    (await countFeedbacks(feedbackListParams.parse(new URLSearchParams('estado=pendente')))).tallies
      .filter(({ state }) => state === 'pendente')
      .reduce((sum, { count }) => sum + count, 0),
  tracking_alarms: async () => (await listTrackingAlarms()).length,
  faulty_imports: async () => (await listChanges({ faulty: true }, 1)).total,
}

async function makeWork(): Promise<void> {
  await backend.sql(`insert into public.orders (status, total, created_at)
      select s, 1, now() - make_interval(hours => h)
      from unnest('{47,49,400}'::int[]) as h, unnest('{pendente,null,processando,enviado,entregue}'::text[]) as s;
    insert into public.tracking_shipments (order_id, tracking_code, created_at)
      select id, 'X' || n, now() - make_interval(days => n) from (
        select id, row_number() over (order by id)::int + 4 as n from public.orders where status = 'processando' limit 6) o;
    insert into public.products (name, price, stock_quantity, min_stock_alert, is_active, main_image)
      select 'Trabalho ' || row_number() over (), 1, stock, alert, active, image
      from unnest('{null,0,4,5,999999}'::int[]) as stock, unnest('{null,0,5}'::int[]) as alert,
        unnest('{true,false}'::boolean[]) as active, unnest('{null,/a.webp}'::text[]) as image;
    insert into public.product_imports (id, source, analysed, rejected, total, status, errors, conflicts, created_at, undone_at)
      select gen_random_uuid(), 'csv', 9, 0, 9, status, errors, conflicts, now() - make_interval(days => age), undone
      from unnest('{0,1}'::int[]) as errors, unnest('{0,2}'::int[]) as conflicts, unnest('{1,8}'::int[]) as age,
        unnest('{done,cancelled,running}'::text[]) as status, unnest(array[null, now()]) as undone;
    insert into private.changes (id, kind, arguments, created_at, object_count, first_names, object_ids, object_names)
      select id, 'import', '{}', created_at, 0, '{}', '{}', '{}' from public.product_imports`)
}

test('[TODO-01] each count equals the number of rows that its list finds', async () => {
  for (const given of [async () => undefined, makeWork]) {
    await given()
    const work = await getWorkToDo()
    expect(Object.keys(work).sort()).toEqual(Object.keys(LISTS).sort())
    for (const [key, count] of Object.entries(LISTS)) expect(work[key], key).toBe(await count())
  }
  expect(Object.entries(await getWorkToDo()).filter(([, n]) => n === 0)).toEqual([])
})

test('[TODO-01] an order loses its need of an invoice with a valid invoice only', async () => {
  const before = (await getWorkToDo()).uninvoiced_orders ?? 0
  const [invoice] = await backend.sql<{ id: string; order_id: string }>(
    `select id, order_id from public.invoices where status = 'autorizada' and order_id is not null limit 1`,
  )
  const uninvoiced = async () => ((await getWorkToDo()).uninvoiced_orders ?? 0) - before
  await backend.sql(`update public.invoices set status = 'cancelada' where id = $1`, [invoice?.id])
  expect(await uninvoiced()).toBe(1)
  await backend.sql('update public.orders set has_invoice = true where id = $1', [invoice?.order_id])
  expect(await uninvoiced()).toBe(1)
  await backend.sql(`update public.invoices set status = 'autorizada' where id = $1`, [invoice?.id])
  expect(await uninvoiced()).toBe(0)
  await backend.sql('delete from public.invoices where id = $1', [invoice?.id])
  expect(await uninvoiced()).toBe(1)
  expect(await LISTS.uninvoiced_orders()).toBe(before + 1)
})

test('[TODO-01] a count ends above its limit', async () => {
  await backend.sql(`insert into public.products (name, price, stock_quantity, main_image)
    select 'Limite ' || n, 1, 0, '/a.webp' from generate_series(1, ${WORK_LIMIT + 5}) as n`)
  expect((await getWorkToDo()).out_of_stock).toBe(WORK_LIMIT + 1)
})
