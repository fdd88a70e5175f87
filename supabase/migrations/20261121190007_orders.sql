-- Orders, items, shipments and events. Staff only.

create sequence public.order_number_seq;

-- `LJ-2026-000123`: year in São Paulo and running number. Not granted: numbers reveal sales, and each call uses one up.
create function public.next_order_number() returns text
language sql volatile set search_path = '' as $$
  select 'LJ-' || to_char(now() at time zone 'America/Sao_Paulo', 'YYYY') || '-'
    || case when n < 1000000 then lpad(n::text, 6, '0') else n::text end
  from (select nextval('public.order_number_seq') as n) as numbers
$$;
-- Default privileges grant it.
revoke all on function public.next_order_number() from service_role;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- A trigger fills an empty number; a default would need a grant of the function.
  order_number text not null unique default '' check (order_number <> ''),
  -- Null shows as pendente (ORD-05).
  status text check (status in ('pendente', 'processando', 'enviado', 'entregue', 'cancelado')),
  total numeric(12, 2) not null default 0 check (total >= 0),
  subtotal numeric(12, 2) not null default 0 check (subtotal >= 0),
  discount_amount numeric(12, 2) not null default 0 check (discount_amount >= 0),
  shipping_cost numeric(12, 2) not null default 0 check (shipping_cost >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  shipped_at timestamptz,
  delivered_at timestamptz,
  tracking_code text,
  notes text check (char_length(notes) <= 2000),
  shipping_address jsonb,
  -- Whether a valid invoice exists (invoices.sql). A count would compare all orders with all invoices.
  has_invoice boolean not null default false,
  -- Number of status changes. Other changes do not count.
  version integer not null default 1,
  -- After an undo: the version whose status was restored. Any other status change clears it.
  restored_version integer,
  -- For `private.is_seen`. Not a time, which precedes the commit; not xmin, which may be a subtransaction.
  changed_in bigint not null default pg_current_xact_id()::text::bigint,
  -- NaN is greater than any number, so `>= 0` accepts it.
  constraint orders_money_is_a_number check (
    total <> 'NaN' and subtotal <> 'NaN' and discount_amount <> 'NaN' and shipping_cost <> 'NaN'
  ),
  constraint orders_address_is_an_object check (jsonb_typeof(shipping_address) = 'object'),
  -- Lists and exports read all of it: 64 KiB, 16 levels.
  constraint orders_address_size check (
    octet_length(shipping_address::text) <= 65536 and not jsonb_path_exists(shipping_address, 'strict $.**{17}')
  )
);

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id uuid references public.products (id) on delete set null,
  product_name text not null check (char_length(product_name) <= 300),
  quantity integer not null check (quantity > 0),
  price numeric(12, 2) not null check (price >= 0),
  total numeric(12, 2) not null check (total >= 0),
  created_at timestamptz not null default now(),
  constraint order_items_money_is_a_number check (price <> 'NaN' and total <> 'NaN')
);
-- The included columns serve the best sellers.
create index order_items_order_idx on public.order_items (order_id) include (product_id, quantity, total);
create index order_items_product_idx on public.order_items (product_id);

create table public.tracking_shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  carrier text,
  tracking_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tracking_shipments_order_idx on public.tracking_shipments (order_id);
create index tracking_shipments_code_idx on public.tracking_shipments (tracking_code);
create index tracking_shipments_created_at_idx on public.tracking_shipments (created_at desc, id desc);

create table public.tracking_events (
  id uuid primary key default gen_random_uuid(),
  tracking_shipment_id uuid not null references public.tracking_shipments (id) on delete cascade,
  status text not null,
  description text check (char_length(description) <= 500),
  location text check (char_length(location) <= 120),
  occurred_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index tracking_events_shipment_idx on public.tracking_events (tracking_shipment_id, occurred_at desc, id desc);

-- Runs as owner. Checks the role first: a trigger runs before the policy and would use up a number.
create function public.number_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role') in ('anon', 'authenticated') then
    perform private.require_admin();
  end if;
  new.order_number := public.next_order_number();
  return new;
end $$;

create trigger orders_number before insert on public.orders
  for each row when (coalesce(new.order_number, '') = '') execute function public.number_order();

-- shipped_at and delivered_at are set on each change to enviado and entregue. Values of the caller are ignored, except
-- those of an undo, which has its owner's rights and sets restored_version.
create function public.stamp_order() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_undo constant boolean := new.restored_version is distinct from old.restored_version
    and current_user not in ('anon', 'authenticated', 'service_role');
begin
  new.updated_at := now();
  new.created_at := old.created_at;
  new.version := old.version;
  new.changed_in := old.changed_in;
  if not is_undo then
    new.shipped_at := old.shipped_at;
    new.delivered_at := old.delivered_at;
    new.restored_version := old.restored_version;
  end if;
  if new.status is distinct from old.status then
    new.version := old.version + 1;
    new.changed_in := pg_current_xact_id()::text::bigint;
    if is_undo then
      return new;
    end if;
    new.restored_version := null;
    if new.status = 'enviado' then
      new.shipped_at := now();
    elsif new.status = 'entregue' then
      new.delivered_at := now();
    end if;
  end if;
  return new;
end $$;

-- An invoice is no change of its order.
create trigger orders_stamp before update on public.orders
  for each row when (old.has_invoice = new.has_invoice) execute function public.stamp_order();
create trigger tracking_shipments_updated_at before update on public.tracking_shipments
  for each row execute function public.set_updated_at();

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.tracking_shipments enable row level security;
alter table public.tracking_events enable row level security;
revoke all on public.orders, public.order_items, public.tracking_shipments, public.tracking_events from anon, authenticated;
revoke all on sequence public.order_number_seq from anon, authenticated, service_role;
grant select, insert, update, delete
  on public.orders, public.order_items, public.tracking_shipments, public.tracking_events to authenticated;
grant all on public.orders, public.order_items, public.tracking_shipments, public.tracking_events to service_role;

create policy "orders: admin" on public.orders for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "order_items: admin" on public.order_items for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "tracking_shipments: admin" on public.tracking_shipments for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "tracking_events: admin" on public.tracking_events for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

alter publication supabase_realtime add table public.orders;
