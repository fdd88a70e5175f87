import type { SupabaseClient } from '@supabase/supabase-js'
import { apiCalls, call, FORBIDDEN, type OwnerSql, TRUTH } from './api-calls'

const BADGE_KEYS = ['facebook_pixel_id', 'google_analytics_id', 'tracking_enabled']

const put = (sql: OwnerSql, value: string) =>
  sql("update public.admin_settings set setting_value = $1 where setting_key = 'contact_phone'", [value])
const phone = async (sql: OwnerSql) =>
  (
    await sql<{ v: string }>("select setting_value as v from public.admin_settings where setting_key = 'contact_phone'")
  )[0]?.v

const PHONE_AFTER = { setting_key: 'contact_phone', setting_value: 'depois', setting_type: 'string' }
const upsert = (client: SupabaseClient, row: typeof PHONE_AFTER, options: { ignoreDuplicates?: true } = {}) =>
  client.from('admin_settings').upsert(row, { onConflict: 'setting_key', ...options })

const LISTED = `select id, provider, event_name, status, order_number, value from public.tracking_logs
  where event_name = 'Purchase' order by created_at desc, id desc limit 5`

/** Calls of the page Analytics; only the secret key may use the table. */
const trackingLogs = [
  call('list_tracking_logs of one event', {
    truth: (sql) => sql(LISTED),
    run: (client) =>
      client
        .rpc('list_tracking_logs', { filter: '{"event_name":"Purchase"}', page_size: 5 }, { get: true })
        .select('id, provider, event_name, status, order_number, value'),
    admin: { status: 200, data: TRUTH },
  }),
  call('tracking_log_summary of an order', {
    truth: (sql) =>
      sql(`select array_agg(distinct event_name order by event_name) as event_names from public.tracking_logs`),
    run: (client) =>
      client.rpc('tracking_log_summary', { filter: '{"orders":"417"}' }, { get: true }).select('event_names'),
    admin: { status: 200, data: TRUTH },
  }),
  call('tracking_log_details of an event that is not there', {
    run: (client) => client.rpc('tracking_log_details', { log_id: '00000000-0000-4000-8000-000000000000' }),
    admin: { status: 200, data: [] },
  }),
  call('tracking_alarms: purchases counted twice', {
    run: (client) => client.rpc('tracking_alarms').select('code, provider, figures->orders').eq('code', 'duplicates'),
    admin: { status: 200, data: [{ code: 'duplicates', provider: 'meta', orders: 1 }] },
  }),
  call('select from the table', {
    run: (client) => client.from('tracking_logs').select('id'),
    admin: FORBIDDEN,
  }),
  call('remove_old_tracking_logs', {
    run: (client) => client.rpc('remove_old_tracking_logs'),
    admin: FORBIDDEN,
  }),
]

apiCalls('settings and tracking logs', [
  ...trackingLogs,
  call('select key and value for the listed keys', {
    truth: (sql) =>
      sql(
        'select setting_key, setting_value from public.admin_settings where setting_key = any ($1) order by setting_key',
        [BADGE_KEYS],
      ),
    run: (client) =>
      client
        .from('admin_settings')
        .select('setting_key, setting_value')
        .in('setting_key', BADGE_KEYS)
        .order('setting_key'),
    admin: { status: 200, data: TRUTH },
  }),
  call('select key, value and type of all but the secrets', {
    given: async (sql) => {
      await sql(`insert into public.admin_settings values ('facebook_access_token', 'segredo-muito-longo', 'string')
        on conflict (setting_key) do nothing`)
    },
    truth: (sql) =>
      sql(`select setting_key, setting_value, setting_type from public.admin_settings
        where setting_key not like '%access_token' order by setting_key`),
    run: (client) =>
      client.from('admin_settings').select('setting_key, setting_value, setting_type').order('setting_key'),
    admin: { status: 200, data: TRUTH },
  }),
  call('upsert one row, conflict on setting_key', {
    given: (sql) => put(sql, 'antes'),
    run: (client) => upsert(client, PHONE_AFTER).select('setting_key, setting_value, setting_type'),
    stored: (sql) => phone(sql),
    admin: {
      status: 200,
      data: [PHONE_AFTER],
      stored: 'depois',
    },
  }),
  call('upsert with duplicates ignored', {
    given: (sql) => put(sql, 'antes'),
    run: (client) => upsert(client, PHONE_AFTER, { ignoreDuplicates: true }).select('setting_key'),
    stored: (sql) => phone(sql),
    admin: { status: 201, data: [], stored: 'antes' },
  }),
  call('upsert of a boolean that is neither true nor false', {
    run: (client) =>
      upsert(client, { setting_key: 'site_maintenance', setting_value: 'talvez', setting_type: 'boolean' }),
    admin: { status: 400, code: '23514' },
  }),
])
