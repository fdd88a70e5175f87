import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feedbackListParams } from '../feedbacks/feedback-list-params'
import { invoiceListParams } from '../invoices/invoice-list-params'
import { orderListParams } from '../orders/order-list-params'
import { productListParams } from '../products/product-list-params'
import { profileListParams } from '../profiles/profile-list-params'
import { shipmentListParams } from '../shipments/shipment-list-params'
import { trackingLogListParams } from '../tracking-logs/tracking-log-list-params'
import { choiceParam, filterParam, pageParam, textParam } from './list-fields'
import { listParams } from './list-params'

const list = listParams({
  search: textParam('busca'),
  color: filterParam('cor', ['azul', 'verde']),
  sort: choiceParam('ordem', { name_asc: 'a-z', name_desc: 'z-a' }),
  page: pageParam,
})
const parse = (address: string) => {
  const query = new Map(address.split('&').map((pair) => pair.split('=') as [string, string]))
  return list.parse({ get: (name) => query.get(name) ?? null })
}

describe('listParams', () => {
  test('reads and writes fields, and omits initial values', () => {
    const params = parse('busca=x&cor=verde&ordem=z-a&pagina=2')
    expect(params).toEqual({ search: 'x', color: 'verde', sort: 'name_desc', page: 2 })
    expect(list.format(params)).toEqual({ busca: 'x', cor: 'verde', ordem: 'z-a', pagina: '2' })
    expect(parse('')).toEqual(list.initial)
    expect(list.format(list.initial)).toEqual({})
  })

  test('clears every filter and leaves the sort', () => {
    expect(list.filters).toEqual(['search', 'color'])
    const params = parse('cor=azul&ordem=z-a&pagina=3')
    expect(list.filters.map((filter) => list.narrows(params, filter))).toEqual([false, true])
    expect(list.isFiltered(params)).toBe(true)
    expect(list.clear(params)).toEqual({ ...list.initial, sort: 'name_desc' })
    expect(list.isFiltered(list.clear(params))).toBe(false)
    expect(list.isFiltered(parse('busca=  &pagina=2'))).toBe(false)
  })

  test('starts at page 1 after a change', () => {
    expect(list.change(parse('pagina=7'), { color: 'azul' })).toEqual({ ...list.initial, color: 'azul' })
  })
})

test('drops control characters from a search and cuts it at 100', () => {
  const search = (text: string) => textParam('busca').parse({ get: () => text })
  expect(search('12\u00003\n')).toBe('123')
  expect(search('x'.repeat(101))).toHaveLength(100)
  expect(parse('').search).toBe('')
})

test('limits the page to the range of the database, and ignores one that is no number', () => {
  expect(parse('pagina=99999999').page).toBe(10_000_000)
  for (const page of ['0', '-1', '1.5', 'abc', '1e3', '999999999999'])
    expect(parse(`pagina=${page}`).page, page).toBe(1)
})

const LISTS = Object.entries({
  feedbackListParams,
  invoiceListParams,
  orderListParams,
  productListParams,
  profileListParams,
  shipmentListParams,
  trackingLogListParams,
})
const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', 'a\0b', '\u0001', '1e9', '-1', 'null'))

test.each(LISTS)('%s: no parameter contains a character that the database refuses', (_name, { parse, initial }) => {
  fc.assert(
    fc.property(fc.func(odd), (get) => {
      const values = Object.values(parse({ get })).flatMap((value) => (value ? Object.values(Object(value)) : []))
      expect(values.join('')).not.toMatch(/(?!\s|\u0085)\p{Cc}/u)
    }),
  )
  expect(parse({ get: () => '\0' })).toEqual(initial)
})

const KNOWN = [
  ...['pendente', 'enviado', 'inativo', 'zerado', 'admin', 'postado', 'sem_codigo', 'Correios', 'google-ads', 'falhou'],
  ...['sim', 'sem-nota', '7-dias', '2-dias', '2026-11-01', '2026-02-28', '2026-08', '30', '50', '4', 'abaixo--5'],
  ...[
    'mais-antigos',
    'maior-total',
    'maior-estoque',
    'menor-nota',
    'ab5a9f21-0c1d-4e0e-9a25-6c7a3f1c0001',
    '#417; 418',
  ],
]

test.each(LISTS)('%s: an address survives parsing and formatting', (_name, list) => {
  const { parse, format } = list as typeof productListParams
  fc.assert(
    fc.property(fc.func(fc.oneof(odd, fc.constantFrom(...KNOWN), fc.constant(null))), (get) => {
      const params = parse({ get })
      const written = new Map(Object.entries(format(params)))
      expect(parse({ get: (name) => written.get(name) ?? null })).toEqual(params)
    }),
    { numRuns: 300 },
  )
})
