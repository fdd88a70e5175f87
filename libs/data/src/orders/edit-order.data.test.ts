import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listChanges } from '../changes/changes'
import { startPlatform } from '../test-support'
import { editOrder, getOrderToEdit, orderEditConflictOf } from './edit-order'
import type { OrderEdit } from './enter-order'

const { sql, value } = await startPlatform('admin')

test('[EDIT-01] [EDIT-03] an edit of the read order is stored and listed, and one of an older state is a conflict', async () => {
  const orderId = await value<string>(
    `insert into public.orders (subtotal, total, shipping_address, profile_id)
      select 10, 10, '{"nome": "Ana", "itens": [{"nome": "Caixa", "qtd": 2, "preco": 5}]}', p.id
      from public.profiles p order by p.id limit 1 returning id`,
  )
  const read = await getOrderToEdit(orderId)
  expect(read).toMatchObject({
    revision: 1,
    userId: expect.any(String),
    items: [{ productName: 'Caixa', quantity: 2 }],
  })
  const edit: OrderEdit = {
    items: [{ line: 0, productId: null, productName: 'Caixa', quantity: 3, price: 5, note: '' }],
    ...{ shippingCost: 1.5, discount: 0, total: 16.5, customer: { userId: null, name: 'Bia' } },
  }
  const send = (values: object = {}) =>
    editOrder({ requestId: randomUUID(), orderId, revision: 1, edit, reason: '', acceptStock: false, ...values })
  const done = await send()
  expect(done).toMatchObject({ orderNumber: read.orderNumber, total: 16.5 })
  expect(await getOrderToEdit(orderId)).toMatchObject({
    ...{ revision: 2, userId: null, total: 16.5, shipping: { name: 'Bia' } },
    items: [{ productName: 'Caixa', quantity: 3, totalBrl: 15 }],
  })
  expect((await listChanges({ area: 'orders' }, 1)).rows[0]).toMatchObject({
    ...{ id: done.changeId, kind: 'order_edit', formerTotal: 10, total: 16.5, firstNames: [read.orderNumber] },
  })
  const failed = (values: object) => send(values).catch((thrown: unknown) => thrown)
  const conflict = await failed({})
  expect(conflict).toMatchObject({ code: 'conflict' })
  expect(orderEditConflictOf(conflict)).toBe('changed')
  await sql("update public.orders set status = 'enviado' where id = $1", [orderId])
  expect(orderEditConflictOf(await failed({ revision: 2, edit: { shippingMethod: 'PAC' } }))).toBe('sent')
  expect(await failed({ orderId: randomUUID() })).toMatchObject({ code: 'not-found' })
})
