import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { camel, snake } from './camel'
import { camelShape } from './camel-shape'
import { checkedAnswer } from './checked-answer'

const row = { id: 'a', first_order_at: null, shipping_address: { payment_method: 'pix' }, order_items: [{ row_id: 1 }] }

test('camel renames columns, not the keys inside a JSON column', () => {
  const renamed = camel(row)
  expect(renamed).toEqual({
    id: 'a',
    firstOrderAt: null,
    shippingAddress: { payment_method: 'pix' },
    orderItems: [{ row_id: 1 }],
  })
  expectTypeOf(renamed.shippingAddress).toEqualTypeOf<{ payment_method: string }>()
  expectTypeOf(renamed).toHaveProperty('firstOrderAt')
})

test('snake is the inverse of camel', () => {
  expect(snake(camel(row))).toEqual(row)
  expectTypeOf(snake(camel(row))).toEqualTypeOf<typeof row>()
})

const shape = camelShape({
  orderNumber: v.string(),
  openedBy: camelShape({ fullName: v.nullable(v.string()) }),
  bySource: v.record(v.string(), v.number()),
  details: v.unknown(),
})
const answer = {
  order_number: 'LJ-1',
  opened_by: { full_name: 'Ana' },
  by_source: { web_shop: 1 },
  details: { payment_method: 'pix' },
}

test('camelShape renames only the keys of objects with such a shape', () => {
  expect(checkedAnswer('test', shape, answer)).toEqual({
    orderNumber: 'LJ-1',
    openedBy: { fullName: 'Ana' },
    bySource: { web_shop: 1 },
    details: { payment_method: 'pix' },
  })
})

test.each([
  ['a missing key', { ...answer, order_number: undefined }, ['orderNumber']],
  ['a wrong value of an inner object', { ...answer, opened_by: { full_name: 5 } }, ['openedBy.fullName']],
  ['another value than an object', 'LJ-1', [null]],
])('camelShape refuses %s', (_, given, cause) => {
  expect(() => checkedAnswer('test', shape, given)).toThrow(expect.objectContaining({ code: 'invalid', cause }))
})
