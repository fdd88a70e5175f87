-- Payments of orders. An order may have several; `orders.paid_state` sums them up.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Null: unknown.
  method text check (method in ('pix', 'card', 'dinheiro', 'outro')),
  amount numeric(12, 2) not null check (amount >= 0 and amount <> 'NaN'),
  -- Null until staff or a provider name it.
  state text check (state in ('pendente', 'pago', 'estornado', 'expirado')),
  -- When it was paid, returned or expired.
  happened_at timestamptz,
  source text not null check (source in ('storefront', 'manual', 'provider')),
  -- Of the bank or the provider.
  reference text check (char_length(reference) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Changes send the version that was read.
  version integer not null default 1,
  constraint payments_moments check (
    happened_at >= '2000-01-01T00:00:00Z' and happened_at < '2100-01-01T00:00:00Z'
    and created_at >= '2000-01-01T00:00:00Z' and created_at < '2100-01-01T00:00:00Z'
    and updated_at >= '2000-01-01T00:00:00Z' and updated_at < '2100-01-01T00:00:00Z'
  )
);
create index payments_order_idx on public.payments (order_id) include (state, amount);
create unique index payments_reference_idx on public.payments (reference) where source = 'provider';

create function private.stamp_payment() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end $$;
create trigger payments_stamp before update on public.payments for each row execute function private.stamp_payment();

-- Written only by functions.
alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated;
grant select on public.payments to authenticated;
grant all on public.payments to service_role;
create policy "payments: admin reads" on public.payments for select to authenticated using ((select public.is_admin()));
-- As in row_estimates.sql.
create policy "payments: estimates are for admin" on public.payments as restrictive for select to authenticated using (
  0 = all (case when (select public.is_admin()) or public.is_admin() then '{}'::integer[] else '{}' end));

-- The method of an order, for filters; null if unknown.
create function private.payment_method(shipping_address jsonb) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when method in ('pix', 'dinheiro') then method
      when method in ('card', 'cartao', 'cartão', 'credit_card', 'debit_card') then 'card'
      when method ~ '\S' then 'outro' end
  from lower(btrim(coalesce(shipping_address ->> 'payment_method', shipping_address ->> 'paymentMethod',
    shipping_address ->> 'payment', shipping_address ->> 'forma_pagamento', shipping_address ->> 'pagamento'))) as method
$$;

alter table public.orders
  add column paid_state text not null default 'desconhecido'
    check (paid_state in ('desconhecido', 'a_pagar', 'parcial', 'pago', 'estornado')),
  -- Generated, so that no trigger runs for the stored orders.
  add column payment_method text generated always as (private.payment_method(shipping_address)) stored;
-- A restored order is inserted with its columns.
alter table public.orders alter column payment_method drop expression;
-- As `add_first_payments` for a new order. None of these was entered by staff.
insert into public.payments (order_id, method, amount, source, created_at)
  select o.id, o.payment_method, o.total, 'storefront', o.created_at from public.orders o;

-- Only payments, total and address decide, whatever is written. Sorts before `orders_stamp`.
create function private.derive_payment_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.payment_method := private.payment_method(new.shipping_address);
  new.paid_state := case tg_op when 'INSERT' then 'desconhecido' else private.paid_state(new.id, new.total) end;
  return new;
end $$;
create trigger orders_payment_of_new before insert on public.orders
  for each row execute function private.derive_payment_columns();
create trigger orders_payment before update of shipping_address, total, paid_state, payment_method on public.orders
  for each row execute function private.derive_payment_columns();

-- A payment is no change of its order, as an invoice.
create or replace trigger orders_stamp before update on public.orders
  for each row when (old.has_invoice = new.has_invoice and (old.paid_state = new.paid_state or old.total <> new.total))
  execute function public.stamp_order();

-- The first payment of an order: awaited if staff entered the order, unknown if the storefront did. A restored order has
-- its own.
create function private.add_first_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payments (order_id, method, amount, state, source, created_at)
    select w.id, w.payment_method, w.total, case w.source when 'manual' then 'pendente' end, w.source, w.created_at
    from written w where not exists (select from public.payments p where p.order_id = w.id);
  return null;
