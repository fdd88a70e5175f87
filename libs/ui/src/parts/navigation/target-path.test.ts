import { BUNDLED_OFFER } from '@loja/platform/shell'
import { expect, test } from 'vitest'
import { targetPath } from './target-path'

const ROW = { id: '42', number: 'LJ/1 & ç#?', trackingCodes: '', product: '..' }

test.each([
  [{ page: 'orders', below: '/{id}' }, '/admin/orders/42'],
  [{ page: 'invoices', search: '?busca={number}' }, '/admin/notas-fiscais?busca=LJ%2F1%20%26%20%C3%A7%23%3F'],
  [{ page: 'orders', search: '?busca={id}', hash: '#notas' }, '/admin/orders?busca=42#notas'],
  [{ page: 'tracking', search: '?busca={trackingCodes}' }, null],
  [{ page: 'tracking', search: '?busca={unknown}' }, null],
  [{ page: 'orders', below: '/{product}' }, null],
  [{ page: 'coupons' }, null],
  [{ page: 'toString' }, null],
])('[PAGE-02] the address of %o is %s', (target, path) => {
  expect(targetPath(BUNDLED_OFFER, target, ROW)).toBe(path)
})
