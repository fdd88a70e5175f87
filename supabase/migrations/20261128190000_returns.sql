-- Returned items of sent orders: back to stock if wanted, and refunded by a payment.

create table private.order_returns (
  -- Of its request.
  id uuid primary key,
  -- No foreign keys: a restored order finds its returns.
  order_id uuid not null,
  payment_id uuid,
  created_at timestamptz not null default now(),
  actor_id uuid not null default private.activity_actor(),
  reason text not null check (reason in ('arrependimento', 'defeito', 'avaria', 'produto_errado', 'outro')),
  -- In words of staff, for `outro`.
  note text check (char_length(note) between 1 and 300),
  back_to_stock boolean not null,
  -- {order_item_id, product_name, quantity}
  items jsonb not null,
  refund numeric(12, 2) not null check (refund >= 0),
  cancelled_at timestamptz
);
create index order_returns_order_idx on private.order_returns (order_id);

-- Returned pieces by item, and those of them that went back to stock.
create function private.returned_items(orders uuid[]) returns table (order_item_id uuid, quantity bigint, stocked bigint)
language sql stable
begin atomic
  select i.order_item_id, sum(i.quantity), coalesce(sum(i.quantity) filter (where r.back_to_stock), 0)
  from private.order_returns r, jsonb_to_recordset(r.items) as i (order_item_id uuid, quantity integer)
  where r.order_id = any (orders) and r.cancelled_at is null group by 1;
end;

-- Whether an order would have fewer pieces of an item than were returned, with other rows of items.
create function private.drops_returned_items(target uuid, rows jsonb) returns boolean
language sql stable
begin atomic
  select exists (
    select from private.returned_items(array[target]) r join public.order_items s on s.id = r.order_item_id
    left join jsonb_to_recordset(rows) as i (id uuid, quantity integer) on i.id = s.id
    where coalesce(i.quantity, 0) < least(r.quantity, s.quantity));
end;

-- Products of which orders take another quantity than their items have, less the pieces back in stock: `wanted`, and the row
-- of `order_stock`. `open` are those of the orders that need stock. The planner sees the statement, and the number of orders.
create function private.unsettled_stock(orders uuid[], open uuid[])
returns table (order_id uuid, product_id uuid, wanted bigint, quantity bigint, taken integer, missing bigint)
language sql stable
begin atomic
  select order_id, product_id, coalesce(n.wanted, 0), coalesce(s.quantity, 0), coalesce(s.taken, 0), coalesce(s.missing, 0)
  from (
    select i.order_id, i.product_id, sum(i.quantity - coalesce(r.stocked, 0))::bigint as wanted from public.order_items i
    left join private.returned_items(open) r on r.order_item_id = i.id
    where i.order_id = any (open) and i.product_id is not null and i.quantity > coalesce(r.stocked, 0) group by 1, 2
  ) n full join (select * from private.order_stock s where s.order_id = any (orders)) s using (order_id, product_id)
  where n.wanted is distinct from s.quantity;
end;

-- The paid state of an order:
-- - `pago`, `parcial`: the paid payments reach the total, or do not.
-- - `a_pagar`: nothing is paid any more, and a payment is awaited or expired.
-- - `estornado`: nothing is paid any more, and a payment was returned; or the returns refund all that was paid.
-- - `desconhecido`: no payment has a state.
create function private.paid_state(order_id uuid, total numeric) returns text
language sql stable set search_path = '' as $$
  select case when bool_or(p.state = 'pago') then case
      when sum(p.amount) filter (where p.state = 'pago') <= (select nullif(sum(r.refund), 0) from private.order_returns r
        where r.order_id = paid_state.order_id and r.cancelled_at is null) then 'estornado'
      when sum(p.amount) filter (where p.state = 'pago') >= paid_state.total then 'pago' else 'parcial' end
    when bool_or(p.state = 'pendente') then 'a_pagar' when bool_or(p.state = 'estornado') then 'estornado'
    when bool_or(p.state = 'expirado') then 'a_pagar' else 'desconhecido' end
  from public.payments p where p.order_id = paid_state.order_id
$$;

