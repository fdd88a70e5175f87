import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeEach, describe, expect, test } from 'vitest'

const shop = sharedBackend()
const { sql } = shop

interface Alarm {
  code: string
  provider: string | null
  figures: Record<string, unknown>
  since: string | null
}

const alarms = async () => {
  const { data, error } = await shop.admin.rpc('tracking_alarms')
  expect(error).toBeNull()
  return data as Alarm[]
}
const names = async () => (await alarms()).map(({ code, provider }) => (provider ? `${code} ${provider}` : code))

const set = (key: string, value: string, ago = '48 hours') =>
  sql(`delete from public.admin_settings where setting_key = '${key}';
    insert into public.admin_settings (setting_key, setting_value, setting_type, updated_at)
    values ('${key}', '${value}', '${value === 'true' || value === 'false' ? 'boolean' : 'string'}', now() - interval '${ago}')`)

const send = (values: Record<string, string | null>, ago = '10 minutes', count = 1) => {
  const row: Record<string, string | null> = {
    provider: 'meta',
    event_name: 'PageView',
    status: 'enviado',
    source: 'servidor',
    ...values,
  }
  const texts = Object.values(row).map((value) => (value === null ? 'null' : `'${value}'`))
  return sql(`insert into public.tracking_logs (${Object.keys(row).join(', ')}, created_at)
    select ${texts.join(', ')}, now() - interval '${ago}' from generate_series(1, ${count})`)
}

let serial = 0
async function pay(ago = '2 hours', status = 'processando') {
  serial += 1
  const [order] = await sql<{
    id: string
    number: string
  }>(`insert into public.orders (order_number, status, total, created_at)
    values ('ALARME-${serial}', '${status}', 10, now() - interval '${ago}') returning id, order_number as number`)
  return order ?? { id: '', number: '' }
}

beforeEach(async () => {
  await sql(
    `truncate public.tracking_logs; delete from public.orders where true; delete from public.admin_settings where true`,
  )
  await set('tracking_enabled', 'true')
  await set('facebook_pixel_id', '100200300400500')
  await send({})
})

test('[LOG-03] there is no alarm without a fault', async () => {
  expect(await alarms()).toEqual([])
})

describe('[LOG-03] a provider that is silent', () => {
  test('raises an alarm after 24 hours, whatever failed or was ignored', async () => {
    await sql('truncate public.tracking_logs')
    await send({}, '23 hours 50 minutes')
    expect(await names()).toEqual([])
    await sql('truncate public.tracking_logs')
    await send({}, '24 hours 10 minutes')
    await send({ status: 'ignorado' })
    await send({ status: 'falhou' })
    const [alarm] = await alarms()
    expect(alarm).toMatchObject({ code: 'silent', provider: 'meta', figures: {} })
    const [last] = await sql(`select max(created_at) as since from public.tracking_logs where status = 'enviado'`)
    expect(last).toEqual({ since: alarm?.since })
  })

  test('without any event raises an alarm after 24 hours of configuration', async () => {
    await set('google_analytics_id', 'G-1', '23 hours')
    await set('google_ads_conversion_id', 'AW-1')
    await set('tiktok_pixel_id', 'C1')
    expect((await alarms()).map(({ code, provider, since }) => [code, provider, since])).toEqual([
      ['silent', 'tiktok', null],
    ])
    await set('google_analytics_id', 'G-1')
    await set('google_ads_conversion_label', 'x', '25 hours')
    expect(await names()).toEqual(['silent ga4', 'silent google_ads', 'silent tiktok'])
    await set('tracking_enabled', 'true', '1 hour')
    expect(await names()).toEqual([])
    await set('tracking_enabled', 'false')
    expect(await names()).toEqual([])
  })
})

