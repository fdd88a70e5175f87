import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsPattern } from './like-pattern'
import { formatOrderListParams, isOrderListFiltered, parseOrderListParams, withOrderFilter } from './order-list-params'
import { ORDER_STATUSES, toOrderStatus } from './order-status'
import { pageCount, pageRange } from './pagination'

describe('order status', () => {
  test('[ORD-05] the five statuses of the specification', () => {
    expect(ORDER_STATUSES).toEqual(['pendente', 'processando', 'enviado', 'entregue', 'cancelado'])
  })

  test.each([null, undefined, '', 'ENVIADO', 'devolvido', 'constructor'])('[ORD-05] %j shows as pendente', (value) => {
    expect(toOrderStatus(value)).toBe('pendente')
  })

  test.each([...ORDER_STATUSES])('[ORD-05] %s shows as itself', (status) => {
    expect(toOrderStatus(status)).toBe(status)
  })
})

describe('[ORD-02] the list of orders in the address', () => {
  const query = (text: string) =>
    new Map(text ? text.split('&').map((pair) => pair.split('=') as [string, string]) : [])
  const parse = (text: string) => parseOrderListParams({ get: (name) => query(text).get(name) ?? null })

  test('an empty address means everything, page 1', () => {
    expect(parse('')).toEqual({ search: '', status: null, page: 1 })
    expect(formatOrderListParams(parse(''))).toEqual({})
  })

  test('search, status and page are read', () => {
    expect(parse('busca=123&status=enviado&pagina=3')).toEqual({ search: '123', status: 'enviado', page: 3 })
  })

  test.each(['pagina=0', 'pagina=-1', 'pagina=1.5', 'pagina=abc', 'pagina=1e3', 'pagina=999999999999', 'status=todos'])(
    'nonsense counts as absent: %s',
    (text) => {
      expect(parse(text)).toEqual({ search: '', status: null, page: 1 })
    },
  )

  test('control characters are dropped: the database refuses U+0000', () => {
    expect(parseOrderListParams({ get: (name) => (name === 'busca' ? '12\u00003\n' : null) }).search).toBe('123')
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ maxLength: 100 }).map((text) => text.replaceAll(/\p{Cc}/gu, '')),
          status: fc.constantFrom(null, ...ORDER_STATUSES),
          page: fc.integer({ min: 1, max: 9_999_999 }),
        }),
        (params) => {
          const written = new Map(Object.entries(formatOrderListParams(params)))
          expect(parseOrderListParams({ get: (name) => written.get(name) ?? null })).toEqual(params)
        },
      ),
    )
  })

  test('a changed filter starts at page 1', () => {
    expect(withOrderFilter({ search: '12', status: null, page: 7 }, { status: 'pendente' })).toEqual({
      search: '12',
      status: 'pendente',
      page: 1,
    })
  })

  test('spaces alone do not filter', () => {
    expect(isOrderListFiltered({ search: '  ', status: null, page: 1 })).toBe(false)
    expect(isOrderListFiltered({ search: '', status: 'pendente', page: 1 })).toBe(true)
  })
})

describe('paging', () => {
  test.each([
    [0, 1],
    [1, 1],
    [20, 1],
    [21, 2],
    [420, 21],
  ])('%d rows fill %d pages of 20', (total, pages) => {
    expect(pageCount(total, 20)).toBe(pages)
  })

  test('pages join without gap or overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 500 }), (page, size) => {
        expect(pageRange(page + 1, size).from).toBe(pageRange(page, size).to + 1)
      }),
    )
  })
})

test.each([
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['c:\\x', '%c:\\\\x%'],
  ['a*b', '%a_b%'],
  [`aspas "duplas" e 'simples', vírgula`, `%aspas "duplas" e 'simples', vírgula%`],
])('[ORD-02] the search %s is literal', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern)
})