end $$;
create trigger orders_first_payment after insert on public.orders
  referencing new table as written for each statement execute function private.add_first_payments();

-- Of an order whose due amount changes, a payment that awaits all of it follows, if no other is open: a paid one
-- leaves the rest. The charge of a provider, what the customer may have paid already, and `written` payments keep their amount.
create function private.follow_due(orders uuid[], former numeric[], due numeric[], written uuid[] default '{}') returns void
language sql set search_path = '' as $$
  update public.payments p set amount = greatest(d.due, 0)
    from unnest(orders, former, due) as d (id, former, due)
    where p.order_id = d.id and p.state = 'pendente' and p.source <> 'provider'
      and p.amount = greatest(d.former, 0) and p.amount <> greatest(d.due, 0) and p.id <> all (written)
      and not exists (select from public.payments other
        where other.order_id = d.id and other.id <> p.id and coalesce(other.state, 'pendente') = 'pendente')
$$;

create function private.follow_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := array(select distinct w.order_id from written w);
  gains jsonb := (select jsonb_object_agg(g.order_id, g.gain) from (
    select w.order_id, sum(case tg_op when 'DELETE' then -w.amount else w.amount end) as gain
    from written w where w.state = 'pago' group by 1) g);
begin
  if tg_op = 'UPDATE' then
    ids := ids || array(select distinct f.order_id from former f where f.order_id <> all (ids));
    gains := (select jsonb_object_agg(g.order_id, g.gain) from (
      select w.order_id, sum(w.amount) as gain from (
        select w.order_id, w.amount from written w where w.state = 'pago'
        union all select f.order_id, -f.amount from former f where f.state = 'pago') w
      group by 1 having sum(w.amount) <> 0) g);
  end if;
  -- The next statement reads payments committed while it waited for the locks.
  perform 1 from public.orders o where o.id = any (ids) order by o.id for no key update;
  update public.orders o set paid_state = private.paid_state(o.id, o.total)
    where o.id = any (ids) and o.paid_state <> private.paid_state(o.id, o.total);
  -- Otherwise it would call itself without end.
  if gains is not null then
    perform private.follow_due(array_agg(d.id), array_agg(d.due + d.gain), array_agg(d.due), array(select w.id from written w))
      from (
        select o.id, g.value::numeric as gain, o.total - coalesce((
          select sum(p.amount) from public.payments p where p.order_id = o.id and p.state = 'pago'), 0) as due
        from jsonb_each_text(gains) g join public.orders o on o.id = g.key::uuid) d;
  end if;
  return null;
end $$;
create trigger payments_inserted after insert on public.payments
  referencing new table as written for each statement execute function private.follow_payments();
create trigger payments_updated after update on public.payments
  referencing old table as former new table as written for each statement execute function private.follow_payments();
create trigger payments_deleted after delete on public.payments
  referencing old table as written for each statement execute function private.follow_payments();

create function private.follow_total() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  paid constant numeric := coalesce((
    select sum(p.amount) from public.payments p where p.order_id = new.id and p.state = 'pago'), 0);
begin
  perform private.follow_due(array[new.id], array[old.total - paid], array[new.total - paid]);
  return null;
end $$;
create trigger orders_total_payment after update of total on public.orders
  for each row when (old.total <> new.total) execute function private.follow_total();

