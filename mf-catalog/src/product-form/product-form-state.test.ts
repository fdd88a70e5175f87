import { EMPTY_PRODUCT_VALUES } from '@loja/domain'
import { newUuid } from '@loja/ui'
import { expect, test } from 'vitest'
import { addTypedImages, afterSave, changesOf, type ProductFormState, parseStoredForm } from './product-form-state'

const ID = '11111111-1111-4111-8111-111111111111'
const values = { ...EMPTY_PRODUCT_VALUES, name: 'Colônia', price: '10,00' }
const state: ProductFormState = {
  id: ID,
  base: { version: 3, values },
  values: { ...values, price: '20' },
  typedImages: '',
}

test('afterSave keeps text that was typed while saving', () => {
  const sent = state.values
  const typedOn = { ...state, values: { ...sent, price: '20,00', volume: '50 ML' } }
  const next = afterSave(typedOn, sent, { version: 4, values: { ...values, price: '20,00' } })
  expect(next).toMatchObject({ base: { version: 4 }, values: { price: '20,00', volume: '50 ML' } })
  expect(changesOf(next)).toEqual(['volume'])
})

test('[AUTH-04] a stored draft is restored unchanged', () => {
  expect(parseStoredForm(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'x'],
  ['no id', { ...state, id: 'nada' }],
  ['no typed addresses', { ...state, typedImages: undefined }],
  ['no version', { ...state, base: { values } }],
  ['a field that is missing', { ...state, values: { name: 'x' } }],
  ['a field of another kind', { ...state, values: { ...values, tags: 'a' } }],
  ['a picture that is no text', { ...state, values: { ...values, images: [{}] } }],
  ['a type that is not known', { ...state, values: { ...values, categoryType: 'carro' } }],
  ['a gender that is not known', { ...state, base: { version: 1, values: { ...values, gender: 'x' } } }],
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
  const answer = addTypedImages({ ...state, values: { ...values, images }, typedImages })
  expect(answer.state.values).toMatchObject({ images: added, mainImage: added[0] ?? '' })
  expect(answer).toMatchObject({ problem, state: { typedImages: left } })
})

test('[PROD-12] a typed address is an unsaved change', () => {
  expect(changesOf({ ...state, values, typedImages: ' ' })).toEqual([])
  expect(changesOf({ ...state, values, typedImages: 'x' })).toEqual(['images'])
})
