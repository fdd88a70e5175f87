import { describe, expect, test } from 'vitest'
import { done, SHOP, SYSTEM, shopWithLog } from './support'

const shop = shopWithLog()
const { sql, entries, product, order } = shop

describe('[HIST-01] an entry', () => {
  test('names administrator, object and values of a product saved over REST', async () => {
    const id = await product('Registro REST')
    await sql('truncate private.activity_entries')
    await done(
      shop.admin
        .from('products')
        .update({ price: 12, description: 'Outra', tags: ['a'] })
        .eq('id', id),
    )
    expect(await entries()).toEqual([
      expect.objectContaining({
        actor_id: shop.administrator,
        kind: 'product',
        operation: 'update',
        object_id: id,
        label: 'Registro REST',
        changes: { price: [10, 12], description: [null, null], tags: [[], ['a']] },
      }),
    ])
  })

  test('names the shop for the secret key and the system for SQL', async () => {
    const id = await order()
    await done(shop.server.from('orders').update({ status: 'enviado' }).eq('id', id))
    expect((await entries()).map((entry) => [entry.actor_id, entry.operation, entry.changes])).toEqual([
      [SYSTEM, 'insert', {}],
      [SHOP, 'update', { status: [null, 'enviado'] }],
    ])
  })

  test('is one for a bulk change, with count, products, arguments and record', async () => {
    const ids = [await product('Registro A'), await product('Registro B')]
    await sql('truncate private.activity_entries')
    const { data } = await done(
      shop.admin.rpc('change_products', {
        selection: { ids },
        kind: 'stock',
        arguments: { mode: 'add', quantity: 2 },
      }),
    )
    const [entry, ...others] = await entries()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      row_count: 2,
      object_id: null,
      label: 'Registro A, Registro B',
      changes: { stock_quantity: [null, null] },
      cause: 'stock',
      details: { mode: 'add', quantity: 2 },
      record_id: data[0].change_id,
    })
    expect(entry?.object_ids?.toSorted()).toEqual(ids.toSorted())
    await done(shop.admin.rpc('undo_change', { change_id: data[0].change_id }))
    expect((await entries())[1]).toMatchObject({ cause: 'undo', row_count: 2, record_id: data[0].change_id })
  })

  test('of several rows names each changed column, and counts the rows that changed', async () => {
    const ids = [await product('Vários A'), await product('Vários B'), await product('Vários C')]
    await done(shop.admin.from('products').update({ price: 12 }).eq('id', ids[2]))
    await sql('truncate private.activity_entries')
    await done(shop.admin.from('products').update({ price: 12, stock_quantity: 5 }).in('id', ids))
    await done(
      shop.admin.from('products').update({ price: 13, stock_quantity: 6, description: 'Outra' }).in('id', ids.slice(1)),
    )
    const changed = { price: [null, null] }
    expect((await entries()).map((entry) => [entry.label, entry.row_count, entry.changes])).toEqual([
      ['Vários A, Vários B', 2, changed],
      ['Vários B, Vários C', 2, { ...changed, stock_quantity: [null, null], description: [null, null] }],
    ])
  })

  test('names the import of its products', async () => {
    const importId = crypto.randomUUID()
    const file = { import_id: importId, source: 'csv', file_name: 'lista.csv', analysed: 2, rejected: 0, total: 2 }
    await done(shop.admin.rpc('begin_product_import', file))
    const products = [
      { name: 'Importado A', price: 1 },
      { name: 'Importado B', price: 1 },
    ]
    await done(shop.admin.rpc('import_products', { import_id: importId, first_row: 0, products }))
    await done(shop.admin.rpc('finish_product_import', { import_id: importId, status: 'done' }))
    await done(shop.admin.rpc('undo_change', { change_id: importId }))
    expect((await entries()).map((entry) => [entry.relation, entry.operation, entry.cause, entry.row_count])).toEqual([
      ['product_imports', 'insert', null, 1],
      ['products', 'insert', 'import', 2],
      ['product_imports', 'update', null, 1],
      ['products', 'delete', 'import_undo', 2],
      ['product_imports', 'update', null, 1],
    ])
  })

  test('is one for an order that is created, deleted or restored with its rows', async () => {
    const madeId =
      await shop.value<string>(`with o as (insert into public.orders (total, tracking_code) values (10, 'AB123456789BR') returning id),
      i as (insert into public.order_items (order_id, product_name, quantity, price, total) select id, 'x', 1, 1, 1 from o)
      select id from o`)
    const { data } = await shop.admin.rpc('delete_order', { order_id: madeId })
    await done(shop.admin.rpc('undo_change', { change_id: data[0].change_id }))
    expect((await entries()).map((entry) => [entry.relation, entry.operation, entry.cause])).toEqual([
      ['orders', 'insert', null],
      ['orders', 'delete', null],
      ['orders', 'insert', 'restore'],
    ])
  })

  test('of an item, shipment, event or message has the order as object', async () => {
    const id = await order()
    await sql('truncate private.activity_entries')
    await done(
      shop.admin
        .from('order_items')
        .insert(['x', 'y'].map((name) => ({ order_id: id, product_name: name, quantity: 1, price: 1, total: 1 }))),
    )
    await done(shop.admin.rpc('set_tracking_code', { order_id: id, tracking_code: 'AB123456781BR' }))
    const shipmentId = await shop.value<string>('select id from public.tracking_shipments where order_id = $1', [id])
    await done(shop.server.from('tracking_events').insert({ tracking_shipment_id: shipmentId, status: 'postado' }))
    await done(shop.admin.rpc('record_order_message', { order_id: id, kind: 'enviado' }))
    const found = await entries()
    expect(found.map((entry) => entry.object_id)).toEqual([id, id, id, id])
    expect(found.map((entry) => [entry.kind, entry.row_count, entry.changes])).toEqual([
      ['order', 2, {}],
      ['shipment', 1, { tracking_code: [null, 'AB123456781BR'] }],
      ['shipment', 1, { status: [null, 'postado'] }],
      ['order', 1, { kind: [null, 'enviado'] }],
    ])
  })

  test('is missing when no recorded value changes, and after a refused write', async () => {
    const id = await product('Sem mudança')
    await sql('truncate private.activity_entries')
    await done(shop.admin.from('products').update({ price: 10 }).eq('id', id))
    const { error } = await shop.admin.from('products').update({ price: -1 }).eq('id', id)
    expect(error?.code).toBe('23514')
    expect(await entries()).toEqual([])
  })
})
