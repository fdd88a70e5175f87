-- Work to do by payment, which the filters of order_filters.sql find.

-- The first for counts and lists of frequent states, the others for rare ones, and for those of a status or without an
-- order of the method.
drop index public.orders_created_at_idx;
create index orders_created_at_idx on public.orders (created_at desc, id desc)
  include (status, paid_state, payment_method, source);
create index orders_paid_state_idx on public.orders (paid_state, created_at desc, id desc) include (status, payment_method);
drop index public.orders_shown_status_idx;
create index orders_shown_status_idx on public.orders (coalesce(status, 'pendente'), created_at desc, id desc)
  include (status, paid_state, payment_method);

drop function public.work_to_do();
-- As in work_to_do.sql, with the pending orders by what staff do with them: wait for the payment, or pack.
create function public.work_to_do() returns table (
  pending_orders bigint, late_orders bigint, unpaid_orders bigint, orders_to_pack bigint, processing_orders bigint,
  orders_without_code bigint, stalled_shipments bigint, uninvoiced_orders bigint, out_of_stock bigint, low_stock bigint,
  without_image bigint, pending_feedbacks bigint, tracking_alarms bigint, faulty_imports bigint
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1
-- The limits must not make the planner read tables.
set enable_seqscan = off as $$
begin
  perform private.require_admin();
  return query select
    (select count(*) from (select from public.orders o
      where private.is_order_match(o, '{"status": "pendente"}', null) limit 5001) as found),
    (select count(*) from (select from public.orders o
      where private.is_order_match(o, '{"status": "pendente", "older_than": "2"}', null) limit 5001) as found),
    (select count(*) from (select from public.orders o
      where private.is_order_match(o, '{"status": "pendente", "paid": "em_aberto"}', null) limit 5001) as found),
    (select count(*) from (select from public.orders o
      where private.is_order_match(o, '{"status": "pendente", "paid": "pago"}', null) limit 5001) as found),
    (select count(*) from (select from public.orders o
      where private.is_order_match(o, '{"status": "processando"}', null) limit 5001) as found),
    (select count(*) from (select from public.orders o where private.is_uncoded_match(o, '{}') limit 5001) as found),
    (select count(*) from (select from public.tracking_shipments s
      where private.is_shipment_match(s, '{"stalled_days": 7}') limit 5001) as found),
    (select count(*) from (select from public.orders o
      where private.is_invoiceable_match(o, '{}', null) and not o.has_invoice limit 5001) as found),
    (select count(*) from (select from public.products p
      where private.is_product_match(p, '{"stock": "out", "status": "active"}') limit 5001) as found),
    (select count(*) from (select from public.products p
      where private.is_product_match(p, '{"stock": "low", "status": "active"}') limit 5001) as found),
    (select count(*) from (select from public.products p
      where private.is_product_match(p, '{"without_image": true, "status": "active"}') limit 5001) as found),
    (select count(*) from (select from public.feedbacks f
      where private.is_feedback_match(f, '{"state": "pendente"}') limit 5001) as found),
    (select count(*) from public.tracking_alarms()),
    (select count(*) from public.product_imports i where private.is_faulty_import(i));
end $$;
grant execute on function public.work_to_do() to authenticated;
