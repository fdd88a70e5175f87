import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findCustomers } from '../customers/find-customers'
import { startPlatform } from '../test-support'
import { enterOrder, type OrderEntry, stockShortOf } from './enter-order'
import { getOrder } from './order-details'

const { insert } = await startPlatform('admin')

const entry: OrderEntry = {
  items: [{ productId: null, productName: 'Embalagem', quantity: 3, price: 0.1, note: '' }],
  customer: { userId: null, name: 'Quitéria\u0000 Boa', phone: '', email: 'quiteria@exemplo.test', document: '' },
  address: {
    postalCode: '11.010-100',
    street: 'Rua A',
    number: '',
    complement: '',
    neighborhood: 'Centro',
    city: 'Santos',
    state: 'SP',
  },
  shippingMethod: 'PAC',
  shippingCost: 20,
  discount: 0,
  paymentMethod: 'pix',
  notes: '',
  total: 20.3,
}
const enter = (values: Partial<OrderEntry> = {}) =>
  enterOrder({ requestId: randomUUID(), entry: { ...entry, ...values }, acceptStock: false })

test('[ENTRY-01] an entered order has the data of its dialog, and its customer is found with the address', async () => {
  const { id, orderNumber, total } = await enter()
  expect(total).toBe(20.3)
  const address = { street: 'Rua A', neighbourhood: 'Centro', city: 'Santos', state: 'SP', zip: '11010-100' }
  expect(await getOrder(id)).toMatchObject({
    orderNumber,
    shipping: { name: 'Quitéria\ufffd Boa', paymentMethod: 'pix', shippingMethod: 'PAC', address },
    items: [{ productName: 'Embalagem', quantity: 3, priceBrl: 0.1, totalBrl: 0.3 }],
  })
  const found = { userId: null, phone: '', email: 'quiteria@exemplo.test', orders: 1 }
  expect(await findCustomers('quiteria boa')).toMatchObject([
    { ...found, address: { ...entry.address, postalCode: '11010-100' } },
  ])
})

test('[ENTRY-05] an entry that is refused names the short products', async () => {
  const productId = await insert('products', { name: 'Pouco', price: 10, stock_quantity: 2 })
  const error = await enter({
    items: [{ productId, productName: 'Pouco', quantity: 3, price: 0.1, note: '' }],
  }).catch((thrown: unknown) => thrown)
  expect(stockShortOf(error)).toEqual([{ productId, stock: 2 }])
  const other = await enter({ total: 1 }).catch((thrown: unknown) => thrown)
  expect(other).toMatchObject({ code: 'conflict' })
  expect(stockShortOf(other)).toBeUndefined()
  await expect(enter({ items: [] })).rejects.toMatchObject({ code: 'invalid' })
})
