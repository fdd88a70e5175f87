import { describe, expect, test } from 'vitest'
import { orderListParams, resolveOrderFilter } from './order-list-params'

const { initial: DEFAULTS } = orderListParams

describe('[ORD-02] order list parameters', () => {
  const query = (text: string) =>
    new Map(text ? text.split('&').map((pair) => pair.split('=') as [string, string]) : [])
  const parse = (text: string) => orderListParams.parse({ get: (name) => query(text).get(name) ?? null })

  test('[FILT-01] read filters, sort, page size and page', () => {
    expect(
      parse(
        'busca=123&status=enviado&periodo=7-dias&mais-de=2-dias&pagamento=em-parte&forma=cartao&origem=por-mao&uf=SP&cidade=São José&envio=PAC&valor-de=1.234,5&valor-ate=99&produto=00000000-0000-4000-8000-00000000000A&ordem=maior-total&por-pagina=50&pagina=3',
      ),
    ).toEqual({
      search: '123',
      status: 'enviado',
      period: { preset: '7-dias' },
      olderThan: '2',
      paid: 'parcial',
      paymentMethod: 'card',
      source: 'manual',
      state: 'SP',
      city: 'São José',
      shippingMethod: 'PAC',
      total: { minTotal: 99, maxTotal: 1234.5 },
      product: '00000000-0000-4000-8000-00000000000a',
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
      'status=todos',
      'uf=XX',
      'produto=7',
      'valor-de=1,234',
      'valor-ate=-5',
      'mais-de=2',
      'mais-de=4-dias',
      'por-pagina=1000',
      'ordem=id',
      'ordem=mais-recentes',
    ]) {
      expect(parse(text), text).toEqual(DEFAULTS)
    }
  })

  test('do not filter by only spaces and separators', () => {
    expect(orderListParams.isFiltered({ ...DEFAULTS, search: ' #, ' })).toBe(false)
    expect(orderListParams.isFiltered({ ...DEFAULTS, status: 'pendente' })).toBe(true)
    expect(orderListParams.isFiltered({ ...DEFAULTS, period: { preset: 'hoje' } })).toBe(true)
  })

  test('[FILT-01] write totals with a decimal comma', () => {
    const total = { minTotal: 0, maxTotal: 1234.5 }
    expect(orderListParams.format({ ...DEFAULTS, total })).toEqual({ 'valor-de': '0,00', 'valor-ate': '1234,50' })
  })

  test('resolve the filter for the database', () => {
    expect(
      resolveOrderFilter(
        {
          ...DEFAULTS,
          search: '#1,  2',
          status: 'enviado',
          total: { minTotal: 0, maxTotal: null },
          period: { preset: 'hoje' },
        },
        '2026-11-21',
      ),
    ).toMatchObject({
      search: '1 2',
      status: 'enviado',
      minTotal: 0,
      maxTotal: null,
      firstDay: '2026-11-21',
      lastDay: '2026-11-21',
    })
  })
})
