-- Alarms of the tracking, from the log, the orders and the settings.

-- Providers: whether configured (TikTok by its pixel) and enabled, since when at the latest, and the last sent event.
create function private.tracking_providers()
returns table (provider text, active boolean, active_since timestamptz, last_sent_at timestamptz)
language sql stable set search_path = '' as $$
  select p.provider, p.configured and t.enabled,
    coalesce((select max(s.updated_at) from public.admin_settings s where s.setting_key = any (p.keys)), '-infinity'),
    (select max(l.created_at) from public.tracking_logs l
      where l.created_at >= h.hour and l.created_at < h.hour + interval '1 hour'
        and l.provider = p.provider and l.status = 'enviado')
  from public.tracking_status() t
  cross join lateral (values
    (1, 'meta', t.meta, '{tracking_enabled,facebook_pixel_id}'::text[]),
    (2, 'ga4', t.ga4, '{tracking_enabled,google_analytics_id}'),
    (3, 'google_ads', t.ads, '{tracking_enabled,google_ads_conversion_id,google_ads_conversion_label}'),
    (4, 'tiktok', exists (
      select 1 from public.admin_settings s where s.setting_key = 'tiktok_pixel_id' and s.setting_value <> ''
    ), '{tracking_enabled,tiktok_pixel_id}')
  ) as p (place, provider, configured, keys)
  left join lateral (
    select c.hour from private.tracking_log_hours c
    where c.provider = p.provider and c.status = 'enviado' order by c.hour desc limit 1
  ) h on true
  order by p.place
$$;

-- Current alarms, most severe first. `since` is null if unknown. At most five orders are named, newest first, as {id,
-- number}.
-- - `silent`: active for 24 hours without a sent event. figures: {}; since: the last event.
-- - `failures`: over 5 % failed in the first matching span: a clock hour of the last 24 with at least 5 failures; the
--   purchases of 24 hours; all events of 24 hours with at least 5. figures: {span, failed, tried, hours} of the newest
--   such hour, `purchases` or `day`, with the number of such hours; since: that hour, or the newest one with a failure.
-- - `duplicates`: orders of 7 days with two purchases at a provider, without or with different event ids. figures:
--   {orders, first}; since: the newest one.
-- - `test_code`: Meta's test code is on for over 24 hours. figures: {}; since: when saved.
-- - `unsent_orders`: paid orders over an hour old, of 7 days, since a provider is active, without a sent or ignored
--   purchase. figures: {orders, paid, first}; since: the oldest one.
create function public.tracking_alarms() returns table (code text, provider text, figures jsonb, since timestamptz)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
#variable_conflict use_column
declare
  week_ago timestamptz := now() - interval '168 hours';
  day_ago timestamptz := now() - interval '24 hours';
begin
  perform private.require_admin();
  return query
    with active as materialized (
      select p.* from private.tracking_providers() p where p.active
    ), tried as (
      select h.provider, h.hour, lower(h.event_name) in ('purchase', 'completepayment', 'conversion') as is_purchase,
        coalesce(sum(h.events) filter (where h.status = 'falhou'), 0) as failed, sum(h.events) as tried
      from private.tracking_log_hours h join active a using (provider)
      where h.hour >= date_trunc('hour', day_ago, 'UTC') and h.status in ('enviado', 'falhou')
      group by 1, 2, 3
    ), spans as (
      select t.provider, 1 as rank, 'hour' as span, t.hour as since, sum(t.failed) as failed, sum(t.tried) as tried
      from tried t group by t.provider, t.hour
      union all
      select t.provider, 2, 'purchases', max(t.hour) filter (where t.failed > 0), sum(t.failed), sum(t.tried)
      from tried t where t.is_purchase group by t.provider
      union all
      select t.provider, 3, 'day', max(t.hour) filter (where t.failed > 0), sum(t.failed), sum(t.tried)
      from tried t group by t.provider
    ), bad as (
      select s.*, row_number() over (partition by s.provider order by s.rank, s.since desc) as place,
        count(*) filter (where s.span = 'hour') over (partition by s.provider) as hours
      from spans s
      where s.failed > s.tried * 0.05 and s.failed >= case when s.span = 'purchases' then 1 else 5 end
    ), purchases as materialized (
      select l.created_at, l.order_id, l.order_number, l.provider, l.event_id, l.status from public.tracking_logs l
      where l.is_purchase and l.status in ('enviado', 'ignorado') and l.order_id is not null and l.created_at >= week_ago
      union all
      -- Logged before the order's commit.
      select l.created_at, o.id, l.order_number, l.provider, l.event_id, l.status
      from public.tracking_logs l join public.orders o on o.order_number = l.order_number
      where l.is_purchase and l.status in ('enviado', 'ignorado') and l.order_id is null and l.created_at >= week_ago
    ), twice as (
      select p.provider, p.order_id, max(p.order_number) as order_number, max(p.created_at) as newest from purchases p
      where p.status = 'enviado' group by 1, 2
      having count(*) > 1 and (count(*) > count(p.event_id) or count(distinct p.event_id) > 1)
    ), paid as materialized (
      select o.id, o.order_number, o.created_at from public.orders o
      where o.status in ('processando', 'enviado', 'entregue')
        and o.created_at >= greatest(week_ago, (select min(a.active_since) from active a))
        and o.created_at < now() - interval '1 hour' and exists (select 1 from active)
    ), unsent as (
      select p.* from paid p where not exists (select 1 from purchases s where s.order_id = p.id)
    )
    select 'silent', a.provider, '{}'::jsonb, a.last_sent_at from active a
    where a.active_since < day_ago and coalesce(a.last_sent_at, '-infinity') < day_ago
    union all
    select 'failures', b.provider, jsonb_build_object('span', b.span, 'failed', b.failed, 'tried', b.tried, 'hours', b.hours), b.since
    from bad b where b.place = 1
    union all
    select 'duplicates', d.provider, jsonb_build_object('orders', count(*), 'first', (array_agg(
        jsonb_build_object('id', d.order_id, 'number', d.order_number) order by d.newest desc, d.order_id))[1:5]), max(d.newest)
    from twice d group by d.provider
    union all
    select 'test_code', 'meta', '{}', s.updated_at
    from public.admin_settings s join active a on a.provider = 'meta'
    where s.setting_key = 'facebook_capi_test_code' and s.setting_value <> '' and s.updated_at < day_ago
    union all
    select 'unsent_orders', null, jsonb_build_object('orders', count(*), 'paid', (select count(*) from paid),
      'first', (array_agg(jsonb_build_object('id', u.id, 'number', u.order_number) order by u.created_at desc))[1:5]),
      min(u.created_at)
    from unsent u having count(*) > 0;
end $$;

grant execute on function public.tracking_alarms() to authenticated;
