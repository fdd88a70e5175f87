-- Every state: some delivered while the order is not, some with a problem, some stalled, some waiting.
do $shipments$
declare
  anchor timestamptz := demo.today();
begin
  if exists (select 1 from demo.dated where entity = 'shipment') then return; end if;

  perform set_config('session_replication_role', 'replica', true);
  create temporary table demo_shipment on commit drop as
  select s.id, substring(o.order_number from '\d+$')::integer as n, o.shipped_at,
    o.shipping_address #>> '{address,city}' as city, o.shipping_address #>> '{address,state}' as state
  from public.tracking_shipments s join public.orders o on o.id = s.order_id
  where o.status = 'enviado' and o.id in (select e.id from demo.seeded e where e.entity = 'order');

  -- Few shipped over two weeks ago are undelivered.
  insert into public.tracking_events (id, tracking_shipment_id, status, description, location, occurred_at, created_at)
  select demo.id('event', d.n * 10 + 5), d.id, 'entregue', 'Objeto entregue ao destinatário',
    coalesce(d.city || '/' || d.state, 'São Paulo/SP'), at, at
  from demo_shipment d, lateral (select d.shipped_at + make_interval(hours => 52 + d.n % 90) as at) as moment
  where d.shipped_at < anchor - interval '14 days' and d.n % 9 <> 0 and d.n % 7 <> 0;

  insert into public.tracking_events (id, tracking_shipment_id, status, description, location, occurred_at, created_at)
  select demo.id('event', d.n * 10 + 6), d.id, 'problema',
    (array['Destinatário ausente em três tentativas', 'Endereço incorreto', 'Objeto retido para retirada na unidade'])[1 + d.n / 9 % 3],
    coalesce(d.city || '/' || d.state, 'São Paulo/SP'), at, at
  from demo_shipment d, lateral (select least(d.shipped_at + make_interval(hours => 44 + d.n % 60), anchor - interval '3 hours') as at) as moment
  where d.n % 9 = 0;

  -- The newest ones are still on the way.
  delete from public.tracking_events e using demo_shipment d
    where e.tracking_shipment_id = d.id and d.shipped_at >= anchor - interval '14 days' and d.n % 9 <> 0
      and (e.status = 'saiu_para_entrega' and d.n % 3 < 2 or e.status = 'em_transito' and d.n % 3 = 0);
  insert into demo.seeded select 'event', e.id from public.tracking_events e join demo_shipment d on d.id = e.tracking_shipment_id
    on conflict do nothing;

  -- Labels not handed over yet.
  insert into public.tracking_shipments (id, order_id, carrier, tracking_code, created_at, updated_at)
  select demo.id('shipment', n), o.id, 'Correios', demo.s10('PN', n, false), least(o.created_at + interval '20 hours', anchor - interval '2 hours'),
    least(o.created_at + interval '20 hours', anchor - interval '2 hours')
  from (
    select o.*, substring(o.order_number from '\d+$')::integer as n from public.orders o
    where o.status = 'processando' and o.id in (select e.id from demo.seeded e where e.entity = 'order')
    order by o.created_at desc limit 6
  ) as o;
  insert into demo.seeded select 'shipment', s.id from public.tracking_shipments s
    join public.orders o on o.id = s.order_id where o.status = 'processando' and s.id in (
      select demo.id('shipment', n) from generate_series(1, 420) as n) on conflict do nothing;
  update public.orders o set tracking_code = s.tracking_code from public.tracking_shipments s
    where s.order_id = o.id and o.status = 'processando' and s.id in (
      select e.id from demo.seeded e where e.entity = 'shipment');
  perform set_config('session_replication_role', 'origin', true);
  update public.tracking_shipments s set state = s.state where s.id in (
    select e.id from demo.seeded e where e.entity = 'shipment');

  insert into demo.dated values ('shipment', 'public.tracking_shipments', '{moved_at}');
end $shipments$;
