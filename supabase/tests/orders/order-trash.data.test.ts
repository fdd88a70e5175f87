import { DEMO_ACCOUNTS } from '@loja/backend'
import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { makeFeedback } from '../feedbacks/feedback-support'
import { noteFor } from '../invoices/note-support'
import { orderActions } from './order-change-support'

const shop = sharedBackend()
const { remove, undo } = orderActions(shop)

async function fullOrder() {
  const { id: feedback, order_id: id } = await makeFeedback(shop.sql, DEMO_ACCOUNTS.customer.email)
  await shop.sql(
    `update public.orders set status = 'enviado', total = 100, notes = 'Presente',
        shipping_address = '{"name": "Ana Bárbara", "cpf": "529.982.247-25"}' where id = '${id}';
      insert into public.tracking_shipments (order_id, carrier, tracking_code, created_at)
        values ('${id}', 'Correios', 'AA100000001BR', now() - interval '2 days'),
          ('${id}', 'Jadlog', 'JAD-2', now() - interval '1 day');
      insert into public.tracking_events (tracking_shipment_id, status, description, occurred_at)
        select s.id, e.status, 'No caminho', now() - e.ago from public.tracking_shipments s,
          (values ('postado', interval '5 hours'), ('em_transito', interval '2 hours')) e (status, ago)
        where s.order_id = '${id}';
      insert into public.order_messages (order_id, kind) values ('${id}', 'enviado');
      insert into public.staff_notes (order_id, body, author_id, created_at, updated_at)
        select '${id}', 'Ligar antes de entregar', u.id, now() - interval '3 days', now() - interval '2 days'
        from auth.users u where u.email = '${DEMO_ACCOUNTS.admin.email}'`,
  )
  const note = { ...noteFor(id), xml: null, protocol: null, issued_at: null, total: null, customer_document: null }
  const attached = await shop.admin.rpc('attach_invoices', { notes: [note] })
  expect(attached.data).toMatchObject([{ outcome: 'attached' }])
  return { id, feedback, note }
}

/** `updated_at` of shipments and versions count the restoration itself. */
const everything = async (id: string) =>
  (
    await shop.sql(
      `select to_jsonb(o) - 'version' - 'restored_version' - 'changed_in' as orders,
        (select jsonb_agg(to_jsonb(i) order by i.id) from public.order_items i where i.order_id = o.id) as items,
        (select jsonb_agg(to_jsonb(s) - 'updated_at' order by s.id) from public.tracking_shipments s
          where s.order_id = o.id) as shipments,
        (select jsonb_agg(to_jsonb(e) order by e.id) from public.tracking_events e
          join public.tracking_shipments s on s.id = e.tracking_shipment_id where s.order_id = o.id) as events,
        (select jsonb_agg(to_jsonb(m) order by m.id) from public.order_messages m where m.order_id = o.id) as messages,
        (select jsonb_agg(to_jsonb(p) order by p.id) from public.payments p where p.order_id = o.id) as payments,
        (select jsonb_agg(to_jsonb(n) order by n.id) from public.staff_notes n where n.order_id = o.id) as notes,
        (select jsonb_agg(i.id order by i.id) from public.invoices i where i.order_id = o.id) as invoices,
        (select jsonb_agg(f.id order by f.id) from public.feedbacks f where f.order_id = o.id) as feedbacks
      from public.orders o where o.id = $1`,
      [id],
    )
  )[0]

const trashed = async (id: string) => {
  const rows = await shop.sql<{ id: string }>(
    'select id from private.changes where document is not null and object_ids = array[$1::uuid]',
    [id],
  )
  return rows[0]?.id
}

test('[TRASH-01] [NOTE-02] a restored order has its id, number, items, shipments, events, messages, notes, invoice and feedback', async () => {
  const { id } = await fullOrder()
  const before = await everything(id)
  expect(before).toMatchObject({
    items: [{}],
    shipments: [{}, {}],
    events: [{}, {}, {}, {}],
    messages: [{}],
    notes: [{ version: 1 }],
    invoices: [{}],
    feedbacks: [{}],
  })
  const change = await remove(id)
  expect(await trashed(id)).toBe(change)
  expect(await everything(id)).toBeUndefined()
  expect(await undo(change)).toEqual({ restored: 1, skipped: [], adjusted: [] })
  expect(await everything(id)).toEqual(before)
  const [row] = await shop.sql('select version, restored_version from public.orders where id = $1', [id])
  expect(row).toEqual({ version: 3, restored_version: 2 })
  expect(await trashed(id)).toBeUndefined()
})

test('[TRASH-01] a restored order has the default of columns that are newer than its deletion', async () => {
  const { id } = await fullOrder()
  const change = await remove(id)
  await shop.sql(
    `update private.changes set document = document #- '{contents,orders,0,source}' #- '{contents,orders,0,revision}' where id = $1`,
    [change],
  )
  expect((await undo(change)).restored).toBe(1)
  expect(await everything(id)).toMatchObject({ orders: { source: 'storefront', revision: 1 } })
})

