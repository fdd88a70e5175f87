import { expect, test } from 'vitest'
import { parseEdit } from './edited-order'
import { EMPTY_ENTRY, EMPTY_ITEM, type EntryValues } from './entry-values'

/** As a storefront stores it: the form would refuse the phone and the address. */
const stored: EntryValues = {
  ...EMPTY_ENTRY,
  items: [{ ...EMPTY_ITEM, name: 'Asad', quantity: '1', price: '100,00', listPrice: '100,00', line: '0' }],
  ...{ name: 'Ana', phone: '9', shippingMethod: 'Entrega', discount: '10,00', requestId: '' },
}
function edited(values: Partial<EntryValues>, isSent = false) {
  const changed = Object.keys(values) as (keyof EntryValues)[]
  return parseEdit({ values: { ...stored, ...values }, stored, changed, isSent })
}

test('[EDIT-01] only what changed is sent and can be refused', () => {
  expect(edited({ notes: ' Ligar ' })).toEqual({ edit: { notes: 'Ligar' }, errors: {}, totals: null })
  expect(edited({ name: 'Bia', userId: '' }).edit).toEqual({ customer: { userId: null, name: 'Bia' } })
  expect(Object.keys(edited({ phone: '8', city: 'Santos' }).errors)).toEqual([
    ...['phone', 'street', 'number', 'postalCode', 'state'],
  ])
})

test('[EDIT-01] items come with their place, discount, shipping cost and total', () => {
  const items = [
    { ...EMPTY_ITEM, ...stored.items[0], quantity: '2' },
    { ...EMPTY_ITEM, name: 'Yara', price: '50' },
  ]
  expect(edited({ items })).toMatchObject({
    edit: { items: [{ quantity: 2, line: 0 }, { productName: 'Yara' }], discount: 10, shippingCost: 0, total: 240 },
    totals: { totalCents: 24_000 },
  })
  expect(edited({ items }).edit.items?.[1]).not.toHaveProperty('line')
})

test('[EDIT-02] an address is sent with a change of pickup', () => {
  expect(edited({ shippingMethod: 'Retirada na loja' }).edit).toEqual({
    ...{ shippingMethod: 'Retirada na loja', address: null },
  })
  expect(edited({ shippingMethod: 'PAC' }).edit).toEqual({ shippingMethod: 'PAC' })
})

test('[EDIT-04] items of a sent order need a reason, and are refused below its discount', () => {
  const items = [{ ...EMPTY_ITEM, ...stored.items[0], price: '5' }]
  const [open, sent] = [edited({ items }).errors, edited({ items }, true).errors]
  expect(open).toEqual({ discount: 'O desconto passa do valor dos itens.' })
  expect(sent).toEqual({
    items: 'O desconto passa do valor dos itens.',
    reason: 'Diga por que os itens mudam depois do envio.',
  })
  expect(edited({ items: [...stored.items, ...items], reason: 'Troca' }, true).errors).toEqual({})
})