describe('[LOG-03] failures', () => {
  test.each([
    [5, 94, true],
    [5, 95, false],
    [4, 1, false],
  ])('%i failed and %i sent in an hour: %s', async (failed, sent, isAlarm) => {
    await sql('truncate public.tracking_logs')
    const ago = await agoOfHour(3)
    await send({}, ago, sent)
    await send({ status: 'falhou' }, ago, failed)
    await send({ status: 'ignorado' }, ago, 500)
    await send({}, '1 minute')
    const found = (await alarms()).filter(({ code }) => code === 'failures')
    expect(found.map(({ figures }) => figures)).toEqual(
      isAlarm ? [{ span: 'hour', failed, tried: failed + sent, hours: 1 }] : [],
    )
  })

  test.each<[name: string, purchases: [number, number], others: [number, number], found: object | null]>([
    ['4 an hour of few events', [0, 0], [80, 1], { span: 'day', failed: 80, tried: 81, hours: 0 }],
    ['5 of 100', [0, 0], [5, 95], null],
    ['1 purchase of 1', [1, 0], [0, 90], { span: 'purchases', failed: 1, tried: 1, hours: 0 }],
    ['1 purchase of 20', [1, 19], [0, 0], null],
    ['purchases before others', [1, 0], [30, 10], { span: 'purchases', failed: 1, tried: 1, hours: 0 }],
  ])('over 24 hours without a bad hour: %s', async (_name, [lost, bought], [failed, sent], found) => {
    await sql('truncate public.tracking_logs')
    const hours = await Promise.all(Array.from({ length: 20 }, (_, hour) => agoOfHour(hour + 2)))
    for (let left = failed, hour = 0; left > 0; left -= 4, hour += 1) {
      await send({ status: 'falhou' }, hours[hour], Math.min(left, 4))
    }
    await send({}, hours[0], sent)
    await send({ event_name: 'Purchase', status: 'falhou' }, hours[19], lost)
    await send({ event_name: 'Purchase' }, hours[18], bought)
    const failures = (await alarms()).filter(({ code }) => code === 'failures')
    expect(failures.map(({ figures }) => figures)).toEqual(found ? [found] : [])
  })

  test('name the newest bad hour and the number in 24 hours', async () => {
    for (const [hours, count] of [
      [2, 5],
      [4, 9],
      [27, 50],
    ] as const) {
      await send({ status: 'falhou' }, await agoOfHour(hours), count)
    }
    const [alarm] = await alarms()
    expect(alarm).toMatchObject({ code: 'failures', provider: 'meta', figures: { failed: 5, tried: 5, hours: 2 } })
    expect(alarm?.since).toMatch(/:00:00\+00:00$/)
  })

  async function agoOfHour(hours: number) {
    const storedSeconds = await shop.value<number>(
      `select extract(epoch from now() - date_trunc('hour', now(), 'UTC') + interval '${hours} hours' - interval '30 minutes')::int as seconds`,
    )
    return `${storedSeconds} seconds`
  }
})

describe('[LOG-03] a purchase counted twice', () => {
  test.each<[ids: (string | null)[], isAlarm: boolean]>([
    [['a', 'a'], false],
    [['a', 'b'], true],
    [['a', null], true],
    [[null, null], true],
  ])('by event ids %j: %s', async (ids, isAlarm) => {
    const order = await pay()
    for (const event_id of ids) await send({ event_name: 'Purchase', order_id: order.id, event_id })
    expect((await alarms()).map(({ code, provider, figures }) => ({ code, provider, figures }))).toEqual(
      isAlarm ? [{ code: 'duplicates', provider: 'meta', figures: { orders: 1, first: [order] } }] : [],
    )
  })

  test('ignores other orders, events, providers, failures and old ones', async () => {
    const [one, other] = [await pay(), await pay()]
    const purchase = { event_name: 'Purchase', order_id: one.id }
    await send(purchase)
    await send({ ...purchase, order_id: other.id })
    await send({ ...purchase, event_name: 'InitiateCheckout' })
    await send({ ...purchase, provider: 'ga4', event_name: 'purchase' })
    await send({ ...purchase, provider: 'tiktok', event_name: 'CompletePayment' })
    await send({ ...purchase, status: 'falhou' })
    await send({ ...purchase, status: 'ignorado' })
    await send(purchase, '169 hours')
    const duplicates = async () => (await names()).filter((name) => name.startsWith('duplicates'))
    expect(await duplicates()).toEqual([])
    await send({ ...purchase, provider: 'tiktok', event_name: 'CompletePayment' })
    expect(await duplicates()).toEqual(['duplicates tiktok'])
  })

  test('names five orders, newest first, and their number', async () => {
    const orders = []
    for (let n = 0; n < 7; n += 1) {
      const order = await pay('3 hours')
      await send({ event_name: 'Purchase', order_id: order.id }, `${60 - n} minutes`, 2)
      orders.unshift(order)
    }
    expect((await alarms())[0]?.figures).toEqual({ orders: 7, first: orders.slice(0, 5) })
  })
})

