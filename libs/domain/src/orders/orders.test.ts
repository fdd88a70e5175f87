import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDay, storeDay } from '../format/calendar-day'
import { containsPattern } from '../list/like-pattern'
import { pageCount, pageRange } from '../list/pagination'
import {
  formatOrderListParams,
  isOrderListFiltered,
  ORDER_PAGE_SIZES,
  ORDER_SORTS,
  type OrderListParams,
  type OrderMatch,
  parseOrderListParams,
  resolveOrderFilter,
  withOrderFilter,
} from './order-list-params'
import { isOrderMatch } from './order-match'
import { ORDER_PERIOD_PRESETS, resolveOrderPeriod } from './order-period'
import { limitOrderSearch, orderNumbersIn } from './order-search'
import { ORDER_STATUSES, toOrderStatus } from './order-status'

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

const DEFAULTS: OrderListParams = {
  search: '',
  status: null,
  period: null,
  sort: 'date_desc',
  page: 1,
  pageSize: 20,
}

describe('[ORD-02] the list of orders in the address', () => {
  const query = (text: string) =>
    new Map(text ? text.split('&').map((pair) => pair.split('=') as [string, string]) : [])
  const parse = (text: string) => parseOrderListParams({ get: (name) => query(text).get(name) ?? null })

  test('an empty address means everything, page 1', () => {
    expect(parse('')).toEqual(DEFAULTS)
    expect(formatOrderListParams(parse(''))).toEqual({})
  })

  test('search, status, period, sort, page size and page are read', () => {
    expect(parse('busca=123&status=enviado&periodo=7-dias&ordem=maior-total&por-pagina=50&pagina=3')).toEqual({
      search: '123',
      status: 'enviado',
      period: { preset: '7-dias' },
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
  ])('the period %s', (text, period) => {
    expect(parse(text).period).toEqual(period)
  })

  test.each([
    'pagina=0',
    'pagina=-1',
    'pagina=1.5',
    'pagina=abc',
    'pagina=1e3',
    'pagina=999999999999',
    'status=todos',
    'por-pagina=1000',
    'ordem=id',
  ])('nonsense counts as absent: %s', (text) => {
    expect(parse(text)).toEqual(DEFAULTS)
  })

  test('control characters are dropped: the database refuses U+0000', () => {
    expect(parseOrderListParams({ get: (name) => (name === 'busca' ? '12\u00003\n' : null) }).search).toBe('123')
  })

  test('what is written is read back', () => {
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
          sort: fc.constantFrom(...ORDER_SORTS),
          page: fc.integer({ min: 1, max: 9_999_999 }),
          pageSize: fc.constantFrom(...ORDER_PAGE_SIZES),
        }),
        (params) => {
          const written = new Map(Object.entries(formatOrderListParams(params)))
          expect(parseOrderListParams({ get: (name) => written.get(name) ?? null })).toEqual(params)
        },
      ),
    )
  })

  test('a changed filter, sort or page size starts at page 1', () => {
    expect(withOrderFilter({ ...DEFAULTS, search: '12', page: 7 }, { status: 'pendente' })).toEqual({
      ...DEFAULTS,
      search: '12',
      status: 'pendente',
    })
    expect(withOrderFilter({ ...DEFAULTS, page: 7 }, { pageSize: 100 }).page).toBe(1)
  })

  test('spaces and separators alone do not filter', () => {
    expect(isOrderListFiltered({ ...DEFAULTS, search: ' #, ' })).toBe(false)
    expect(isOrderListFiltered({ ...DEFAULTS, status: 'pendente' })).toBe(true)
    expect(isOrderListFiltered({ ...DEFAULTS, period: { preset: 'hoje' } })).toBe(true)
  })
})

