-- Lists of orders by payment, source, place, shipping method, total and product, and the export with items.

-- City, state and shipping method as an order has them. The names are those of `parseShippingAddress` in libs/domain; an
-- address in one text has no parts.
create function private.shipping_text(details jsonb, part text) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- Not a list or an object.
  select case when named !~ '^[[{]' then named end
  from (select details || case jsonb_typeof(place) when 'object' then place else '{}' end as a
      from (select coalesce(details -> 'address', details -> 'endereco') as place) as given) as address,
    lateral (select case part
      when 'city' then coalesce(a ->> 'city', a ->> 'cidade', a ->> 'municipio', a ->> 'town', a ->> 'localidade')
      when 'state' then coalesce(a ->> 'state', a ->> 'estado', a ->> 'uf', a ->> 'province', a ->> 'region')
      when 'method' then coalesce(details ->> 'shipping_method', details ->> 'shippingMethod', details ->> 'shipping',
        details ->> 'metodo_envio', details ->> 'forma_de_envio', details ->> 'frete')
    end as named) as found
$$;

-- As filters compare them.
create function private.comparable_text(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select nullif(btrim(left(private.folded(given), 100)), '')
$$;

-- Two letters; null for other texts.
create function private.state_code(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when name in ('ac', 'al', 'am', 'ap', 'ba', 'ce', 'df', 'es', 'go', 'ma', 'mg', 'ms', 'mt', 'pa', 'pb', 'pe',
      'pi', 'pr', 'rj', 'rn', 'ro', 'rr', 'rs', 'sc', 'se', 'sp', 'to') then upper(name)
    else '{"acre": "AC", "alagoas": "AL", "amazonas": "AM", "amapa": "AP", "bahia": "BA", "ceara": "CE",
      "distrito federal": "DF", "espirito santo": "ES", "goias": "GO", "maranhao": "MA", "minas gerais": "MG",
      "mato grosso do sul": "MS", "mato grosso": "MT", "para": "PA", "paraiba": "PB", "pernambuco": "PE", "piaui": "PI",
      "parana": "PR", "rio de janeiro": "RJ", "rio grande do norte": "RN", "rondonia": "RO", "roraima": "RR",
      "rio grande do sul": "RS", "santa catarina": "SC", "sergipe": "SE", "sao paulo": "SP", "tocantins": "TO"}'::jsonb ->> name
    end
  from private.comparable_text(given) as name
$$;

-- As `payment_method` in payments.sql.
alter table public.orders
  add column shipping_city text generated always as (
    private.comparable_text(private.shipping_text(shipping_address, 'city'))) stored,
  add column shipping_state text generated always as (
    private.state_code(private.shipping_text(shipping_address, 'state'))) stored,
  add column shipping_method text generated always as (
    private.comparable_text(private.shipping_text(shipping_address, 'method'))) stored;
alter table public.orders
  alter column shipping_city drop expression,
  alter column shipping_state drop expression,
  alter column shipping_method drop expression;

create function private.derive_shipping_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.shipping_city := private.comparable_text(private.shipping_text(new.shipping_address, 'city'));
  new.shipping_state := private.state_code(private.shipping_text(new.shipping_address, 'state'));
  new.shipping_method := private.comparable_text(private.shipping_text(new.shipping_address, 'method'));
  return new;
end $$;
create trigger orders_shipping before insert or update of shipping_address, shipping_city, shipping_state, shipping_method
  on public.orders for each row execute function private.derive_shipping_columns();

create index orders_shipping_city_idx on public.orders (shipping_city, created_at desc, id desc) include (status);
create index orders_shipping_state_idx on public.orders (shipping_state, created_at desc, id desc) include (status);
create index orders_shipping_method_idx on public.orders (shipping_method, created_at desc, id desc) include (status);
drop index public.order_items_product_idx;
create index order_items_product_idx on public.order_items (product_id) include (order_id);

create or replace function private.order_filter() returns jsonb
language sql immutable parallel safe
return '{"search": "string", "first_day": "day", "last_day": "day",
  "older_than": ["2", "3", "7", "15", "30"], "status": ["pendente", "processando", "enviado", "entregue", "cancelado"],
  "paid": ["pago", "parcial", "a_pagar", "desconhecido", "estornado", "em_aberto"],
  "payment_method": ["pix", "card", "dinheiro", "outro"], "source": ["storefront", "manual"],
  "city": "string", "state": "string", "shipping_method": "string", "product": "uuid", "min_total": "number",
  "max_total": "number"}'::jsonb;

