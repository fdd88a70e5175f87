import { clientOf } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'

const shop = sharedBackend()
const { sql } = { sql: <T>(text: string, params?: unknown[]) => shop.sql<T>(text, params) }
let server: SupabaseClient
beforeAll(async () => {
  server = clientOf(shop.backend, shop.backend.secretKey)
  await sql('truncate public.tracking_logs')
})

const EVENT = { provider: 'meta', event_name: 'Purchase', status: 'enviado', source: 'servidor' }

const WRONG_HOURS = `select * from (
    select date_trunc('hour', created_at, 'UTC') as hour, provider, status, event_name, count(*) as events
    from public.tracking_logs group by 1, 2, 3, 4
  ) t full join private.tracking_log_hours h using (hour, provider, status, event_name, events)
  where t.events is null or h.events is null or events <= 0`

const fill = (count: number, seed: number) =>
  sql(`select setseed(${seed});
    insert into public.tracking_logs (provider, event_name, status, source, order_number, created_at)
    select ('{meta,ga4,google_ads,tiktok}'::text[])[1 + floor(random() * 4)],
      ('{PageView,Purchase,AddToCart,Rare}'::text[])[1 + floor(random() * random() * 4)],
      ('{enviado,enviado,enviado,falhou,ignorado}'::text[])[1 + floor(random() * 5)], 'servidor',
      case when random() < 0.1 then 'LJ-2026-' || lpad((1 + floor(random() * 10))::text, 6, '0') end,
      now() - make_interval(secs => floor(random() * random() * 6900000))
    from generate_series(1, ${count})`)

describe('[LOG-02] the hours equal count(*)', () => {
  test('after random inserts, deletes and updates', async () => {
    for (let round = 1; round <= 2; round += 1) {
      await fill(300, round / 10)
      await sql(`delete from public.tracking_logs where id in (select id from public.tracking_logs order by md5(id::text) limit 90);
        update public.tracking_logs set created_at = created_at - interval '3 hours', status = 'falhou'
        where id in (select id from public.tracking_logs order by md5(id::text || 'x') limit 40)`)
      expect(await sql(WRONG_HOURS)).toEqual([])
    }
    await sql('update public.tracking_logs set value = 1 where true')
    expect(await sql(WRONG_HOURS)).toEqual([])
  })

  test('with concurrent writers of several kinds', async () => {
    const kinds = ['meta', 'ga4', 'google_ads', 'tiktok'].flatMap((provider) =>
      ['a', 'b', 'c'].map((event_name) => ({ ...EVENT, provider, event_name })),
    )
    const batch = (turn: number) => [...kinds.slice(turn % 12), ...kinds.slice(0, turn % 12)]
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) => server.from('tracking_logs').insert(batch(turn))),
    )
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null))
    const removals = ['a', 'b', 'c'].map((name) => server.from('tracking_logs').delete().eq('event_name', name))
    const more = Array.from({ length: 8 }, (_, turn) => server.from('tracking_logs').insert(batch(turn + 3)))
    expect((await Promise.all([...removals, ...more])).map(({ error }) => error)).toEqual(Array(11).fill(null))
    expect(await sql(WRONG_HOURS)).toEqual([])
  })

  test('with triggers off and after a truncate', async () => {
    await sql(`begin; set local session_replication_role = 'replica';
      update public.tracking_logs set created_at = created_at + interval '24 hours' where event_name = 'Rare'; commit`)
    expect(await sql(WRONG_HOURS)).toEqual([])
    await sql('truncate public.tracking_logs')
    expect(await sql('select 1 from private.tracking_log_hours')).toEqual([])
    await fill(1500, 0.7)
  })
})

