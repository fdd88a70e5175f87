-- Demo data: 40 days of marketing events up to midnight with faults: GA4 silent for 30 hours, an eighth of Meta's
-- events failed in the last hour, one duplicate purchase, two missing. Google Ads is off since 25 days, TikTok
-- unconfigured.

do $seed$
declare
  anchor timestamptz := demo.today();
begin
  if exists (select 1 from demo.dated where entity = 'tracking-log') then return; end if;

  create temporary table demo_event on commit drop as
  -- Visits: more towards the evening and the end.
  select v.*, null::uuid as order_id, null::numeric as value
  from (
    select day, n, p.provider, p.names[1 + (n * 7 + day) % 6] as event_name,
      anchor - make_interval(days => day) + make_interval(mins => (n * 53 + day * 17) % 1440, secs => (n * 29) % 60) as at
    from generate_series(1, 40) as day
    cross join lateral generate_series(1, 18 + (day * 7) % 11 + (40 - day) / 4) as n
    cross join (values
      ('meta', '{PageView,ViewContent,PageView,AddToCart,ViewContent,InitiateCheckout}'::text[]),
      ('ga4', '{page_view,view_item,page_view,add_to_cart,view_item,begin_checkout}'),
      ('google_ads', '{page_view,page_view,page_view,add_to_cart,page_view,begin_checkout}')
    ) as p (provider, names)
  ) v
  union all
  -- The last hour before midnight, in which Meta fails.
  select 1, 1000 + n, 'meta', case n % 4 when 0 then 'AddToCart' else 'ViewContent' end,
    anchor - interval '58 minutes' + make_interval(secs => n * 65), null, null
  from generate_series(1, 48) as n
  union all
  -- One purchase per order that is not cancelled, except two paid ones.
  select o.day, 2000 + o.n, p.provider, p.name, o.created_at + make_interval(secs => 4 + o.n % 9), o.id, o.total
  from (
    select o.*, row_number() over (order by o.created_at desc)::integer as n,
      (anchor::date - o.created_at::date) as day,
      row_number() over (partition by o.status in ('processando', 'enviado', 'entregue') order by o.created_at desc) as of_paid
    from public.orders o join demo.seeded s on s.entity = 'order' and s.id = o.id
    where o.created_at >= anchor - interval '40 days' and o.status <> 'cancelado'
  ) o
  cross join (values ('meta', 'Purchase'), ('ga4', 'purchase'), ('google_ads', 'conversion')) as p (provider, name)
  where o.status = 'pendente' or o.of_paid not in (2, 5);

  delete from demo_event e where e.provider = 'ga4' and e.at > anchor - interval '30 hours'
    or e.provider = 'google_ads' and e.at > anchor - interval '25 days'
    or e.provider = 'google_ads' and e.n < 1000 and e.n % 3 > 0;
  -- Duplicate: the newest purchase again, without the id.
  insert into demo_event
  select day, 3000, provider, event_name, at + interval '2 seconds', order_id, value
  from demo_event where provider = 'meta' and order_id is not null order by at desc limit 1;

  insert into public.tracking_logs (id, provider, event_name, event_id, status, source, http_status, error_text, order_id,
    value, payload, created_at)
  select demo.id('tracking-log', row_number() over (order by at, provider, n)::integer), provider, event_name,
    case when n < 3000 then lower(event_name) || '.' || left(md5(concat_ws('/', day, n)), 12) end,
    status, case when n >= 3000 or n % 3 = 0 then 'navegador' else 'servidor' end,
    case status when 'enviado' then case provider when 'ga4' then 204 else 200 end when 'falhou' then refusal.code end,
    case status when 'falhou' then refusal.sentence when 'ignorado' then 'O visitante não consentiu com o rastreamento.' end,
    order_id, value,
    case when provider = 'meta' then jsonb_build_object(
      'event_name', event_name, 'event_time', extract(epoch from at)::bigint, 'action_source', 'website',
      'event_source_url', 'https://loja.test/produto/' || left(md5(n::text), 8) || '?utm_source=instagram',
      'user_data', jsonb_build_object(
        'em', jsonb_build_array(encode(sha256(convert_to('cliente' || n || '@exemplo.test', 'UTF8')), 'hex')),
        'ph', jsonb_build_array(encode(sha256(convert_to('5511900000' || n, 'UTF8')), 'hex')),
        'client_ip_address', '203.0.113.' || n % 250, 'client_user_agent', 'Mozilla/5.0', 'fbp', 'fb.1.17000000.' || n),
      'custom_data', jsonb_strip_nulls(jsonb_build_object('currency', 'BRL', 'value', value,
        'content_ids', jsonb_build_array('prod-' || n % 260), 'content_type', 'product')))
    else jsonb_build_object(
      'client_id', '1000.' || n,
      'events', jsonb_build_array(jsonb_build_object('event_name', event_name, 'params', jsonb_strip_nulls(jsonb_build_object(
        'currency', 'BRL', 'value', value, 'items', jsonb_build_array(jsonb_build_object(
          'item_id', 'prod-' || n % 260, 'item_name', 'Perfume de demonstração', 'quantity', 1)))))))
    end, at
  from (
    select e.*, case
      when n between 1000 and 1999 then case when n % 8 = 0 then 'falhou' else 'enviado' end
      when order_id is not null then 'enviado'
      when (n * 11 + day) % 61 = 0 then 'falhou'
      when (n * 5 + day) % 23 = 0 then 'ignorado'
      else 'enviado' end as status
    from demo_event e
  ) as e
  cross join lateral (select
    (array[400, 500, 429])[1 + n % 3] as code,
    (array['(#100) Invalid parameter: value must be a number', 'Service temporarily unavailable',
      'Too many requests'])[1 + n % 3] as sentence) as refusal;

  insert into demo.seeded select 'tracking-log', l.id from public.tracking_logs l;
  insert into demo.dated values ('tracking-log', 'public.tracking_logs', '{created_at}');

  -- Configured long ago, so that silence counts.
  perform set_config('session_replication_role', 'replica', true);
  update public.admin_settings set updated_at = anchor - interval '120 days'
    where setting_key in ('tracking_enabled', 'facebook_pixel_id', 'google_analytics_id');
  perform set_config('session_replication_role', 'origin', true);
end $seed$;
