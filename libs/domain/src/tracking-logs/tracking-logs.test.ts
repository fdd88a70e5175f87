import { describe, expect, test } from 'vitest'
import { type AlarmPlace, alarmPlace, type TrackingAlarm } from './tracking-alarm'
import {
  byProvider,
  countByProvider,
  countEvents,
  fillDays,
  NO_EVENTS,
  successRate,
  TRACKING_LOG_DAYS,
  type TrackingLogDay,
} from './tracking-log-counts'
import { resolveTrackingLogFilter, trackingLogListParams } from './tracking-log-list-params'

const TODAY = '2026-11-22'

function buildDay(day: string, counts: Partial<TrackingLogDay['counts']> = {}): TrackingLogDay {
  return { day, counts: { ...byProvider(() => NO_EVENTS), ...counts } }
}

describe('[LOG-01] tracking log parameters', () => {
  const parse = (query: Record<string, string>) => trackingLogListParams.parse({ get: (name) => query[name] ?? null })

  const day = '2026-11-20'
  test.each<[what: string, query: Record<string, string>, object]>([
    ['nothing', {}, {}],
    ['a provider', { provedor: 'google-ads', status: 'falhou' }, { provider: 'google_ads', status: 'falhou' }],
    ['orders', { evento: 'Purchase', pedido: 'LJ-1 418' }, { eventName: 'Purchase', orders: 'LJ-1 418' }],
    ['days', { de: day, ate: day }, { period: { firstDay: day, lastDay: day } }],
    ['a page of a period', { periodo: '7-dias', pagina: '3' }, { period: { preset: '7-dias' }, page: 3 }],
  ])('read %s and write it back', (_, query, expected) => {
    const params = parse(query)
    expect(params).toEqual({ ...trackingLogListParams.initial, ...expected })
    expect(trackingLogListParams.format(params)).toEqual(query)
  })

  test('ignore invalid values', () => {
    const query = { provedor: 'google_ads', status: 'sent', evento: ' ', periodo: 'ontem', pagina: 'x' }
    expect(parse(query)).toEqual(trackingLogListParams.initial)
  })

  test('resolve the period to days and trim numbers', () => {
    const params = parse({ periodo: '7-dias', pedido: ' 417 ' })
    expect(resolveTrackingLogFilter(params, TODAY)).toMatchObject({
      orders: '417',
      firstDay: '2026-11-16',
      lastDay: TODAY,
    })
  })
})

describe('[LOG-01] countByProvider and countEvents', () => {
  const days = [
    buildDay('2026-11-20', { meta: { enviado: 8, falhou: 2, ignorado: 5 } }),
    buildDay('2026-11-21', {
      meta: { enviado: 1, falhou: 0, ignorado: 0 },
      ga4: { enviado: 3, falhou: 0, ignorado: 1 },
    }),
  ]

  test('sum days by provider and count by provider and status', () => {
    const counts = countByProvider(days)
    expect(counts.meta).toEqual({ enviado: 9, falhou: 2, ignorado: 5 })
    expect(counts.tiktok).toEqual(NO_EVENTS)
    expect(countEvents(counts, { provider: null, status: null })).toBe(20)
    expect(countEvents(counts, { provider: 'ga4', status: null })).toBe(4)
    expect(countEvents(counts, { provider: null, status: 'ignorado' })).toBe(6)
    expect(countEvents(counts, { provider: 'meta', status: 'falhou' })).toBe(2)
  })

  test.each([
    [{ enviado: 9, falhou: 1, ignorado: 50 }, 0.9],
    [{ enviado: 0, falhou: 3, ignorado: 0 }, 0],
    [{ enviado: 0, falhou: 0, ignorado: 9 }, null],
  ])('successRate of %j is %s', (counts, rate) => {
    expect(successRate(counts)).toBe(rate)
  })
})

describe('[LOG-01] fillDays', () => {
  const daysOf = (range: { firstDay: string | null; lastDay: string | null }, days: TrackingLogDay[] = []) =>
    fillDays(days, range, TODAY).map(({ day }) => day)

  test('returns every day of a period over the end of a month', () => {
    const found = [buildDay('2026-11-01', { meta: { enviado: 1, falhou: 0, ignorado: 0 } })]
    const days = fillDays(found, { firstDay: '2026-10-30', lastDay: '2026-11-02' }, TODAY)
    expect(days.map(({ day }) => day)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
    expect(days.map(({ counts }) => counts.meta.enviado)).toEqual([0, 0, 1, 0])
  })

  test('starts an open period at the first event or 30 days ago', () => {
    const open = { firstDay: null, lastDay: null }
    expect(daysOf(open, [buildDay('2026-11-20'), buildDay('2026-11-21')])).toEqual(['2026-11-20', '2026-11-21', TODAY])
    expect(daysOf(open)).toHaveLength(30)
  })

  test('stays within the stored days and today', () => {
    const days = daysOf({ firstDay: '0001-01-01', lastDay: '9999-12-31' })
    expect(days).toHaveLength(TRACKING_LOG_DAYS)
    expect([days[0], days.at(-1)]).toEqual(['2026-08-24', TODAY])
    expect(daysOf({ firstDay: '2027-01-01', lastDay: null })).toEqual([])
  })
})

const since = '2026-11-22T02:00:00+00:00'
const first = [
  { id: 'a', number: 'LJ-2026-000417' },
  { id: 'b', number: null },
  { id: 'c', number: 'LJ-2026-000400' },
]
const logs = (patch: object): AlarmPlace => ({ kind: 'logs', params: { ...trackingLogListParams.initial, ...patch } })
test.each<[TrackingAlarm, AlarmPlace]>([
  [
    { code: 'silent', provider: 'google_ads', since: null },
    { kind: 'setting', key: 'google_ads_conversion_id' },
  ],
  [
    { code: 'test_code', since },
    { kind: 'setting', key: 'facebook_capi_test_code' },
  ],
  [
    { code: 'failures', provider: 'meta', since, span: 'hour', failed: 6, tried: 49, hours: 1 },
    logs({ provider: 'meta', status: 'falhou', period: { firstDay: '2026-11-21', lastDay: '2026-11-21' } }),
  ],
  [
    { code: 'duplicates', provider: 'meta', since, orders: 3, first },
    logs({ provider: 'meta', status: 'enviado', orders: 'LJ-2026-000417 LJ-2026-000400' }),
  ],
  [
    { code: 'unsent_orders', since, orders: 3, paid: 9, first },
    { kind: 'order', id: 'a' },
  ],
  [{ code: 'unsent_orders', since, orders: 3, paid: 9, first: [] }, logs({})],
])('[LOG-03] alarmPlace of %j', (alarm, place) => {
  expect(alarmPlace(alarm)).toEqual(place)
})
