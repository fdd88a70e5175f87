-- Orders that staff enter: sales at the counter and by messenger. And the numbers of all orders.

alter table public.orders add column source text not null default 'storefront' check (source in ('storefront', 'manual'));

-- The last number of an order, in place of a sequence: locked until the order is committed, so that a refused one leaves
-- no gap. At most one row.
create table private.order_counter (
  is_only boolean primary key default true check (is_only),
  last_number bigint not null check (last_number >= 0)
);
insert into private.order_counter (last_number)
  select case when s.is_called then s.last_value else s.last_value - 1 end from public.order_number_seq s;

-- `LJ-2026-000123`: year in São Paulo and running number. Not granted: numbers reveal sales. Skips a number that another
-- program gave an order.
create or replace function public.next_order_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  n bigint;
  number text;
begin
  loop
    insert into private.order_counter as c (last_number) values (1)
      on conflict (is_only) do update set last_number = c.last_number + 1 returning c.last_number into n;
    number := 'LJ-' || to_char(now() at time zone 'America/Sao_Paulo', 'YYYY') || '-'
      || case when n < 1000000 then lpad(n::text, 6, '0') else n::text end;
    exit when not exists (select from public.orders o where o.order_number = number);
  end loop;
  return number;
end $$;
drop sequence public.order_number_seq;

-- Raises 22023 with the path of the first part that is unknown or has another kind than `parts` names:
-- - `name`: a text that is not blank. `text`, `notes`: a text, or absent. At most 300 characters, notes 2000.
-- - `amount`: reais with at most two decimals, up to 1,000,000. `quantity`: 1 to 10,000. `id`: a uuid, or absent.
-- - a regular expression: a text that matches, or absent or blank.
-- `ENTRY_LIMITS` of libs/domain has the same limits.
create function private.require_parts(given jsonb, parts jsonb, path text default '') returns void
language plpgsql immutable set search_path = '' as $$
declare
  part text;
  kind text;
  written text;
  number numeric;
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception 'malformed entry: %', rtrim(path, '.') using errcode = '22023';
  end if;
  for part in select k.key from jsonb_object_keys(parts || given) as k (key) loop
    kind := parts ->> part;
    written := case jsonb_typeof(given -> part) when 'string' then given ->> part when 'null' then '' end;
    written := case when given ? part then written else '' end;
    number := case jsonb_typeof(given -> part) when 'number' then (given ->> part)::numeric end;
    if kind is null or not coalesce(case kind
      when 'name' then written ~ '\S' and length(written) <= 300
      when 'text' then length(written) <= 300
      when 'notes' then length(written) <= 2000
      when 'amount' then number between 0 and 1000000 and number = round(number, 2)
      when 'quantity' then number between 1 and 10000 and number = trunc(number)
      when 'id' then written = '' or written ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      else written !~ '\S' or (btrim(written) ~* kind and length(written) <= 300) end, false) then
      raise exception 'malformed entry: %', path || part using errcode = '22023';
    end if;
  end loop;
end $$;

