-- Stock follows orders: it falls when one is entered, returns when it is cancelled or deleted, and falls again when it is
-- restored. Every change of a stock is a movement.

-- Orders that take stock: those of staff, and while the setting is on those of the storefront. Stays after a deletion, for
-- the restored order.
create table private.stock_orders (
  order_id uuid primary key,
  order_number text not null
);

-- What an order takes now: `taken` is less than `quantity` if the stock was unlimited, or short by `missing`. No foreign
-- keys: a deleted product and its orders find each other when one of them is restored.
create table private.order_stock (
  order_id uuid not null,
  product_id uuid not null,
  quantity bigint not null check (quantity > 0),
  taken integer not null check (taken between 0 and quantity),
  missing bigint not null check (missing between 0 and quantity - taken),
  primary key (order_id, product_id)
);

create table private.stock_movements (
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  -- No foreign key: a restored product finds its movements.
  product_id uuid not null,
  -- The difference, and the stock after it. 999999 is unlimited (PROD-08).
  quantity integer not null check (quantity <> 0),
  stock integer not null,
  reason text not null
    check (reason in ('sale', 'cancellation', 'return', 'count', 'import', 'bulk_change', 'undo', 'correction')),
  order_id uuid,
  actor_id uuid not null default private.activity_actor(),
  -- One index for the list of a product, because orders by the thousand write here.
  primary key (product_id, id)
);

-- A stock after pieces were given back, and then pieces asked for.
create function private.stock_after(stock integer, given bigint, asked bigint) returns integer
language sql immutable parallel safe
return case when stock = 999999 then stock else greatest(0, least(999998, stock + given) - asked)::integer end;

-- Moves stock until the orders hold what their items need. Returned stock is available first; a short stock is shared out
-- in the order of the orders' ids. The orders take stock and are locked or gone, and `open` are those that need it. Locks
-- products by id.
create function private.settle_stock(ids uuid[], open uuid[]) returns void
language plpgsql set search_path = '' set plan_cache_mode = force_custom_plan set jit = off set work_mem = '32MB' as $$
declare
  activity constant text := coalesce(current_setting('loja.activity', true), '');
  -- Of a return and its cancellation.
  cause constant text := nullif(current_setting('loja.stock', true), '');
  due record;
begin
  select array_agg(d.order_id) as orders, array_agg(d.product_id) as products, array_agg(d.wanted) as wanted,
      array_agg(d.quantity) as quantities, array_agg(d.taken) as taken, array_agg(d.missing) as missing
    into due from private.unsettled_stock(ids, open) d;
  if due.orders is null then
    return;
  end if;
  perform 1 from public.products p where p.id = any (due.products) order by p.id for no key update;
  perform private.explain_activity('products', 'order', null, null, '{stock_quantity}'), set_config('loja.stock', 'order', true);
  with asked as (
    select d.*, coalesce(p.stock_quantity, 0) as stock, greatest(0, d.wanted - d.quantity) as asked,
      greatest(0, d.taken - d.wanted)::integer as given
    from unnest(due.orders, due.products, due.wanted, due.quantities, due.taken, due.missing)
      as d (order_id, product_id, wanted, quantity, taken, missing)
    join public.products p on p.id = d.product_id
  ), summed as (
    -- One order of rows for all columns. Sums of integers are much faster, and more than 999999 takes no more.
    select a.*, row_number() over steps as step, lead(a.order_id) over steps is null as is_last,
      least(a.asked, 999999)::integer as asking, sum(least(a.asked, 999999)::integer) over steps as all_asked,
      sum(a.given) over steps as all_given
    from asked a
    window steps as (partition by a.product_id order by a.asked > 0, a.order_id rows unbounded preceding)
  ), moved as (
    select s.*, n.after, n.after - private.stock_after(s.stock, s.all_given - s.given, s.all_asked - s.asking) as moved
    from summed s, lateral (select private.stock_after(s.stock, s.all_given, s.all_asked) as after) n
  ), stocked as (
    update public.products p set stock_quantity = m.after
    from moved m where p.id = m.product_id and m.is_last and m.after <> m.stock
  ), recorded as (
    insert into private.stock_movements (product_id, quantity, stock, reason, order_id, actor_id)
    select m.product_id, m.moved, m.after, coalesce(cause, case when m.moved < 0 then 'sale'
        when m.order_id = any (open) then 'correction' else 'cancellation' end), m.order_id, (select private.activity_actor())
    from moved m where m.moved <> 0 order by m.product_id, m.step
  ), ended as (
    -- With `= 0`, the planner would expect few rows, and look up each.
    delete from private.order_stock s using moved m
    where (s.order_id, s.product_id) = (m.order_id, m.product_id) and not m.wanted > 0
  )
  insert into private.order_stock as s (order_id, product_id, quantity, taken, missing)
    select m.order_id, m.product_id, m.wanted, n.taken, least(n.missing, m.wanted - n.taken)
    from moved m, lateral (select m.taken - m.given + greatest(0, -m.moved) as taken,
      m.missing + case when m.stock = 999999 then 0 else m.asked + least(0, m.moved) end as missing) n
    where m.wanted > 0
    on conflict (order_id, product_id) do update set quantity = excluded.quantity, taken = excluded.taken, missing = excluded.missing;
  perform set_config('loja.stock', '', true), set_config('loja.activity', activity, true);
