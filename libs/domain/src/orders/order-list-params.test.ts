import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_AGES, ORDER_PAGE_SIZES, ORDER_SORTS, orderListParams, resolveOrderFilter } from './order-list-params'
import { ORDER_PERIOD_PRESETS } from './order-period'
import { limitOrderSearch } from './order-search'
import { ORDER_STATUSES } from './order-status'

const { initial: DEFAULTS } = orderListParams

describe('[ORD-02] order list parameters', () => {
  const query = (text: string) =>
    new Map(text ? text.split('&').map((pair) => pair.split('=') as [string, string]) : [])
  const parse = (text: string) => orderListParams.parse({ get: (name) => query(text).get(name) ?? null })

  test('default to all orders, page 1', () => {
    expect(parse('')).toEqual({
      search: '',
      status: null,
      period: null,
      olderThan: null,
      sort: 'date_desc',
      page: 1,
      pageSize: 20,
    })
    expect(orderListParams.format(parse(''))).toEqual({})
  })

  test('read search, status, period, sort, page size and page', () => {
    expect(
      parse('busca=123&status=enviado&periodo=7-dias&mais-de=2-dias&ordem=maior-total&por-pagina=50&pagina=3'),
    ).toEqual({
      search: '123',
      status: 'enviado',
      period: { preset: '7-dias' },
      olderThan: '2',
      sort: 'total_desc',
      page: 3,
      pageSize: 50,
    })
  })

  test.each([
    ['de=2026-11-01&ate=2026-11-21', { firstDay: '2026-11-01', lastDay: '2026-11-21' }],
    ['ate=2026-11-01&de=2026-11-21', { firstDay: '2026-11-01', lastDay: '2026-11-21' }],
    ['de=2026-11-01', { firstDay: '2026-11-01', lastDay: null }],
    ['ate=2024-02-29', { firstDay: null, lastDay: '2024-02-29' }],
    ['de=2026-02-29', null],
    ['de=21/11/2026', null],
    ['de=0000-01-01', null],
    ['periodo=ontem', null],
    ['periodo=hoje&de=2026-11-01', { preset: 'hoje' }],
  ])('read the period %s', (text, period) => {
    expect(parse(text).period).toEqual(period)
  })

  test('ignore an invalid query', () => {
    for (const text of [
      'pagina=0',
      'pagina=-1',
      'pagina=1.5',
      'pagina=abc',
      'pagina=1e3',
      'pagina=999999999999',
      'status=todos',
      'mais-de=2',
      'mais-de=4-dias',
      'por-pagina=1000',
      'ordem=id',
      'ordem=mais-recentes',
    ]) {
      expect(parse(text), text).toEqual(DEFAULTS)
    }
  })

  test('drop control characters', () => {
    expect(orderListParams.parse({ get: (name) => (name === 'busca' ? '12\u00003\n' : null) }).search).toBe('123')
  })

  test('read back the written address', () => {
    const days = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const period = fc.oneof(
      fc.constant(null),
      fc.constantFrom(...ORDER_PERIOD_PRESETS).map((preset) => ({ preset })),
      fc.tuple(days, days).map((two) => {
        const [firstDay, lastDay] = two.sort()
        return { firstDay, lastDay }
      }),
      days.map((firstDay) => ({ firstDay, lastDay: null })),
    )
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ maxLength: 100, unit: 'binary' }).map(limitOrderSearch),
          status: fc.constantFrom(null, ...ORDER_STATUSES),
          period,
          olderThan: fc.constantFrom(null, ...ORDER_AGES),
          sort: fc.constantFrom(...ORDER_SORTS),
          page: fc.integer({ min: 1, max: 9_999_999 }),
          pageSize: fc.constantFrom(...ORDER_PAGE_SIZES),
        }),
        (params) => {
          const written = new Map(Object.entries(orderListParams.format(params)))
          expect(orderListParams.parse({ get: (name) => written.get(name) ?? null })).toEqual(params)
        },
      ),
    )
  })

  test('start at page 1 after a new filter, sort or page size', () => {
    expect(orderListParams.change({ ...DEFAULTS, search: '12', page: 7 }, { status: 'pendente' })).toEqual({
      ...DEFAULTS,
      search: '12',
      status: 'pendente',
    })
    expect(orderListParams.change({ ...DEFAULTS, page: 7 }, { pageSize: 100 }).page).toBe(1)
  })

  test('do not filter by only spaces and separators', () => {
    expect(orderListParams.isFiltered({ ...DEFAULTS, search: ' #, ' })).toBe(false)
    expect(orderListParams.isFiltered({ ...DEFAULTS, status: 'pendente' })).toBe(true)
    expect(orderListParams.isFiltered({ ...DEFAULTS, period: { preset: 'hoje' } })).toBe(true)
  })

  test('resolve the filter for the database', () => {
    expect(
      resolveOrderFilter(
        { ...DEFAULTS, search: '#1,  2', status: 'enviado', olderThan: '3', period: { preset: 'hoje' } },
        '2026-11-21',
      ),
    ).toEqual({ search: '1 2', status: 'enviado', olderThan: '3', firstDay: '2026-11-21', lastDay: '2026-11-21' })
  })
})