describe('[LOG-01] list and figures equal the table', () => {
  const FILTERS: Record<string, string>[] = [
    {},
    { provider: 'meta' },
    { provider: 'tiktok', status: 'ignorado', event_name: 'AddToCart' },
    { orders: 'lj-2026-000003 7' },
    { orders: 'LJ-2026-00000' },
  ]
  const expected = (filter: Record<string, string>) => {
    const { provider, status, event_name: event, orders, first_day: first, last_day: last } = filter
    const day = `(created_at at time zone 'America/Sao_Paulo')::date`
    const numbers: Record<string, string> = { 'lj-2026-000003 7': '3,7', 'LJ-2026-00000': '-1' }
    const conditions = [
      provider && `provider = '${provider}'`,
      status && `status = '${status}'`,
      event && `event_name = '${event}'`,
      orders && `substring(order_number from '\\d+$')::int in (${numbers[orders]})`,
      first && `${day} >= '${first}'`,
      last && `${day} <= '${last}'`,
    ].filter(Boolean)
    return `from public.tracking_logs where ${conditions.join(' and ') || 'true'}`
  }

  test('under each filter on near and far pages', async () => {
    const [days] = await sql<{ first: string; last: string }>(`select
      ((now() at time zone 'America/Sao_Paulo')::date - 30)::text as first,
      ((now() at time zone 'America/Sao_Paulo')::date - 12)::text as last`)
    const span = { first_day: days?.first ?? '', last_day: days?.last ?? '' }
    const narrowed = FILTERS.flatMap((filter) => [filter, { ...filter, ...span }])
    for (const filter of [...narrowed, { first_day: span.first_day }, { last_day: span.last_day }]) {
      const all = await sql<{ id: string }>(`select id ${expected(filter)} order by created_at desc, id desc`)
      for (const offset of [0, Math.max(20, all.length - 7), all.length + 500]) {
        const args = { filter, page_size: 20, page_offset: offset }
        const { data } = await shop.admin.rpc('list_tracking_logs', args).select('id')
        expect([args, data]).toEqual([args, all.slice(offset, offset + 20)])
      }
      const { provider: _, status: __, ...narrow } = filter
      const summary = await shop.admin.rpc('tracking_log_summary', { filter: narrow }).single<{ days: unknown }>()
      const counted = await sql(`select (created_at at time zone 'America/Sao_Paulo')::date::text as day, provider,
        count(*) filter (where status = 'enviado')::int as sent, count(*) filter (where status = 'falhou')::int as failed,
        count(*) filter (where status = 'ignorado')::int as ignored ${expected(narrow)} group by 1, 2 order by 1, 2`)
      expect(summary.data?.days).toEqual(counted)
    }
  })

  test('with sorted event names and the state of each provider', async () => {
    const { data } = await shop.admin
      .rpc('tracking_log_summary', { filter: { event_name: 'Nothing' } })
      .single<{ event_names: string[]; providers: object[] }>()
    expect(data?.event_names).toEqual(['AddToCart', 'PageView', 'Purchase', 'Rare'])
    const last = await sql(`select provider, max(created_at) as last_sent_at from public.tracking_logs
      where status = 'enviado' group by 1`)
    expect(data?.providers).toEqual(
      ['meta', 'ga4', 'google_ads', 'tiktok'].map((provider) => ({
        ...(last as { provider: string }[]).find((row) => row.provider === provider),
        active: ['meta', 'ga4'].includes(provider),
      })),
    )
  })

  test('other arguments are refused', async () => {
    for (const args of [
      { page_size: 101 },
      { page_size: 0 },
      { page_offset: -1 },
      { filter: { provider: "meta' or true --" } },
      { filter: { status: 'sent' } },
      { filter: { by_status: 'enviado' } },
    ]) {
      expect((await shop.admin.rpc('list_tracking_logs', args)).error?.code, JSON.stringify(args)).toBe('22023')
    }
  })

  test('a number is matched whole in any case, also without digits', async () => {
    const numbers = ['AB-0042', 'XY-42', 'ESPECIAL', 'AB-00420']
    await server.from('tracking_logs').insert(numbers.map((order_number) => ({ ...EVENT, order_number })))
    const found = async (orders: string) => {
      const { data } = await shop.admin.rpc('list_tracking_logs', { filter: { orders } }).select('order_number')
      return (data as { order_number: string }[]).map((row) => row.order_number).sort()
    }
    expect(await found('ab-0042')).toEqual(['AB-0042'])
    expect(await found('0042')).toEqual(['AB-0042', 'XY-42'])
    expect(await found('especial; #XY-42')).toEqual(['ESPECIAL', 'XY-42'])
    expect(await found('AB')).toEqual([])
  })
})