-- Raises 22023 for a malformed entry of `enter_order`.
create function private.require_entry(entry jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  customer constant jsonb := entry -> 'customer';
  address constant jsonb := nullif(entry -> 'address', 'null');
  item record;
begin
  perform private.require_parts(entry - '{items,customer,address}'::text[], '{"shipping_method": "text",
    "shipping_cost": "amount", "discount": "amount", "payment_method": "text", "notes": "notes", "total": "amount"}');
  if jsonb_typeof(entry -> 'items') is distinct from 'array' or jsonb_array_length(entry -> 'items') not between 1 and 200 then
    raise exception 'malformed entry: items' using errcode = '22023';
  end if;
  for item in select i.value, i.n from jsonb_array_elements(entry -> 'items') with ordinality as i (value, n) loop
    perform private.require_parts(item.value, '{"product_id": "id", "product_name": "name", "quantity": "quantity",
      "price": "amount", "note": "text"}', format('items.%s.', item.n - 1));
  end loop;
  -- A phone with 8 to 15 digits.
  perform private.require_parts(customer, '{"user_id": "id", "name": "name", "phone": "^(\\D*\\d){8,15}\\D*$",
    "email": "^[^\\s@]+@[^\\s@]+$", "document": "text"}', 'customer.');
  if customer ->> 'document' ~ '\S' and private.order_document(customer - 'user_id') is null then
    raise exception 'malformed entry: customer.document' using errcode = '22023';
  end if;
  if address is not null then
    perform private.require_parts(address, '{"zip": "^\\d{5}-\\d{3}$", "street": "name", "number": "text", "complement": "text",
      "district": "text", "city": "name", "state": "name"}', 'address.');
    if address ->> 'city' !~ '[[:alpha:]]' then
      raise exception 'malformed entry: address.city' using errcode = '22023';
    end if;
    -- `BRAZILIAN_STATES` of libs/domain.
    if address ->> 'state' <> all ('{AC,AL,AM,AP,BA,CE,DF,ES,GO,MA,MG,MS,MT,PA,PB,PE,PI,PR,RJ,RN,RO,RR,RS,SC,SE,SP,TO}') then
      raise exception 'malformed entry: address.state' using errcode = '22023';
    end if;
  end if;
end $$;

-- `items` (of each its total), `subtotal` and `total` of an entry, in reais, as `entryTotals` of libs/domain. 22023: the
-- discount is greater than the subtotal.
create function private.entry_totals(entry jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  items numeric[];
  subtotal numeric;
begin
  select array_agg((i.value ->> 'quantity')::numeric * (i.value ->> 'price')::numeric order by i.n),
      sum((i.value ->> 'quantity')::numeric * (i.value ->> 'price')::numeric)
    into items, subtotal from jsonb_array_elements(entry -> 'items') with ordinality as i (value, n);
  if (entry ->> 'discount')::numeric > subtotal then
    raise exception 'malformed entry: discount' using errcode = '22023';
  end if;
  return jsonb_build_object('items', items, 'subtotal', subtotal,
    'total', subtotal - (entry ->> 'discount')::numeric + (entry ->> 'shipping_cost')::numeric);
end $$;

-- The texts of an object that are not blank.
create function private.written_parts(given jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(p.key, btrim(p.value)), '{}') from jsonb_each_text(given) as p where p.value ~ '\S'
$$;

-- Products of which an entry sells more than the stock, each {product_id, stock}; null without.
create function private.short_products(items jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('product_id', p.id, 'stock', coalesce(p.stock_quantity, 0)) order by p.name, p.id)
  from (
    select (i ->> 'product_id')::uuid as id, sum((i ->> 'quantity')::integer) as quantity
    from jsonb_array_elements(items) as i group by 1
  ) sold join public.products p using (id)
  where coalesce(p.stock_quantity, 0) <> 999999 and coalesce(p.stock_quantity, 0) < sold.quantity
$$;

-- P0001 with detail `stock_short` if items sell more than the stock; the hint has `private.short_products`.
create function private.require_stock(items jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  short constant jsonb := private.short_products(items);
begin
  if short is not null then
    raise exception 'the stock is short' using errcode = 'P0001', detail = 'stock_short', hint = short::text;
  end if;
end $$;

-- Keeps the products of an entry from being deleted meanwhile. 23503: one is unknown.
create function private.require_products(entry jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.products p
    where p.id in (select (i ->> 'product_id')::uuid from jsonb_array_elements(entry -> 'items') as i)
    order by p.id for key share;
  if exists (select from jsonb_array_elements(entry -> 'items') as i where i ->> 'product_id' <> ''
      and not exists (select from public.products p where p.id = (i ->> 'product_id')::uuid)) then
    raise exception 'there is no such product' using errcode = '23503';
  end if;
end $$;

-- The profile of an entry's account; null without one. 23503: it is unknown.
create function private.entry_buyer(entry jsonb) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  account constant uuid := nullif(entry #>> '{customer,user_id}', '');
  buyer constant uuid := (select p.id from public.profiles p where p.user_id = account);
begin
  if account is not null and buyer is null then
    raise exception 'there is no such account' using errcode = '23503';
  end if;
  return buyer;
end $$;

-- Stores an order that staff entered, with the next number, and returns it. Triggers change the stock.
-- - `request_id` becomes the id of the order: a repeat after a lost response returns the stored order and writes nothing.
-- - `entry`: {"items": [{"product_id", "product_name", "quantity", "price", "note"}], "customer": {"user_id", "name",
--   "phone", "email", "document"}, "address": null or with the parts of `orders.shipping_address`, "shipping_method",
--   "shipping_cost", "discount", "payment_method", "notes", "total"}. Amounts in reais. `total` is the one that was shown.
-- - An item with another price than the product's has the product's as `list_price` in `orders.shipping_address`.
-- 22023 with the path of the malformed part, or the id is of another order. 23503: an unknown product or account. P0001
-- with detail `total_changed`, or `stock_short` unless `accept_stock`: the hint has `private.short_products`.
create function public.enter_order(request_id uuid, entry jsonb, accept_stock boolean default false)
returns table (id uuid, order_number text, total numeric)
language plpgsql security definer set search_path = '' as $$
declare
  stored public.orders;
  customer constant jsonb := entry -> 'customer';
  totals jsonb;
  lines jsonb;
  buyer uuid;
begin
  perform private.require_admin();
  if request_id is null then
    raise exception 'malformed entry: request_id' using errcode = '22023';
  end if;
  -- An earlier attempt may still be running.
  perform pg_advisory_xact_lock(hashtextextended('public.orders ' || request_id, 0));
  select * into stored from public.orders o where o.id = request_id;
  if stored.id is not null then
    if stored.source <> 'manual' then
      raise exception 'there is another order of this id' using errcode = '22023';
    end if;
    return query select stored.id, stored.order_number, stored.total;
    return;
  end if;
  perform private.require_entry(entry);
  totals := private.entry_totals(entry);
  if totals -> 'total' is distinct from entry -> 'total' then
    raise exception 'the total is another one' using errcode = 'P0001', detail = 'total_changed';
  end if;
  perform private.require_products(entry);
  buyer := private.entry_buyer(entry);
  if accept_stock is not true then
    perform private.require_stock(entry -> 'items');
  end if;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('product_name', btrim(i.value ->> 'product_name'),
      'quantity', i.value -> 'quantity', 'price', i.value -> 'price', 'total', totals -> 'items' -> (i.n - 1)::integer,
      'list_price', nullif(case when private.is_on_sale(p) then p.sale_price else p.price end, (i.value ->> 'price')::numeric),
      'note', nullif(btrim(i.value ->> 'note'), ''))) order by i.n)
    into lines from jsonb_array_elements(entry -> 'items') with ordinality as i (value, n)
    left join public.products p on p.id = (i.value ->> 'product_id')::uuid;
  insert into public.orders (id, source, status, subtotal, discount_amount, shipping_cost, total, notes, profile_id,
      shipping_address)
    values (request_id, 'manual', 'pendente', (totals ->> 'subtotal')::numeric, (entry ->> 'discount')::numeric,
      (entry ->> 'shipping_cost')::numeric, (totals ->> 'total')::numeric, nullif(btrim(entry ->> 'notes'), ''), buyer,
      private.written_parts(customer - 'user_id')
        || private.written_parts(jsonb_build_object('payment_method', entry -> 'payment_method',
          'shipping_method', entry -> 'shipping_method'))
        || jsonb_strip_nulls(jsonb_build_object('address', private.written_parts(nullif(entry -> 'address', 'null'))))
        || jsonb_build_object('items', lines))
    returning * into stored;
  insert into public.order_items (order_id, product_id, product_name, quantity, price, total, created_at)
    select stored.id, (i.value ->> 'product_id')::uuid, btrim(i.value ->> 'product_name'), (i.value ->> 'quantity')::integer,
      (i.value ->> 'price')::numeric, (totals -> 'items' ->> (i.n - 1)::integer)::numeric,
      -- The items are read in this order.
      now() + i.n * interval '1 microsecond'
    from jsonb_array_elements(entry -> 'items') with ordinality as i (value, n);
  return query select stored.id, stored.order_number, stored.total;
end $$;

-- Customers whose name, phone, document or e-mail match, at most six: accounts and guests, each once, with all orders that
-- `customer_card` has. The best first, as `palette_search`. Absent parts of an account, and those of a guest, are of the
-- newest order that has them. `address`: an `orders.shipping_address` without its items.
create function public.find_customers(search text)
returns table (
  user_id uuid, name text, phone text, email text, document text, address jsonb, orders bigint, last_order_at timestamptz
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  candidate record;
  who private.customer;
  own uuid[];
  known text[] := '{}';
  key text;
begin
  perform private.require_admin();
  for candidate in
    select u.id as account, null::uuid as of_order from auth.users u where u.email = private.email_key(search)
    union all
    select * from (
      select case p.found_by when 'user' then p.id end, case p.found_by when 'order' then p.id end
      from public.palette_search(search) p where p.kind = 'customer'
    ) found
  loop
    who := private.find_customer(candidate.account, candidate.of_order);
    continue when who is null;
    own := array(
      select o.id from private.customer_matches(who) m join public.orders o on o.id = m.order_id
      where m.is_certain order by o.created_at desc, o.id desc);
    -- The other orders of a guest lead to the same newest one.
    key := coalesce(who.profile_id, own[1]);
    continue when key = any (known);
    known := known || key;
    return query
      select p.user_id, coalesce(nullif(btrim(p.full_name), ''), last.name), coalesce(nullif(btrim(p.phone), ''), last.phone),
        coalesce(u.email::text, last.email), last.document, last.address, cardinality(own)::bigint, last.created_at
      from (
        select (array_agg(c.full_name order by k.n) filter (where c.full_name ~ '\S'))[1] as name,
          (array_agg(c.phone order by k.n) filter (where c.phone ~ '\S'))[1] as phone,
          (array_agg(c.email order by k.n) filter (where c.email ~ '\S'))[1] as email,
          (array_agg(d.document order by k.n) filter (where private.telling_documents(array[d.document]) <> '{}'))[1] as document,
          (array_agg(o.shipping_address - '{items,itens}'::text[] order by not o.shipping_address ?| '{address,endereco}', k.n))[1]
            as address,
          max(o.created_at) as created_at
        from unnest(own[1:50]) with ordinality as k (id, n) join public.orders o using (id),
          private.customer_of(o.shipping_address) c, private.order_document(o.shipping_address) as d (document)
      ) last
      left join public.profiles p on p.id = who.profile_id
      left join auth.users u on u.id = p.user_id;
  end loop;
end $$;

grant execute on function public.enter_order(uuid, jsonb, boolean), public.find_customers(text) to authenticated;
