import { EMPTY_PRODUCT_VALUES } from '@loja/domain/products'
import { newUuid, rebased } from '@loja/ui/dialogs'
import { expect, test } from 'vitest'
import { addTypedImages, changesOf, isDraftOf, PRODUCT_SHAPE, type ProductEdits } from './product-form-state'

const ID = '11111111-1111-4111-8111-111111111111'
const values = { ...EMPTY_PRODUCT_VALUES, id: ID, version: 3, typedImages: '', name: 'Colônia', price: '10,00' }
const edits: ProductEdits = { base: values, values: { ...values, price: '20' } }

test('[PROD-13] a value that was stored in another spelling is no change, also if its response was lost', () => {
  const stored = { ...values, version: 4, price: '20,00' }
  const next = rebased(PRODUCT_SHAPE, edits, stored)
  expect(changesOf(next)).toEqual([])
  expect(next.base.version).toBe(4)
})

test('[PROD-13] a typed image address and a main image that the other session removed stay', () => {
  const base = { ...values, images: ['/a.jpg', '/b.jpg'], mainImage: '/a.jpg' }
  const mine = { ...base, mainImage: '/b.jpg', typedImages: '/c.jpg' }
  const next = rebased(PRODUCT_SHAPE, { base, values: mine }, { ...base, version: 4, images: ['/a.jpg'] })
  expect(next.values).toMatchObject({ mainImage: '/b.jpg', images: ['/b.jpg', '/a.jpg'], typedImages: '/c.jpg' })
})

test.each<[boolean, string, object]>([
  [true, 'an earlier version', { version: 2 }],
  [false, 'another product', { id: '22222222-2222-4222-8222-222222222222' }],
  [false, 'a type that is not known', { categoryType: 'carro' }],
  [false, 'a gender that is not known', { gender: 'x' }],
])('[AUTH-04] is %s: a draft of the product with %s', (expected, _, part) => {
  const draft = { ...values, ...part }
  expect(isDraftOf(values, { base: draft, values: draft })).toBe(expected)
})

test('[AUTH-04] a new product may have the id of its draft', () => {
  const initial = { ...values, version: 0, id: '22222222-2222-4222-8222-222222222222' }
  expect(isDraftOf(initial, edits)).toBe(true)
  expect(isDraftOf(initial, { base: values, values: { ...values, id: 'nada' } })).toBe(false)
})

test('the id of a new product is a random UUID', () => {
  const ids = Array.from({ length: 100 }, newUuid)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
})

const HTTPS = 'https://cdn.test/a.png'
const many = (count: number) => Array.from({ length: count }, (_, index) => `/${index}.png`)
test.each([
  ['', [], [], null, ''],
  [HTTPS, [], [HTTPS], null, ''],
  [` ${HTTPS}\n/b.png `, ['/c.png'], ['/c.png', HTTPS, '/b.png'], null, ''],
  [`cdn.test/b.png ${HTTPS}`, [], [HTTPS], { kind: 'malformed', address: 'cdn.test/b.png' }, 'cdn.test/b.png'],
  ['/1.png', many(2), many(2), { kind: 'present' }, ''],
  [`${HTTPS} /b.png`, many(49), [...many(49), HTTPS], { kind: 'full' }, '/b.png'],
])('[PROD-12] typed addresses %j beside %j are added or stay typed', (typedImages, images, added, problem, left) => {
  const answer = addTypedImages({ ...values, images, typedImages })
  expect(answer).toMatchObject({ problem, values: { images: added, mainImage: added[0] ?? '', typedImages: left } })
})

test('[PROD-12] a typed address is an unsaved change', () => {
  expect(changesOf({ base: values, values: { ...values, typedImages: ' ' } })).toEqual([])
  expect(changesOf({ base: values, values: { ...values, typedImages: 'x' } })).toEqual(['images'])
})
