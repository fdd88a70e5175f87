import { EMPTY_PRODUCT_VALUES } from '@loja/domain'
import { newUuid, rebased } from '@loja/ui'
import { expect, test } from 'vitest'
import { addTypedImages, changesOf, PRODUCT_SHAPE, type ProductEdits, parseStoredForm } from './product-form-state'

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

test('[AUTH-04] a stored draft is restored unchanged', () => {
  expect(parseStoredForm(JSON.parse(JSON.stringify(edits)))).toEqual(edits)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'x'],
  ['no id', { ...edits, values: { ...values, id: 'nada' } }],
  ['no typed addresses', { ...edits, values: { ...values, typedImages: undefined } }],
  ['no version', { ...edits, base: { ...values, version: null } }],
  ['a field that is missing', { ...edits, values: { name: 'x' } }],
  ['a field of another kind', { ...edits, values: { ...values, tags: 'a' } }],
  ['a picture that is no text', { ...edits, values: { ...values, images: [{}] } }],
  ['a type that is not known', { ...edits, values: { ...values, categoryType: 'carro' } }],
  ['a gender that is not known', { ...edits, base: { ...values, gender: 'x' } }],
])('[AUTH-04] an unknown draft is ignored: %s', (_, kept) => {
  expect(parseStoredForm(kept)).toBeNull()
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