describe('[LOG-03] a test code of Meta', () => {
  test('raises an alarm after 24 hours', async () => {
    await set('facebook_capi_test_code', 'TEST1', '23 hours')
    expect(await names()).toEqual([])
    await set('facebook_capi_test_code', 'TEST1', '25 hours')
    expect(await names()).toEqual(['test_code meta'])
    await set('facebook_pixel_id', '')
    expect(await names()).toEqual([])
  })

  test('starts again with another code only', async () => {
    await set('facebook_capi_test_code', 'TEST1', '25 hours')
    const save = (settings: object) => shop.admin.rpc('save_settings', { settings })
    await save({ facebook_capi_test_code: 'TEST1', contact_phone: '1' })
    expect(await names()).toEqual(['test_code meta'])
    await save({ facebook_capi_test_code: 'TEST2' })
    expect(await names()).toEqual([])
  })
})

describe('[LOG-03] a paid order without a purchase', () => {
  const unsent = async () => (await alarms()).find(({ code }) => code === 'unsent_orders')?.figures

  test('is counted and named unless one provider got it', async () => {
    const [one, two] = [await pay('3 hours', 'entregue'), await pay('2 hours', 'enviado')]
    await send({ event_name: 'Purchase', order_id: one.id, status: 'falhou' })
    await send({ event_name: 'InitiateCheckout', order_id: two.id })
    expect(await unsent()).toEqual({ orders: 2, paid: 2, first: [two, one] })
    await send({ event_name: 'purchase', provider: 'ga4', order_number: one.number })
    expect(await unsent()).toEqual({ orders: 1, paid: 2, first: [two] })
  })

  test.each<[name: string, event: Record<string, string>, isAlarm: boolean]>([
    ['sent', { status: 'enviado' }, false],
    ['left out without consent', { status: 'ignorado' }, false],
    ['failed', { status: 'falhou' }, true],
    ['another event left out', { status: 'ignorado', event_name: 'InitiateCheckout' }, true],
  ])('logged before its commit counts by number: %s', async (_name, event, isAlarm) => {
    await send({ event_name: 'Purchase', order_number: `ALARME-${serial + 1}`, ...event }, '3 hours')
    const order = await pay()
    expect(await unsent()).toEqual(isAlarm ? { orders: 1, paid: 1, first: [order] } : undefined)
    const { data } = await shop.admin.rpc('list_tracking_logs', { filter: { orders: order.number } })
    expect(data).toMatchObject([{ order_id: order.id, order_number: order.number }])
  })

  test('logged before and after its commit counts as duplicate', async () => {
    await send({ event_name: 'Purchase', order_number: `ALARME-${serial + 1}`, event_id: 'a' })
    const order = await pay()
    await send({ event_name: 'Purchase', order_id: order.id, event_id: 'b' })
    const [alarm] = await alarms()
    expect(alarm).toMatchObject({ code: 'duplicates', figures: { orders: 1, first: [order] } })
  })

  test('is ignored if unpaid, under an hour or over a week old, or before the configuration', async () => {
    await pay('2 hours', 'pendente')
    await pay('2 hours', 'cancelado')
    await pay('50 minutes')
    await pay('169 hours')
    await pay('49 hours')
    expect(await names()).toEqual([])
    await set('tracking_enabled', 'false')
    await pay()
    expect(await names()).toEqual([])
  })
})
