-- What staff and providers write about payments, and its undo.

-- Writes payments with all their columns.
create function private.store_payments(rows jsonb[]) returns void
language sql set search_path = '' as $$
  insert into public.payments (id, order_id, method, amount, state, happened_at, source, reference)
  select p.id, p.order_id, p.method, p.amount, p.state, p.happened_at, p.source, p.reference
  from unnest(rows) r, jsonb_populate_record(null::public.payments, r) p
  on conflict (id) do update set method = excluded.method, amount = excluded.amount, state = excluded.state,
    happened_at = excluded.happened_at, source = excluded.source, reference = excluded.reference
$$;

-- Records a change of payments, at most one of each order, and makes it: `former_values` has the row before, null if it is
-- new, and after it.
create function private.write_payments(change private.changes, cause text) returns private.changes
language plpgsql set search_path = '' as $$
begin
  change.id := coalesce(change.id, gen_random_uuid());
  change.kind := 'order_payment';
  perform private.explain_activity('payments', cause, null, change.id, '{state,amount,method,happened_at}');
  perform private.record_change(change);
  perform private.store_payments(array(select v::jsonb -> 'after' from unnest(change.former_values) v));
  return change;
end $$;

-- Marks the selected orders as paid and returns one row, as `change_order_status`: what an order lacks becomes the amount of
-- its open payment, or of a new one. Cancelled, paid and refunded orders count only in `matched`. `request_id` is the id of the record.
create function public.mark_orders_paid(
  selection jsonb, seen jsonb default null, expected integer default null, snapshot text default null, request_id uuid default null
) returns table (matched integer, changed integer, failures jsonb, change_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
  chosen record;
begin
  perform private.require_admin();
  change := private.recorded_change(request_id, 'order_payment');
  if change.id is not null then
    return query select coalesce(expected, change.object_count), change.object_count, '[]'::jsonb, change.id;
    return;
  end if;
  select * into chosen from private.seen_rows(
    'public.orders', 'private.is_order_selected(t, $1)', private.with_few(selection), seen, expected, snapshot, 10000);
  select array_agg(d.id), array_agg(d.order_number),
      array_agg(jsonb_build_object('before', d.open, 'after', coalesce(d.open, jsonb_build_object('id', gen_random_uuid(),
        'order_id', d.id, 'method', d.payment_method, 'source', 'manual'))
        || jsonb_build_object('state', 'pago', 'amount', d.due, 'happened_at', now()))::text)
    into change.object_ids, change.object_names, change.former_values
    from (
      select o.id, o.order_number, o.payment_method, o.total - coalesce((
          select sum(p.amount) from public.payments p where p.order_id = o.id and p.state = 'pago'), 0) as due, (
          select to_jsonb(p) from public.payments p where p.order_id = o.id and coalesce(p.state, 'pendente') = 'pendente'
          order by p.created_at, p.id limit 1) as open
      from public.orders o
      where o.id = any (chosen.due) and o.paid_state not in ('pago', 'estornado')
        and o.status is distinct from 'cancelado' order by o.id
    ) d where d.due > 0;
  if change.object_ids is not null then
    change.id := request_id;
    change.arguments := '{"state": "pago"}';
    change := private.write_payments(change, 'paid');
  end if;
  return query select chosen.matched, coalesce(cardinality(change.object_ids), 0),
    private.skipped_orders(chosen.overtaken || chosen.gone), change.id;
end $$;

-- Adds a payment to an order, or changes the one of `payment_id` if it has the version `seen`; of a new payment, `seen` is the
-- sum of the versions of all that the caller saw: two sessions may write down the same one. Returns its id and the record,
-- null if nothing changed; no row without such an order. `payment`: {"method", "amount" in reais, "state", "happened_at",
-- "reference"}. `request_id` is the id of the record: a repeat returns the stored payment. 22023 with the path of a malformed
-- part. P0001 with detail `payment_changed`.
create function public.save_payment(
  request_id uuid, order_id uuid, payment jsonb, payment_id uuid default null, seen integer default null
) returns table (id uuid, change_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
  target public.orders;
  stored public.payments;
  written jsonb;
begin
  perform private.require_admin();
  change := private.recorded_change(request_id, 'order_payment');
  if change.id is not null then
    return query select (change.arguments ->> 'payment_id')::uuid, change.id;
    return;
  end if;
  perform private.require_payment(payment);
  select * into target from public.orders o where o.id = save_payment.order_id for no key update;
  if target.id is null then
    return;
  end if;
  if payment_id is not null then
    select * into stored from public.payments p where p.id = payment_id and p.order_id = target.id;
    if stored.version is distinct from seen then
      raise exception 'the payment has changed' using errcode = 'P0001', detail = 'payment_changed';
    end if;
  elsif seen <> (select coalesce(sum(p.version), 0) from public.payments p where p.order_id = target.id) then
    raise exception 'other payments have changed' using errcode = 'P0001', detail = 'payment_changed';
  end if;
  written := private.with_payment(case when stored.id is null then jsonb_build_object(
    'id', gen_random_uuid(), 'order_id', target.id, 'source', 'manual') else to_jsonb(stored) end, payment);
  if to_jsonb(stored) is distinct from written then
    change.id := request_id;
    change.arguments := jsonb_build_object('state', payment -> 'state', 'payment_id', written -> 'id');
    change.object_ids := array[target.id];
    change.object_names := array[target.order_number];
    change.former_values := array[jsonb_build_object(
      'before', case when stored.id is not null then to_jsonb(stored) end, 'after', written)::text];
    change := private.write_payments(change, null);
  end if;
  return query select (written ->> 'id')::uuid, change.id;
end $$;

-- What happened later than in an hour has a wrong date.
create function private.require_payment(payment jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_parts(payment, '{"method": "^(pix|card|dinheiro|outro)$", "amount": "amount",
    "state": "^(pendente|pago|estornado|expirado)$", "happened_at": "^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+(Z|[+-]\\d\\d:\\d\\d)$",
    "reference": "^.{1,100}$"}');
  if coalesce(payment ->> 'state', '') = '' then
    raise exception 'malformed entry: state' using errcode = '22023';
  elsif nullif(payment ->> 'happened_at', '')::timestamptz > now() + interval '1 hour' then
    raise exception 'malformed entry: happened_at' using errcode = '22023';
  end if;
end $$;

-- A row with the parts of `save_payment`. One that is not awaited any more has a moment, which a new state changes. A paid
-- payment of nothing would pay a part of the total: only one that is of nothing already, as of an order of R$ 0,00, may be.
create function private.with_payment(stored jsonb, payment jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if (payment ->> 'amount')::numeric = 0 and coalesce((stored ->> 'amount')::numeric, 1) <> 0 then
    raise exception 'malformed entry: amount' using errcode = '22023';
  end if;
  return stored || jsonb_build_object('method', nullif(payment ->> 'method', ''), 'amount', (payment ->> 'amount')::numeric(12, 2),
    'state', payment -> 'state', 'reference', nullif(btrim(payment ->> 'reference'), ''),
    'happened_at', case when payment ->> 'state' <> 'pendente'
      then coalesce(nullif(payment ->> 'happened_at', '')::timestamptz,
        case when stored -> 'state' = payment -> 'state' then (stored ->> 'happened_at')::timestamptz end, now()) end);
end $$;

-- A payment as its provider reports it, with the secret key; returns its id. `reference` names it: a repeat changes nothing.
-- The first report of an order is about the payment that its storefront awaits. A late report of an earlier state changes
-- nothing. `payment` as in `save_payment`. 23503: no such order. 22023: malformed, or the reference of another order.
create function public.report_payment(order_id uuid, reference text, payment jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
  stored public.payments;
begin
  perform private.require_payment(payment || jsonb_build_object('reference', reference));
  select * into target from public.orders o where o.id = report_payment.order_id for no key update;
  if target.id is null then
    raise exception 'there is no such order' using errcode = '23503';
  end if;
  select * into stored from public.payments p where p.source = 'provider' and p.reference = btrim(report_payment.reference);
  if stored.order_id <> target.id or coalesce(btrim(reference), '') = '' then
    raise exception 'malformed entry: reference' using errcode = '22023';
  end if;
  if stored.id is null then
    select * into stored from public.payments p
      where p.order_id = target.id and p.source = 'storefront' and coalesce(p.state, 'pendente') = 'pendente'
      order by p.created_at, p.id limit 1;
  elsif stored.state = 'estornado' or stored.state = 'pago' and payment ->> 'state' <> 'estornado' then
    return stored.id;
  end if;
  stored.id := coalesce(stored.id, gen_random_uuid());
  perform private.store_payments(array[private.with_payment(
    to_jsonb(stored) || jsonb_build_object('order_id', target.id, 'source', 'provider'),
    payment || jsonb_build_object('reference', reference))]);
  return stored.id;
end $$;

-- Restores the payments that still are as the change left them, unless a return has refunded them since.
create function private.restore_payments(change private.changes, out restored uuid[], out skipped jsonb)
language plpgsql set search_path = '' as $$
declare
  former jsonb[];
  added uuid[];
begin
  perform private.explain_activity('payments', 'undo', null, change.id, '{state,amount,method,happened_at}');
  perform 1 from public.orders o where o.id = any (change.object_ids) order by o.id for no key update;
  select coalesce(array_agg(f.id), '{}'), array_agg(f.value -> 'before') filter (where f.value -> 'before' <> 'null'),
      array_agg(p.id) filter (where f.value -> 'before' = 'null')
    into restored, former, added
    from (select id, value::jsonb from unnest(change.object_ids, change.former_values) as f (id, value)) f
    join public.payments p on p.id = (f.value #>> '{after,id}')::uuid
    join jsonb_populate_record(null::public.payments, f.value -> 'after') a on true
    where (p.order_id, p.method, p.amount, p.state, p.happened_at, p.source, p.reference)
      is not distinct from (a.order_id, a.method, a.amount, a.state, a.happened_at, a.source, a.reference)
      and not exists (select from private.order_returns r
        where r.order_id = f.id and r.cancelled_at is null and r.refund > 0 and r.created_at >= change.created_at);
  perform private.store_payments(former);
  delete from public.payments p where p.id = any (added);
  change := private.part_of_change(change, false, restored);
  skipped := private.skipped_orders(change.object_ids, change.object_names);
end $$;

grant execute on function public.mark_orders_paid(jsonb, jsonb, integer, text, uuid),
  public.save_payment(uuid, uuid, jsonb, uuid, integer) to authenticated;
grant execute on function public.report_payment(uuid, text, jsonb) to service_role;