create function private.has_product(id uuid, product uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select 1 from public.order_items i where i.order_id = has_product.id and i.product_id = has_product.product);
end $$;

-- As in order_list.sql. `paid`: the paid state; `em_aberto` is each that may still be paid. `city` and `shipping_method` are
-- compared without accents and case. `few` are those of `private.few_matches`, and include the product as well as the search.
create or replace function private.is_order_match(o public.orders, filter jsonb, few uuid[]) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.order_filter())
  and case when few is not null then o.id = any (few)
    when private.order_patterns(filter ->> 'search') is not null
      then private.has_order_words(o.id, private.order_patterns(filter ->> 'search'))
    else private.is_number_match(o.order_number, filter ->> 'search') end
  and (filter ->> 'status' is null or coalesce(o.status, 'pendente') = filter ->> 'status')
  and (filter ->> 'first_day' is null
    or o.created_at >= (filter ->> 'first_day')::date::timestamp at time zone 'America/Sao_Paulo')
  and (filter ->> 'last_day' is null
    or o.created_at < ((filter ->> 'last_day')::date + 1)::timestamp at time zone 'America/Sao_Paulo')
  and (filter ->> 'older_than' is null or o.created_at < now() - (filter ->> 'older_than')::integer * interval '1 day')
  and (filter ->> 'paid' is null or o.paid_state = filter ->> 'paid'
    or filter ->> 'paid' = 'em_aberto' and o.paid_state not in ('pago', 'estornado'))
  and (filter ->> 'payment_method' is null or o.payment_method = filter ->> 'payment_method')
  and (filter ->> 'source' is null or o.source = filter ->> 'source')
  and (filter ->> 'city' is null or o.shipping_city = private.comparable_text(filter ->> 'city'))
  and (filter ->> 'state' is null or o.shipping_state = filter ->> 'state')
  and (filter ->> 'shipping_method' is null or o.shipping_method = private.comparable_text(filter ->> 'shipping_method'))
  and (filter ->> 'min_total' is null or o.total >= (filter ->> 'min_total')::numeric)
  and (filter ->> 'max_total' is null or o.total <= (filter ->> 'max_total')::numeric)
  and (filter ->> 'product' is null or few is not null or private.has_product(o.id, (filter ->> 'product')::uuid));

-- Orders that search and product find, if one of them finds few (`private.few_orders`). Null for others.
create function private.few_matches(filter jsonb) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1
set enable_seqscan = off as $$
declare
  few constant uuid[] := private.few_orders(filter ->> 'search');
  -- A parameter is evaluated once for all rows.
  search constant jsonb := jsonb_build_object('search', filter -> 'search');
  product uuid;
  sold uuid[];
begin
  perform private.require_filter(filter, private.order_filter());
  product := (filter ->> 'product')::uuid;
  if product is null then
    return few;
  end if;
  if few is not null then
    return array(select id from unnest(few) as id where private.has_product(id, product));
  end if;
  -- More are found sooner in the order of the list.
  sold := array(select i.order_id from public.order_items i where i.product_id = product limit 5001);
  if cardinality(sold) > 5000 then
    return null;
  end if;
  return case when private.order_numbers_in(filter ->> 'search') is null then sold
    else array(select o.id from public.orders o where o.id = any (sold) and private.is_order_match(o, search, null)) end;
end $$;