-- As in order_changes.sql, with payments.
create or replace function private.record_order_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
begin
  -- Before its items, as a deletion of products, whose stock the order returns.
  perform 1 from public.products p
    where p.id in (select s.product_id from private.order_stock s where s.order_id = old.id) order by p.id for no key update;
  change.id := gen_random_uuid();
  change.kind := 'order_delete';
  change.arguments := jsonb_build_object('order_id', old.id, 'status', old.status, 'total', old.total,
    'shipping_address', old.shipping_address);
  change.object_ids := array[old.id];
  change.object_names := array[old.order_number];
  change.document := jsonb_build_object(
    'contents', jsonb_build_object(
      'orders', jsonb_build_array(to_jsonb(old)),
      'order_items', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from public.order_items i where i.order_id = old.id),
      'tracking_shipments', (
        select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.tracking_shipments s where s.order_id = old.id),
      'tracking_events', (
        select coalesce(jsonb_agg(to_jsonb(e)), '[]') from public.tracking_events e
        join public.tracking_shipments s on s.id = e.tracking_shipment_id where s.order_id = old.id),
      'payments', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.payments p where p.order_id = old.id),
      'order_messages', (
        select coalesce(jsonb_agg(to_jsonb(m)), '[]') from public.order_messages m where m.order_id = old.id),
      'staff_notes', (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from public.staff_notes n where n.order_id = old.id)),
    'invoices', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number, 'access_key', i.access_key)), '[]')
      from public.invoices i where i.order_id = old.id),
    'feedback_ids', (select coalesce(jsonb_agg(f.id), '[]') from public.feedbacks f where f.order_id = old.id));
  perform private.record_change(change);
  return old;
end $$;

-- As in order_changes.sql, with payments.
create or replace function private.restore_orders(change private.changes) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  target constant uuid := change.object_ids[1];
  contents jsonb := change.document -> 'contents';
  invoices constant jsonb := change.document -> 'invoices';
begin
  if target is null then
    return '{}';
  end if;
  if exists (select 1 from public.orders o where o.order_number = change.object_names[1]) then
    raise exception 'another order has the number' using errcode = 'P0001', detail = 'order_number_taken';
  end if;
  contents := private.restorable_order(contents);
  perform private.explain_activity('orders', 'restore');
  -- One statement: a trigger would add a shipment for the code of an order without its shipments.
  with items as (
      insert into public.order_items select * from jsonb_populate_recordset(null::public.order_items, contents -> 'order_items')),
    shipments as (
      insert into public.tracking_shipments select * from jsonb_populate_recordset(null::public.tracking_shipments, contents -> 'tracking_shipments')),
    events as (
      insert into public.tracking_events select * from jsonb_populate_recordset(null::public.tracking_events, contents -> 'tracking_events')),
    payments as (
      insert into public.payments select * from jsonb_populate_recordset(null::public.payments, contents -> 'payments')),
    messages as (
      insert into public.order_messages select * from jsonb_populate_recordset(null::public.order_messages, contents -> 'order_messages')),
    notes as (
      insert into public.staff_notes select * from jsonb_populate_recordset(null::public.staff_notes, contents -> 'staff_notes'))
  insert into public.orders select * from jsonb_populate_recordset(null::public.orders, contents -> 'orders');
  update public.invoices i set order_id = target
    from jsonb_to_recordset(invoices) as n (id uuid)
    where i.id = n.id and i.order_id is null and (i.status = 'cancelada' or i.id = (
      -- One valid invoice per order.
      select v.id from public.invoices v join jsonb_to_recordset(invoices) as m (id uuid) using (id)
      where v.order_id is null and v.status <> 'cancelada' order by v.created_at desc, v.id limit 1));
  update public.feedbacks f set order_id = target
    where f.id = any (private.uuids_of(change.document -> 'feedback_ids')) and f.order_id is null;
  return array[target];
end $$;