end $$;

-- As `settle_stock`, for orders whose items or returns have changed. Locks them by id first.
create function private.settle_orders(orders uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  ids uuid[];
  open uuid[];
begin
  -- A condition on the status would lock fewer.
  select array_agg(l.id), array_agg(l.id) filter (where l.status is distinct from 'cancelado') into ids, open from (
    select o.id, o.status from public.orders o join private.stock_orders s on s.order_id = o.id
    where o.id = any (orders) order by o.id for no key update of o
  ) l;
  if ids is not null then
    perform private.settle_stock(ids, open);
  end if;
end $$;

-- `written` are the new or deleted rows of a statement, and `former` those before an update.
create function private.follow_orders() returns trigger
language plpgsql security definer set search_path = '' set jit = off set enable_mergejoin = off as $$
declare
  ids uuid[];
  open uuid[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(w.id), array_agg(w.id) filter (where w.status is distinct from 'cancelado') into ids, open
      from written w join former f using (id) join private.stock_orders s on s.order_id = w.id
      where (w.status is not distinct from 'cancelado') <> (f.status is not distinct from 'cancelado');
  else
    -- A restored order takes stock if it did before.
    if tg_op = 'INSERT' and coalesce(nullif(current_setting('loja.activity', true), '')::jsonb ->> 'cause', '') <> 'restore' then
      insert into private.stock_orders (order_id, order_number)
        select w.id, w.order_number from written w where w.source = 'manual' or exists (
          select from public.admin_settings s where s.setting_key = 'stock_follows_storefront' and s.setting_value = 'true')
        on conflict do nothing;
    end if;
    select array_agg(w.id), array_agg(w.id) filter (where tg_op = 'INSERT' and w.status is distinct from 'cancelado') into ids, open
      from written w join private.stock_orders s on s.order_id = w.id;
  end if;
  if ids is not null then
    perform private.settle_stock(ids, open);
  end if;
  return null;
end $$;
create trigger orders_stock_insert after insert on public.orders
  referencing new table as written for each statement execute function private.follow_orders();
create trigger orders_stock_update after update on public.orders
  referencing old table as former new table as written for each statement execute function private.follow_orders();
create trigger orders_stock_delete after delete on public.orders
  referencing old table as written for each statement execute function private.follow_orders();

-- Items of a deleted order and of a deleted product change nothing: the first are settled with their order. A function that
-- changes items locks their order first, as a deletion does; otherwise both may wait for each other.
create function private.follow_order_items() returns trigger
language plpgsql security definer set search_path = '' set jit = off set enable_mergejoin = off as $$
declare
  ids uuid[];
begin
  if not exists (select from written) then
    return null;
  end if;
  if tg_op <> 'DELETE' then
    perform from public.products p where p.id in (select w.product_id from written w) order by p.id for key share;
    set constraints public.order_items_product_id_fkey immediate;
    set constraints public.order_items_product_id_fkey deferred;
  end if;
  if tg_op = 'UPDATE' then
    select array_agg(i.id) into ids from (
      select unnest(array[f.order_id, w.order_id]) as id from written w join former f using (id)
      where (f.order_id, f.product_id, f.quantity) is distinct from (w.order_id, w.product_id, w.quantity)
        and (w.product_id is not null or exists (select from public.products p where p.id = f.product_id))) i;
  else
    ids := array(select w.order_id from written w where exists (select from public.orders o where o.id = w.order_id));
  end if;
  perform private.settle_orders(ids);
  return null;
end $$;
-- Otherwise the check of the key would lock the products first, in the order of the rows.
alter table public.order_items alter constraint order_items_product_id_fkey deferrable initially deferred;
create trigger order_items_stock_insert after insert on public.order_items
  referencing new table as written for each statement execute function private.follow_order_items();
create trigger order_items_stock_update after update on public.order_items
  referencing old table as former new table as written for each statement execute function private.follow_order_items();
create trigger order_items_stock_delete after delete on public.order_items
  referencing old table as written for each statement execute function private.follow_order_items();

-- As in catalogue_actions.sql, with the locks in the order of `settle_stock`.
create or replace function public.delete_all_products(phrase text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  if phrase is distinct from 'DELETAR TUDO' then
    raise exception 'the confirmation phrase does not match' using errcode = '22023';
  end if;
  perform private.hold_off_imports();
  perform private.explain_activity('products', 'delete_all');
  perform from public.products p order by p.id for update;
  -- Hosted projects refuse a DELETE without a condition.
  delete from public.products p where p.id is not null;
  get diagnostics deleted = row_count;
  return deleted;
end $$;

-- The products that an order could not take, each {product_name, quantity}, as a computed field; null without, and for all
-- but staff.
create function public.missing_stock(o public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('product_name', p.name, 'quantity', s.missing) order by p.name)
  from private.order_stock s join public.products p on p.id = s.product_id
  where s.order_id = o.id and s.missing > 0 and public.is_admin()
$$;
grant execute on function public.missing_stock(public.orders) to authenticated;

-- Records the other changes of stocks. The reason is the one of `adjust_stock`, or that of `private.explain_activity`.
create function private.record_stock() returns trigger
language plpgsql security definer set search_path = '' set jit = off set enable_mergejoin = off as $$
declare
  given constant text := nullif(current_setting('loja.stock', true), '');
  activity constant jsonb := nullif(current_setting('loja.activity', true), '')::jsonb;
  cause constant text := case when activity ->> 'relation' = 'products' then activity ->> 'cause' end;
begin
  if given = 'order' then
    return null;
  end if;
  insert into private.stock_movements (product_id, quantity, stock, reason, actor_id)
    select w.id, coalesce(w.stock_quantity, 0) - coalesce(f.stock_quantity, 0), coalesce(w.stock_quantity, 0),
      coalesce(given, case when cause in ('import', 'supplier_list') then 'import' when cause in ('undo', 'import_undo') then 'undo'
        when cause is not null then 'bulk_change' else 'correction' end), (select private.activity_actor())
    from written w join former f using (id) where coalesce(w.stock_quantity, 0) <> coalesce(f.stock_quantity, 0);
  return null;
end $$;
create trigger products_stock after update on public.products
  referencing old table as former new table as written for each statement execute function private.record_stock();

-- Adds to, subtracts from or sets the stock of a product, as `change_products`, which records it. No row if there is no such
-- product, or the stock is unlimited and not set. P0001 with detail `stock_changed`: the stock is not `seen` any more.
-- 22023: another reason.
create function public.adjust_stock(
  product_id uuid, seen integer, mode text, quantity integer, reason text, request_id uuid default null
) returns table (stock integer, change_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  target constant uuid := product_id;
  stored integer;
begin
  perform private.require_admin();
  if not coalesce(reason in ('return', 'count', 'correction'), false) then
    raise exception 'there is no such reason' using errcode = '22023';
  end if;
  if (private.recorded_change(request_id, 'stock')).id is null then
    select coalesce(p.stock_quantity, 0) into stored from public.products p where p.id = target for no key update;
    if stored <> seen then
      raise exception 'the stock has changed' using errcode = 'P0001', detail = 'stock_changed';
    end if;
  end if;
  perform set_config('loja.stock', reason, true);
  select c.change_id into adjust_stock.change_id from public.change_products(
    jsonb_build_object('ids', array[target]), 'stock', jsonb_build_object('mode', mode, 'quantity', quantity),
    request_id => adjust_stock.request_id) c;
  perform set_config('loja.stock', '', true);
  return query select p.stock_quantity, adjust_stock.change_id from public.products p
    where p.id = target and adjust_stock.change_id is not null;
end $$;

-- The movements of a product, newest first, with the number of all. Null names: the shop or the system.
create function public.list_stock_movements(product_id uuid, page_size integer default 20, page_offset integer default 0)
returns table (
  id bigint, created_at timestamptz, quantity integer, stock integer, reason text, order_id uuid, order_number text,
  is_order_deleted boolean, actor_name text, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  return query
    select m.id, m.created_at, m.quantity, m.stock, m.reason, m.order_id, coalesce(o.order_number, s.order_number),
      o.id is null, coalesce(nullif(btrim(w.full_name), ''), u.email::text),
      (select count(*) from private.stock_movements a where a.product_id = list_stock_movements.product_id)
    from private.stock_movements m
    left join private.stock_orders s on s.order_id = m.order_id
    left join public.orders o on o.id = m.order_id
    left join auth.users u on u.id = m.actor_id
    left join public.profiles w on w.user_id = m.actor_id
    where m.product_id = list_stock_movements.product_id
    order by m.id desc limit page_size offset page_offset;
end $$;

grant execute on function public.adjust_stock(uuid, integer, text, integer, text, uuid),
  public.list_stock_movements(uuid, integer, integer) to authenticated;