-- As in order_actions.sql, with the `private.few_matches` of its filter.
create or replace function private.with_few(selection jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  few constant uuid[] := private.few_matches(coalesce(selection -> 'filter', '{}'));
begin
  return case when few is null then selection else jsonb_set(selection, '{filter,few}', to_jsonb(few)) end;
end $$;

-- As in order_list.sql.
create or replace function public.list_orders(
  filter jsonb default '{}', sort text default 'date_desc', page_size integer default 20, page_offset integer default 0
) returns setof public.orders
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  few uuid[];
  whole text[];
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  perform private.require_sort(sort, '{date,total}');
  few := private.few_matches(filter);
  if few is not null and page_size <= 100 then
    whole := private.whole_numbers(filter ->> 'search');
  end if;
  return query
    select o.* from unnest(array(
      select m.id from public.orders m
      where private.is_order_match(m, filter, few)
      order by
        case when whole is not null
          then upper(m.order_number) = any (whole) or substring(m.order_number from '\d+$') = any (whole) end desc,
        case when sort = 'total_asc' then m.total end, case when sort = 'total_desc' then m.total end desc,
        case when sort like '%\_asc' then m.created_at end, case when sort like '%\_asc' then m.id end,
        m.created_at desc, m.id desc
      limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.orders o using (id) order by page.position;
end $$;

-- As in order_list.sql, with the paid state and, on request, the paid amount and the items.
drop function public.list_order_batch(jsonb, text, timestamptz, uuid, integer);
create function public.list_order_batch(
  filter jsonb default '{}', sort text default 'date_desc', after_created_at timestamptz default null,
  after_id uuid default null, page_size integer default 1000, with_items boolean default false
) returns text
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  few uuid[];
begin
  perform private.require_admin();
  perform private.require_page(page_size, 0, 1000);
  perform private.require_sort(sort, '{date}');
  if (after_created_at is null) <> (after_id is null) then
    raise exception 'a cursor is a moment and an id' using errcode = '22023';
  end if;
  few := private.few_matches(filter);
  return (
    select coalesce(json_agg(exported)::text, '[]') from (
      select o.id, o.order_number, o.created_at, o.status, o.subtotal, o.discount_amount, o.shipping_cost, o.total,
        o.shipped_at, o.delivered_at, o.tracking_code, o.shipping_address -> 'name' as name,
        o.shipping_address -> 'phone' as phone, o.shipping_address -> 'email' as email,
        o.shipping_address -> 'payment_method' as payment_method, o.paid_state,
        case when with_items then (
          select sum(p.amount) from public.payments p where p.order_id = o.id and p.state = 'pago') end as paid_amount,
        case when with_items then coalesce(o.shipping_address -> 'items', o.shipping_address -> 'itens') end as listed_items,
        case when with_items then (
          select json_agg(json_build_object('product_name', i.product_name, 'quantity', i.quantity, 'price', i.price,
            'total', i.total) order by i.created_at, i.id)
          from public.order_items i where i.order_id = o.id) end as booked_items
      from public.orders o
      where private.is_order_match(o, filter, few)
        and case when after_id is null then true when sort = 'date_asc' then (o.created_at, o.id) > (after_created_at, after_id)
          else (o.created_at, o.id) < (after_created_at, after_id) end
      order by case when sort = 'date_asc' then o.created_at end, case when sort = 'date_asc' then o.id end,
        o.created_at desc, o.id desc
      limit page_size
    ) as exported);
end $$;

-- The first 1000 cities and methods by name, as their newest orders have them, with two index lookups each.
create function public.order_places() returns table (part text, value text)
language plpgsql stable security definer
set search_path = '' set random_page_cost = 1.1 set enable_seqscan = off as $$
begin
  perform private.require_admin();
  return query
    with recursive cities as (
      (select o.shipping_city as name from public.orders o where o.shipping_city is not null order by o.shipping_city limit 1)
      union all
      select (select o.shipping_city from public.orders o where o.shipping_city > c.name order by o.shipping_city limit 1)
      from cities c where c.name is not null
    ), methods as (
      (select o.shipping_method as name from public.orders o where o.shipping_method is not null order by o.shipping_method limit 1)
      union all
      select (select o.shipping_method from public.orders o where o.shipping_method > m.name order by o.shipping_method limit 1)
      from methods m where m.name is not null
    )
    (select 'city', (select btrim(private.shipping_text(o.shipping_address, 'city')) from public.orders o
        where o.shipping_city = c.name order by o.created_at desc, o.id desc limit 1)
      from cities c where c.name is not null limit 1000)
    union all
    (select 'method', (select btrim(private.shipping_text(o.shipping_address, 'method')) from public.orders o
        where o.shipping_method = m.name order by o.created_at desc, o.id desc limit 1)
      from methods m where m.name is not null limit 1000);
end $$;

grant execute on function public.list_order_batch(jsonb, text, timestamptz, uuid, integer, boolean), public.order_places()
  to authenticated;
