import { describe, expect, test } from 'vitest'
import { EMPTY_ENTRY, EMPTY_ITEM, type EntryValues, PICKUP, withItem } from './entry-values'
import { parseEntry } from './parse-entry'

const item = { ...EMPTY_ITEM, productId: 'p1', name: 'Asad 100 ML', quantity: '2', price: '100', listPrice: '100,00' }
const sale: EntryValues = { ...EMPTY_ENTRY, items: [item], name: ' Ana Souza ', requestId: 'r1' }
const sent: EntryValues = {
  ...sale,
  shippingMethod: 'Sedex',
  postalCode: '01310-100',
  street: 'Av. Paulista',
  number: '1000',
  city: 'São Paulo',
  state: 'sp',
}
const errorsOf = (values: Partial<EntryValues>, from = sent) => parseEntry({ ...from, ...values }).errors

test('[ENTRY-01] a sale at the counter needs only items and a name', () => {
  expect(parseEntry(sale)).toMatchObject({
    errors: {},
    entry: {
      items: [{ productId: 'p1', productName: 'Asad 100 ML', quantity: 2, price: 100, note: '' }],
      customer: { userId: null, name: 'Ana Souza' },
      address: null,
      shippingMethod: PICKUP,
      total: 200,
    },
  })
})

test('[ENTRY-01] amounts are typed in reais or percent, and the total follows', () => {
  const { entry, errors } = parseEntry({ ...sent, shippingCost: '19,9', discountKind: 'percent', discount: '12,5 %' })
  expect(errors).toEqual({})
  expect(entry).toMatchObject({ shippingCost: 19.9, discount: 25, total: 194.9, address: { state: 'SP' } })
})

test('[ENTRY-03] only another price than that of the product has a note', () => {
  const notes = (price: string) => parseEntry({ ...sale, items: [{ ...item, price, note: ' amiga ' }] }).entry.items[0]
  expect(notes('100')).toMatchObject({ price: 100, note: '' })
  expect(notes('90')).toMatchObject({ price: 90, note: 'amiga' })
})

describe('[ENTRY-01] a field is refused with its reason', () => {
  test.each<[string, Partial<EntryValues>, (keyof EntryValues)[]]>([
    ['no item', { items: [] }, ['items']],
    ['a quantity of 0', { items: [{ ...item, quantity: '0' }] }, ['items']],
    ['a price that is no amount', { items: [{ ...item, price: '1,234' }] }, ['items']],
    ['a pasted line', { lines: ['2x Asad'] }, ['lines']],
    ['no name', { name: ' ' }, ['name']],
    [
      'a phone, e-mail and CPF',
      { phone: '9', email: 'ana', document: '111.111.111-11' },
      ['phone', 'email', 'document'],
    ],
    ['no address', { street: '', number: '', city: '' }, ['street', 'number', 'city']],
    ['a CEP', { postalCode: '1310-100' }, ['postalCode']],
    ['a state', { state: 'XX' }, ['state']],
    ['the state of another CEP', { state: 'RJ' }, ['state']],
    ['a freight', { shippingCost: 'grátis' }, ['shippingCost']],
    ['a discount above the items', { discount: '200,01' }, ['discount']],
    ['a percentage in reais', { discount: '10%' }, ['discount']],
    ['reais in percent', { discountKind: 'percent', discount: 'R$ 10' }, ['discount']],
    ['more than 100 %', { discountKind: 'percent', discount: '101' }, ['discount']],
  ])('%s', (_, values, fields) => {
    expect(Object.keys(errorsOf(values)).sort()).toEqual([...fields].sort())
  })

  test('but no CEP for the courier of the town', () => {
    expect(errorsOf({ shippingMethod: 'Motoboy', postalCode: '' })).toEqual({})
    expect(Object.keys(errorsOf({ postalCode: '' }))).toEqual(['postalCode'])
  })

  test('but no address if the customer fetches the order', () => {
    expect(errorsOf({ shippingMethod: PICKUP, postalCode: '1', street: '', state: '' })).toEqual({})
  })
})

test('[ENTRY-01] the same product at the same price is one item', () => {
  const added = withItem([item], { ...item, quantity: '3' })
  expect(added).toEqual([{ ...item, quantity: '5' }])
  expect(withItem(added, { ...item, price: '90' })).toHaveLength(2)
})