-- Records that items of a sent order came back, and what of its paid amount is refunded. Returns the id of the return and of
-- its record, which is `request_id`: a repeat changes nothing. Null without such an order. `items`: [{"order_item_id", "quantity"}]. `refund`
-- in reais. `note` is stored for the reason `outro`. 22023: malformed. P0001 with detail `return_refused`: the order is not sent, or more than sold or paid would
-- come back.
create function public.return_order_items(
  request_id uuid, order_id uuid, items jsonb, reason text, back_to_stock boolean, refund numeric, method text,
  note text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
  target public.orders;
  lines jsonb;
  payment uuid;
begin
  perform private.require_admin();
  select * into target from public.orders o where o.id = return_order_items.order_id for no key update;
  if target.id is null or exists (select from private.order_returns r where r.id = request_id) then
    return case when target.id is not null then request_id end;
  end if;
  if jsonb_typeof(items) is distinct from 'array' or not coalesce(jsonb_array_length(items) between 1 and 1000
      and reason in ('arrependimento', 'defeito', 'avaria', 'produto_errado', 'outro') and back_to_stock is not null
      and refund between 0 and 1000000 and refund = round(refund, 2)
      and method in ('pix', 'card', 'dinheiro', 'outro'), false) then
    raise exception 'malformed return' using errcode = '22023';
  end if;
  perform private.require_parts(i.value, '{"order_item_id": "id", "quantity": "quantity"}', 'items.')
    from jsonb_array_elements(items) i;
  perform private.require_parts(jsonb_build_object('note', note), '{"note": "text"}');
  note := case reason when 'outro' then nullif(btrim(note), '') end;
  select jsonb_agg(jsonb_build_object('order_item_id', s.id, 'product_name', s.product_name, 'quantity', g.quantity)
      order by s.created_at, s.id) into lines
    from (select n.order_item_id, sum(n.quantity)::integer as quantity
      from jsonb_to_recordset(items) as n (order_item_id uuid, quantity integer) group by 1) g
    join public.order_items s on s.id = g.order_item_id and s.order_id = target.id
    left join private.returned_items(array[target.id]) r on r.order_item_id = s.id
    where g.quantity + coalesce(r.quantity, 0) <= s.quantity;
  if target.status is null or target.status not in ('enviado', 'entregue')
      or jsonb_array_length(lines) is distinct from (
        select count(distinct n.order_item_id)::integer from jsonb_to_recordset(items) as n (order_item_id uuid))
      or refund > coalesce((
          select sum(p.amount) from public.payments p where p.order_id = target.id and p.state = 'pago'), 0)
        - coalesce((select sum(r.refund) from private.order_returns r
          where r.order_id = target.id and r.cancelled_at is null), 0) and refund > 0 then
    raise exception 'the return is not possible' using errcode = 'P0001', detail = 'return_refused';
  end if;
  if refund > 0 then
    payment := gen_random_uuid();
  end if;
  insert into private.order_returns (id, order_id, payment_id, reason, note, back_to_stock, items, refund)
    values (request_id, target.id, payment, reason, note, back_to_stock, lines, refund);
  change.id := request_id;
  change.kind := 'order_return';
  change.arguments := jsonb_build_object('items', lines, 'reason', reason, 'note', note, 'refund', refund);
  change.object_ids := array[target.id];
  change.object_names := array[target.order_number];
  perform private.record_change(change), private.log_return(request_id, 'return');
  if refund > 0 then
    insert into public.payments (id, order_id, method, amount, state, happened_at, source)
      values (payment, target.id, method, refund, 'estornado', now(), 'manual');
  end if;
  perform set_config('loja.stock', 'return', true), private.settle_orders(array[target.id]), set_config('loja.stock', '', true);
  return request_id;
end $$;

-- An entry of the order's history with the items, and the cause of the entry of the refund.
create function private.log_return(return_id uuid, cause text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.activity_entries (kind, relation, operation, object_id, label, cause, details, record_id)
    select 'order', 'order_returns', case cause when 'return' then 'insert' else 'update' end, o.id, o.order_number, log_return.cause,
      jsonb_build_object('items', r.items, 'reason', r.reason, 'note', r.note, 'refund', r.refund), r.id
    from private.order_returns r join public.orders o on o.id = r.order_id where r.id = return_id;
  perform private.explain_activity('payments', cause, null, return_id);
end $$;

-- Cancels a return of a locked order with its refund, unless staff have changed the refund since: false if that was done
-- before.
create function private.cancel_return(return_id uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  target private.order_returns;
begin
  update private.order_returns r set cancelled_at = now() where r.id = return_id and r.cancelled_at is null
    returning * into target;
  if target.id is null then
    return false;
  end if;
  perform private.log_return(return_id, 'return_undo');
  delete from public.payments p where p.id = target.payment_id and p.version = 1;
  perform set_config('loja.stock', 'undo', true), private.settle_orders(array[target.order_id]), set_config('loja.stock', '', true);
  return true;
end $$;

-- P0001 with detail `order_unknown`: a deleted order comes back with its returns and refunds.
create function public.cancel_order_return(return_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  -- As an undo, before the order.
  perform 1 from private.changes c where c.id = return_id for update;
  perform 1 from public.orders o join private.order_returns r on r.order_id = o.id
    where r.id = return_id for no key update of o;
  if not found then
    raise exception 'there is no such order' using errcode = 'P0001', detail = 'order_unknown';
  end if;
  if not private.cancel_return(return_id) then
    return false;
  end if;
  update private.changes c set undone_at = now(), undone_by = auth.uid(), restored_count = 1, object_ids = '{}', object_names = '{}'
    where c.id = return_id;
  return true;
end $$;

-- Cancels the return unless its order is gone or its refund has changed.
create function private.restore_return(change private.changes, out restored uuid[], out skipped jsonb)
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.orders o where o.id = change.object_ids[1] for no key update;
  restored := array(
    select o.id from public.orders o join private.order_returns r on r.order_id = o.id
    left join public.payments p on p.id = r.payment_id
    where r.id = change.id and (r.payment_id is null or p.version = 1));
  if restored <> '{}' then
    perform private.cancel_return(change.id);
  end if;
  change := private.part_of_change(change, false, restored);
  skipped := private.skipped_orders(change.object_ids, change.object_names);
end $$;

-- Whether an order takes stock, and its returns, oldest first, as a computed field; null for all but staff.
create function public.order_returns(o public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'takes_stock', exists (select from private.stock_orders s where s.order_id = o.id),
    'returns', coalesce((
      select jsonb_agg(jsonb_build_object('id', r.id, 'created_at', r.created_at, 'reason', r.reason,
        'note', r.note, 'back_to_stock', r.back_to_stock, 'refund', r.refund, 'items', r.items) order by r.created_at, r.id)
      from private.order_returns r where r.order_id = o.id and r.cancelled_at is null), '[]'))
  where public.is_admin()
$$;

grant execute on function public.order_returns(public.orders), public.cancel_order_return(uuid),
  public.return_order_items(uuid, uuid, jsonb, text, boolean, numeric, text, text) to authenticated;