test('[TRASH-01] every table whose rows are deleted with an order is stored', async () => {
  const tables = await shop.column<string>(`with recursive dependent as (
       select 'public.orders'::regclass as id
       union select c.conrelid from pg_constraint c join dependent d on d.id = c.confrelid
         where c.contype = 'f' and c.confdeltype = 'c'
     ) select c.relname as name from dependent d join pg_class c on c.oid = d.id
       -- Triggers write the words of a restored order again.
       where c.relname <> 'order_search' order by 1`)
  const { id } = await fullOrder()
  const change = await remove(id)
  const [row] = await shop.sql<{ names: string[] }>(
    `select (select jsonb_agg(k.name order by k.name collate "C")
        from jsonb_object_keys(c.document -> 'contents') as k (name)) as names
      from private.changes c where c.id = $1`,
    [change],
  )
  expect(row?.names).toEqual(tables)
  // `private.restorable_order` clears these if their row is gone.
  const cleared = await shop.column<string>(
    `select format('%s.%s', c.conrelid::regclass, a.attname) as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confdeltype = 'n' and c.conrelid = any (
        select format('public.%I', n)::regclass from unnest($1::text[]) as n) order by 1`,
    [row?.names],
  )
  expect(cleared).toEqual([
    'order_items.product_id',
    'order_messages.opened_by',
    'orders.profile_id',
    'staff_notes.author_id',
  ])
})

test('[TRASH-02] a DELETE over REST reaches the trash too', async () => {
  const { id } = await fullOrder()
  const before = await everything(id)
  expect((await shop.admin.from('orders').delete().eq('id', id)).status).toBe(204)
  await undo((await trashed(id)) ?? null)
  expect(await everything(id)).toEqual(before)
})

test('[TRASH-01] an order whose number another order has is not restored', async () => {
  const { id } = await fullOrder()
  const before = (await everything(id)) as { orders: { order_number: string } }
  const change = await remove(id)
  const otherId = await shop.insert('orders', { order_number: before.orders.order_number })
  const { error } = await shop.admin.rpc('undo_change', { change_id: change })
  expect(error).toMatchObject({ code: 'P0001', details: 'order_number_taken' })
  expect(await trashed(id)).toBe(change)
  await shop.sql('delete from public.orders where id = $1', [otherId])
  await undo(change)
  expect(await everything(id)).toEqual(before)
})

test('[TRASH-01] an order returns without the invoice that another order has, and names it', async () => {
  const { id, note } = await fullOrder()
  const change = await remove(id)
  const [invoice] = await shop.sql<{ id: string; number: number }>(
    'select id, number from public.invoices where access_key = $1',
    [note.access_key],
  )
  await shop.admin.rpc('remove_invoice', { invoice_id: invoice?.id, version: 1 })
  const [other] = await shop.sql<{ id: string; order_number: string }>(
    `insert into public.orders (status, total, shipping_address)
      values ('enviado', 100, '{"cpf": "529.982.247-25"}') returning id, order_number`,
  )
  const attached = await shop.admin.rpc('attach_invoices', { notes: [{ ...note, order_id: other?.id }] })
  expect(attached.data).toMatchObject([{ outcome: 'attached' }])
  expect((await undo(change)).adjusted).toEqual([
    {
      id: invoice?.id,
      name: String(invoice?.number),
      reason: 'invoice-taken',
      order_number: other?.order_number,
    },
  ])
  expect(await everything(id)).toMatchObject({ invoices: null })
})

test('[TRASH-01] items of a product that was deleted meanwhile return without it', async () => {
  const { id } = await fullOrder()
  const change = await remove(id)
  const productId = await shop.value<string>(
    "select document #>> '{contents,order_items,0,product_id}' as product from private.changes where id = $1",
    [change],
  )
  await shop.sql('delete from public.products where id = $1', [productId])
  await undo(change)
  expect(await everything(id)).toMatchObject({ items: [{ product_id: null, product_name: expect.any(String) }] })
})

test('[TRASH-01] two sessions that restore an order at once restore it once', async () => {
  const { id } = await fullOrder()
  const before = await everything(id)
  for (let round = 0; round < 5; round += 1) {
    const change = await remove(id)
    const answers = await Promise.all([undo(change), undo(change), undo(change)])
    expect(new Set(answers.map(({ restored }) => restored))).toEqual(new Set([1]))
    expect(await everything(id)).toEqual(before)
  }
})

test('[TRASH-02] the trash lists deletions of 30 days with their user, and the next deletion removes older ones', async () => {
  const { id } = await fullOrder()
  const change = await remove(id)
  const list = async () =>
    (await shop.admin.rpc('list_changes', { p_area: 'orders', p_trash: true, page_size: 100 })).data as {
      id: string
      total: number
    }[]
  expect((await list())[0]).toMatchObject({
    id: change,
    kind: 'order_delete',
    arguments: { status: 'enviado', shipping_address: { name: 'Ana Bárbara' } },
    created_by_email: DEMO_ACCOUNTS.admin.email,
  })
  const total = async () => (await list())[0]?.total ?? 0
  const before = await total()
  await shop.sql("update private.changes set created_at = now() - interval '30 days 1 minute' where id = $1", [change])
  expect(await total()).toBe(before - 1)
  expect((await list()).map((row) => row.id)).not.toContain(change)
  const { error } = await shop.admin.rpc('undo_change', { change_id: change })
  expect(error).toMatchObject({ code: 'P0001', details: 'change_expired' })
  await remove((await fullOrder()).id)
  expect(await trashed(id)).toBeUndefined()
})
