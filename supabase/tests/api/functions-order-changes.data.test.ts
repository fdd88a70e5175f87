import { randomUUID } from 'node:crypto'

import { apiCalls, call, type OwnerSql } from './api-calls'
import { ABSENT, demoId } from './demo-ids'

async function makeOrders(sql: OwnerSql): Promise<{ ids: string[]; change: string }> {
  await sql("delete from public.orders where notes = 'registro' returning 1")
  await sql('delete from private.changes where true')
  const rows = await sql<{ id: string }>(
    `insert into public.orders (order_number, status, notes)
      values ('REG-1', 'enviado', 'registro'), ('REG-2', 'enviado', 'registro') returning id`,
  )
  const ids = rows.map(({ id }) => id)
  const [change] = await sql<{ id: string }>(
    `insert into private.changes (kind, arguments, object_count, first_names, object_ids, object_names, versions,
        former_versions, former_values)
      values ('order_status', '{"status": "enviado"}', 2, '{REG-1,REG-2}', $1, '{REG-1,REG-2}', '{1,1}', '{0,0}',
        '{"{pendente,NULL,NULL}","{NULL,NULL,NULL}"}') returning id`,
    [ids],
  )
  return { ids, change: change?.id ?? '' }
}
async function deleteOrder(sql: OwnerSql): Promise<string> {
  await makeOrders(sql)
  await sql('delete from private.changes where true')
  await sql("delete from public.orders where order_number = 'REG-1'")
  const [change] = await sql<{ id: string }>('select id from private.changes')
  return change?.id ?? ''
}
const statuses = async (sql: OwnerSql) =>
  (
    await sql<{ v: unknown }>("select status as v from public.orders where notes = 'registro' order by order_number")
  ).map(({ v }) => v)

apiCalls('changes and trash of orders', [
  call('enter_order', {
    run: (client) => {
      const entry = {
        items: [{ product_id: demoId('product', 1), product_name: 'Asad', quantity: 2, price: 10.5, note: 'Promoção' }],
        customer: { user_id: demoId('user', 2), name: 'Bia' },
        address: null,
        shipping_method: 'Retirada na loja',
        shipping_cost: 0,
        discount: 1,
        payment_method: 'pix',
        notes: '',
        total: 20,
      }
      return client.rpc('enter_order', { request_id: ABSENT, entry, accept_stock: true }).select('id, total')
    },
    stored: (sql) =>
      sql(
        'select o.source, o.profile_id, i.total from public.orders o join public.order_items i on i.order_id = o.id where o.id = $1',
        [ABSENT],
      ),
    admin: {
      status: 200,
      data: [{ id: ABSENT, total: 20 }],
      stored: [{ source: 'manual', profile_id: demoId('profile', 2), total: 21 }],
    },
  }),
  call('set_order_status', {
    given: makeOrders,
    run: (client, { given: { ids } }) =>
      client
        .rpc('set_order_status', { order_id: ids[0], seen: 'enviado', status: 'entregue' })
        .select('order_number, stored_status, version'),
    stored: statuses,
    admin: {
      status: 200,
      data: [{ order_number: 'REG-1', stored_status: 'entregue', version: 2 }],
      stored: ['entregue', 'enviado'],
    },
  }),
  call('set_order_status to an unknown one', {
    given: makeOrders,
    run: (client, { given: { ids } }) =>
      client.rpc('set_order_status', { order_id: ids[0], seen: 'enviado', status: 'shipped' }),
    stored: statuses,
    admin: { status: 400, code: '22023', stored: ['enviado', 'enviado'] },
  }),
  call('list_changes', {
    given: makeOrders,
    run: (client) =>
      client
        .rpc('list_changes', { p_area: 'orders', page_size: 1 })
        .select('kind, arguments, object_count, first_names, remaining_count, total'),
    admin: {
      status: 200,
      data: [
        {
          kind: 'order_status',
          arguments: { status: 'enviado' },
          object_count: 2,
          first_names: ['REG-1', 'REG-2'],
          remaining_count: 2,
          total: 1,
        },
      ],
    },
  }),
  call('undo_change', {
    given: makeOrders,
    run: (client, { given: { change } }) => client.rpc('undo_change', { change_id: change }),
    stored: statuses,
    admin: {
      status: 200,
      data: [{ restored: 2, skipped: [], adjusted: [], import: null }],
      stored: ['pendente', null],
    },
  }),
  call('undo_change of one that is not there', {
    run: (client) => client.rpc('undo_change', { change_id: randomUUID() }),
    admin: { status: 400, code: 'P0001', details: 'change_expired' },
  }),
  call('list_changes, the trash', {
    given: deleteOrder,
    run: (client) =>
      client.rpc('list_changes', { p_trash: true, page_size: 1 }).select('kind, first_names, created_by_email, total'),
    admin: {
      status: 200,
      data: [{ kind: 'order_delete', first_names: ['REG-1'], created_by_email: null, total: 1 }],
    },
  }),
  call('undo_change of a deletion', {
    given: deleteOrder,
    run: (client, { given: change_id }) => client.rpc('undo_change', { change_id }),
    stored: statuses,
    admin: {
      status: 200,
      data: [{ restored: 1, skipped: [], adjusted: [], import: null }],
      stored: ['enviado', 'enviado'],
    },
  }),
])