describe('[LOG-02] a written log', () => {
  const inserted = async (values: object) => {
    const { data, error } = await server
      .from('tracking_logs')
      .insert({ ...EVENT, ...values })
      .select()
      .single()
    return error?.code ?? data
  }

  test('is completed with moment, order and event id, and a long error is cut', async () => {
    const [order] = await sql<{ id: string; order_number: string }>(
      'select id, order_number from public.orders limit 1',
    )
    const { id, order_number } = order ?? {}
    expect(await inserted({ order_id: id, event_id: ' ', error_text: 'e'.repeat(900) })).toMatchObject({
      ...{ order_number, event_id: null, is_purchase: true },
      error_text: `${'e'.repeat(499)}…`,
    })
    expect(await inserted({ order_number })).toMatchObject({ order_id: id })
    expect(await inserted({ order_number: 'LJ-0000-000000' })).toMatchObject({ order_id: null })
    expect(await inserted({ created_at: '2020-01-01T00:00:00Z' })).toBe('42501')
  })

  test.each([
    [{ provider: 'pinterest' }, '23514'],
    [{ status: 'sent' }, '23514'],
    [{ event_name: '<script>' }, '23514'],
    [{ value: 'Infinity' }, '22003'],
    [{ payload: ['a'] }, '23514'],
    [{ payload: { a: 'x'.repeat(16_400) } }, '23514'],
    [{ payload: { a: { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } } } }, '23514'],
  ])('is refused when it is %j', async (values, code) => {
    expect(await inserted(values)).toBe(code)
  })

  test('is immutable but can be deleted', async () => {
    const { data } = await server.from('tracking_logs').insert(EVENT).select('id').single()
    const id = (data as { id: string }).id
    expect((await server.from('tracking_logs').update({ status: 'falhou' }).eq('id', id)).error?.code).toBe('42501')
    expect((await server.from('tracking_logs').upsert({ ...EVENT, id })).error?.code).toBe('42501')
    expect((await server.from('tracking_logs').delete().eq('id', id).select('id')).data).toEqual([{ id }])
    expect(await sql(WRONG_HOURS)).toEqual([])
  })
})

describe('[LOG-02] after 90 days', () => {
  test('events are removed in batches by whole days with their hours', async () => {
    const midnight = `((now() at time zone 'America/Sao_Paulo')::date - 90)::timestamp at time zone 'America/Sao_Paulo'`
    await sql(`insert into public.tracking_logs (provider, event_name, status, source, created_at)
      select 'meta', 'Old', 'enviado', 'servidor', ${midnight} - make_interval(hours => n) from generate_series(0, 25) n`)
    const remove = async (batch: number) => (await server.rpc('remove_old_tracking_logs', { batch })).data
    expect([await remove(10), await remove(10), await remove(10), await remove(10)]).toEqual([10, 10, 5, 0])
    expect(
      await sql(`select created_at = ${midnight} as kept from public.tracking_logs where event_name = 'Old'`),
    ).toEqual([{ kept: true }])
    expect(await sql(WRONG_HOURS)).toEqual([])
    expect((await server.rpc('remove_old_tracking_logs', { batch: 0 })).error?.code).toBe('22023')
  })

  test('pg_cron removes them where it is installed', async () => {
    const schedule = 'select private.schedule_tracking_log_removal() as scheduled'
    expect(await sql(schedule)).toEqual([{ scheduled: false }])
    await sql(`create schema cron; create table cron.job (name text, schedule text, command text);
      create function cron.schedule(text, text, text) returns bigint language sql as
        'insert into cron.job values ($1, $2, $3) returning 1::bigint'`)
    expect(await sql(schedule)).toEqual([{ scheduled: true }])
    const command = await shop.value<string>('select command from cron.job')
    expect(await sql(command)).toEqual([{ remove_old_tracking_logs: 0, remove_old_activity: 0 }])
    await sql('drop schema cron cascade')
  })
})
