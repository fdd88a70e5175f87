-- Most orders are paid, some in part. A pending one is paid, awaited or not checked yet.
do $seed$
begin
  if exists (select 1 from demo.dated where entity = 'payment') then return; end if;
  -- Triggers are off: their moments would be those of today.
  perform set_config('session_replication_role', 'replica', true);
  update public.orders o set payment_method = private.payment_method(o.shipping_address),
      shipping_city = private.comparable_text(private.shipping_text(o.shipping_address, 'city')),
      shipping_state = private.state_code(private.shipping_text(o.shipping_address, 'state')),
      shipping_method = private.comparable_text(private.shipping_text(o.shipping_address, 'method'))
    where o.id in (select s.id from demo.seeded s where s.entity = 'order');
  insert into public.payments (id, order_id, method, amount, state, happened_at, source, reference, created_at, updated_at)
  select demo.id('payment', n), o.id, o.payment_method, case when state = 'pago' and n % 13 = 0 then round(o.total / 2, 2) else o.total end,
    state, case when state <> 'pendente' then paid_at end, 'storefront',
    case when state = 'pago' and o.payment_method = 'card' then 'NSU ' || lpad((n * 7919 % 1000000)::text, 6, '0') end,
    o.created_at, coalesce(paid_at, o.created_at)
  from generate_series(1, 420) as n
  join public.orders o on o.id = demo.id('order', n),
  lateral (select o.created_at + make_interval(mins => 3 + n % 40) as paid_at) as paid,
  lateral (select case o.status when 'cancelado' then case when n % 2 = 0 then 'estornado' else 'expirado' end
    when 'pendente' then (array['pago', 'pendente', null])[1 + n % 3] else 'pago' end as state) as given;
  insert into demo.seeded select 'payment', demo.id('payment', n) from generate_series(1, 420) as n
    where exists (select 1 from public.payments p where p.id = demo.id('payment', n));
  -- As the triggers would.
  update public.orders o set paid_state = private.paid_state(o.id, o.total)
    where o.id in (select p.order_id from public.payments p);
  perform set_config('session_replication_role', 'origin', true);
  insert into demo.dated values ('payment', 'public.payments', '{happened_at,created_at,updated_at}');
end $seed$;