-- As in activity.sql, with payments.
create or replace function private.activity_rules() returns table (
  relation text, kind text, object text[], parents text[], label text, shown text[], covered text[], initial text[],
  key text, operations text[], each integer, by_customers boolean
)
language sql immutable
begin atomic
  select r.relation, r.kind, r.object::text[], r.parents::text[], r.label, r.shown::text[], r.covered::text[], r.initial::text[],
    case r.relation when 'admin_settings' then 'setting_key' when 'current_costs' then 'product_id'
      when 'invoice_files' then 'invoice_id' when 'category_price_rules' then 'category_id' else 'id' end,
    (case r.relation
      -- Costs are deleted with their product; a new file comes with its invoice; visitors sign up as often as
      -- they like; new items are written with each list, which has an entry.
      when 'current_costs' then '{insert,update}' when 'invoice_files' then '{update,delete}'
      when 'profiles' then '{update,delete}' when 'supplier_items' then '{delete}' else '{insert,update,delete}' end)::text[],
    case r.relation when 'admin_settings' then 100 else 1 end, r.relation in ('profiles', 'feedbacks')
  from (values
    ('products', 'product', '{id}', null, 'name', '{name,price,sale_price,sale_starts_at,sale_ends_at,stock_quantity,
      min_stock_alert,is_active,is_featured,featured_position,featured_from,featured_until,category_id,brand_id,category_type,
      perfume_type,gender,volume,fragrance_family,intensity,tags,sku,gtin}',
      '{description,short_description,main_image,images}', '{}'),
    ('current_costs', 'product', '{product_id}', '{products}', null, '{cost}', '{}', '{cost}'),
    ('categories', 'category', '{id}', null, 'name', '{name,is_active,sort_order}', '{}', '{}'),
    ('brands', 'brand', '{id}', null, 'name', '{name,is_active,sort_order}', '{}', '{}'),
    ('orders', 'order', '{id}', null, 'order_number', '{order_number,status,total,subtotal,discount_amount,shipping_cost}',
      '{notes,shipping_address,profile_id}', '{}'),
    ('order_items', 'order', '{order_id}', '{orders}', null, '{product_name,quantity,price,total}', '{}', '{product_name,quantity}'),
    ('order_messages', 'order', '{order_id}', '{orders}', null, '{kind}', '{}', '{kind}'),
    ('tracking_shipments', 'shipment', '{order_id}', '{orders}', null, '{tracking_code,carrier}', '{}', '{tracking_code,carrier}'),
    ('tracking_events', 'shipment', '{tracking_shipment_id}', '{tracking_shipments}', null, '{status,occurred_at}',
      '{description,location}', '{status}'),
    ('invoices', 'invoice', '{order_id}', null, 'order_number', '{status,total,number,issued_at}',
      '{access_key,customer_document,protocol}', '{number,total}'),
    ('invoice_files', 'invoice', '{invoice_id}', '{invoices}', null, '{}', '{xml}', '{}'),
    ('staff_notes', 'note', '{order_id,product_id}', '{orders,products}', null, '{}', '{body,order_id,product_id}', '{}'),
    ('feedbacks', 'feedback', '{id}', null, 'product_name', '{state,rating}', '{comment,reply}', '{rating}'),
    ('profiles', 'profile', '{user_id}', null, null, '{role,full_name}', '{phone}', '{}'),
    ('admin_settings', 'setting', null, null, 'setting_key', '{setting_value}', '{}', '{}'),
    ('product_imports', 'product', null, null, 'file_name', '{source,status,total,undone_at}', '{}', '{source,total}'),
    ('saved_views', 'view', null, null, 'name', '{name,list}', '{address,owner_id}', '{list}'),
    ('suppliers', 'supplier', '{id}', null, 'name', '{name,is_active}', '{contact,whatsapp,notes,reading,price_rule}', '{}'),
    ('supplier_lists', 'supplier', '{supplier_id}', '{suppliers}', null, '{source,file_name,updated,created,gone,undone_at}', '{}',
      '{source,updated,created,gone}'),
    ('supplier_items', 'supplier', '{supplier_id}', '{suppliers}', null, '{text}', '{}', '{}'),
    ('category_price_rules', 'category', '{category_id}', '{categories}', null, '{}', '{price_rule}', '{}'),
    ('payments', 'order', '{order_id}', '{orders}', null, '{method,amount,state,happened_at}', '{reference}',
      '{method,amount,state}')
  ) as r (relation, kind, object, parents, label, shown, covered, initial);
end;
create trigger payments_activity_insert after insert on public.payments
  referencing new table as written for each statement execute function private.record_activity();
create trigger payments_activity_update after update on public.payments
  referencing old table as former new table as written for each statement execute function private.record_activity();
create trigger payments_activity_delete after delete on public.payments
  referencing old table as written for each statement execute function private.record_activity();