describe('[ORD-02] a search for several numbers', () => {
  test.each([
    ['#417', ['417']],
    ['417, 418;419', ['417', '418', '419']],
    [' LJ-2026-000417\r\n#LJ-2026-000418\n', ['LJ-2026-000417', 'LJ-2026-000418']],
    ['417\u00a0417\t#417', ['417']],
    ['\u2066LJ-2026-\u200b000417\u2069\ufeff', ['LJ-2026-000417']],
    ['4\u00ad17\u2060', ['417']],
    ['\u200b', []],
    ['100%_*', ['100%_*']],
    [' ,;# ', []],
  ])('%j names %j', (text, numbers) => {
    expect(orderNumbersIn(text)).toEqual(numbers)
    expect(orderNumbersIn(limitOrderSearch(text))).toEqual(numbers)
  })

  test('lines become a list with commas, because an input field joins them into one word', () => {
    expect(limitOrderSearch('\n000417\r\n000418\n\n000419\n')).toBe('000417, 000418, 000419')
  })

  test('at most 200 numbers and 4000 characters', () => {
    const many = Array.from({ length: 250 }, (_, index) => `LJ-2026-${index}`).join('\n')
    expect(orderNumbersIn(limitOrderSearch(many))).toHaveLength(200)
    expect(limitOrderSearch('9'.repeat(5000))).toHaveLength(4000)
  })
})

describe('[ORD-02] periods in São Paulo', () => {
  test.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00.000Z', '2026-11-21'],
    ['2026-11-22T02:59:59.999Z', '2026-11-21'],
    ['2026-01-01T01:00:00.000Z', '2025-12-31'],
    // Summer time ended in 2019: before that, summer days began at 02:00 UTC.
    ['2018-12-01T02:00:00.000Z', '2018-12-01'],
    ['2019-12-01T02:00:00.000Z', '2019-11-30'],
  ])('%s is on %s', (moment, day) => {
    expect(storeDay(new Date(moment))).toBe(day)
  })

  test.each([
    ['hoje', '2026-11-21', '2026-11-21'],
    ['7-dias', '2026-11-15', '2026-11-21'],
    ['30-dias', '2026-10-23', '2026-11-21'],
    ['este-mes', '2026-11-01', '2026-11-21'],
  ] as const)('%s is %s to %s', (preset, firstDay, lastDay) => {
    expect(resolveOrderPeriod({ preset }, '2026-11-21')).toEqual({ firstDay, lastDay })
  })

  test('the name means other days tomorrow, over the end of months and years', () => {
    expect(resolveOrderPeriod({ preset: 'hoje' }, '2026-11-22')).toEqual({
      firstDay: '2026-11-22',
      lastDay: '2026-11-22',
    })
    expect(resolveOrderPeriod({ preset: '7-dias' }, '2024-03-03').firstDay).toBe('2024-02-26')
    expect(resolveOrderPeriod({ preset: '30-dias' }, '2027-01-05').firstDay).toBe('2026-12-07')
  })

  test('free days are as chosen, no period is open', () => {
    expect(resolveOrderPeriod({ firstDay: '2026-01-02', lastDay: null }, '2026-11-21')).toEqual({
      firstDay: '2026-01-02',
      lastDay: null,
    })
    expect(resolveOrderPeriod(null, '2026-11-21')).toEqual({ firstDay: null, lastDay: null })
  })

  test('the filter as the database is asked', () => {
    expect(
      resolveOrderFilter({ search: '#1,  2', status: 'enviado', period: { preset: 'hoje' } }, '2026-11-21'),
    ).toEqual({ search: '1 2', status: 'enviado', firstDay: '2026-11-21', lastDay: '2026-11-21' })
    expect(formatDay('2026-11-21')).toBe('21/11/2026')
  })
})

describe('[ORD-02] an order that arrives is found by the filter as the database finds it', () => {
  const order = { order_number: 'LJ-2026-000417', status: null, created_at: '2026-11-21T02:59:59Z' }
  const any: OrderMatch = { search: '', status: null, firstDay: null, lastDay: null }
  test.each<[Partial<OrderMatch>, boolean]>([
    [{}, true],
    [{ search: 'lj-2026' }, true],
    [{ search: '9, 417' }, true],
    [{ search: '418' }, false],
    [{ search: '%' }, false],
    [{ status: 'pendente' }, true],
    [{ status: 'enviado' }, false],
    [{ firstDay: '2026-11-20', lastDay: '2026-11-20' }, true],
    [{ firstDay: '2026-11-21' }, false],
    [{ lastDay: '2026-11-19' }, false],
  ])('%j: %s', (filter, found) => {
    expect(isOrderMatch(order, { ...any, ...filter })).toBe(found)
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
