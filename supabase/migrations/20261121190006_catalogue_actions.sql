-- Selections, previews, the shop window and single actions; product_changes.sql has the bulk changes.

create function private.is_product_selected(p public.products, selection jsonb) returns boolean
language sql stable parallel safe
return case when selection ? 'ids' then p.id = any (private.selection_ids(selection))
  else p.id <> all (private.selection_ids(selection)) and private.is_product_match(p, selection -> 'filter') end;

-- A change has a kind and arguments, as in product_changes: `discount` {"kind", "value"}, `stock` {"mode", "quantity"},
-- `category` {"category_id", …}, `delete` {}.

-- Refuses with 22023 a discount that is negative, no number or above 100 %.
create function private.require_discount(kind text, value numeric) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if kind is null or kind not in ('percentage', 'fixed') then
    raise exception 'a discount is percentage or fixed' using errcode = '22023';
  end if;
  if value is null or value in ('NaN', 'Infinity') or value < 0 or (kind = 'percentage' and value > 100) then
    raise exception 'the discount is out of range' using errcode = '22023';
  end if;
end $$;

create function private.require_stock_change(mode text, quantity integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if mode is null or mode not in ('add', 'subtract', 'set') then
    raise exception 'the mode is add, subtract or set' using errcode = '22023';
  end if;
  if quantity is null or quantity not between 0 and 999999 then
    raise exception 'the quantity is out of range' using errcode = '22023';
  end if;
end $$;

-- Refuses with 22003 a sum that would mean unlimited.
create function private.finite_stock(quantity integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if quantity >= 999999 then
    raise exception 'a counted stock is at most 999998' using errcode = '22003';
  end if;
  return quantity;
end $$;

-- `percentage` takes `value` % off the price, `fixed` takes reais off; at least 0, rounded to cents.
create function private.discounted_price(p public.products, discount jsonb) returns numeric
language sql stable parallel safe
return greatest(0, round(case discount ->> 'kind' when 'fixed' then p.price - (discount ->> 'value')::numeric
  else p.price * (100 - (discount ->> 'value')::numeric) / 100 end, 2));

-- Add, subtract (not below 0) or set.
create function private.changed_stock(p public.products, change jsonb) returns integer
language sql stable parallel safe
return case change ->> 'mode'
  when 'set' then (change ->> 'quantity')::integer
  when 'subtract' then greatest(0, coalesce(p.stock_quantity, 0) - (change ->> 'quantity')::integer)
  -- The call is slow, so it is made only to raise.
  else case when coalesce(p.stock_quantity, 0) + (change ->> 'quantity')::integer < 999999
    then coalesce(p.stock_quantity, 0) + (change ->> 'quantity')::integer
    else private.finite_stock(coalesce(p.stock_quantity, 0) + (change ->> 'quantity')::integer) end end;

-- Adding and subtracting skip unlimited stocks (PROD-08).
create function private.is_change_due(p public.products, kind text, arguments jsonb) returns boolean
language sql stable parallel safe
return kind <> 'stock' or arguments ->> 'mode' = 'set' or p.stock_quantity is distinct from 999999;

-- Whether the price would rise, or the quantity does not fit.
create function private.is_change_exception(p public.products, kind text, arguments jsonb) returns boolean
language sql stable parallel safe
return case
  when kind = 'discount'
    then coalesce(p.sale_price < p.price and p.sale_price < private.discounted_price(p, arguments), false)
  when kind = 'stock' and arguments ->> 'mode' = 'add'
    then p.stock_quantity is distinct from 999999
      and coalesce(p.stock_quantity, 0) + (arguments ->> 'quantity')::integer >= 999999
  else false end;

-- Effect of `apply_discount` or `change_stock`:
-- - `matched`: selected; `changed`: would be written, with the exceptions.
-- - `on_sale`: have a sale price below the price.
-- - `reach_zero`: would get a sale price or a stock of 0.
-- - `exceptions`, and `exception_names` of the 20 newest.
-- - `first_rows`: the ten newest {id, name, price, before, after, is_exception}; before and after may be null.
create function private.preview_products(selection jsonb, kind text, arguments jsonb) returns table (
  matched bigint, changed bigint, on_sale bigint, reach_zero bigint, exceptions bigint, exception_names text[],
  first_rows jsonb
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  return query
    with chosen as (
      select p.id, p.name, p.price, p.created_at, p.sale_price < p.price as is_on_sale,
        private.is_change_due(p, kind, arguments) as is_due, private.is_change_exception(p, kind, arguments) as is_exception,
        case kind when 'stock' then p.stock_quantity else p.sale_price end as before,
        case
          when kind = 'discount' then private.discounted_price(p, arguments)
          when private.is_change_due(p, kind, arguments) and not private.is_change_exception(p, kind, arguments)
            then private.changed_stock(p, arguments)
          else p.stock_quantity end as after
      from public.products p where private.is_product_selected(p, selection)
    ), first_ten as (
      select c.id, c.name, c.price, c.before, c.after, c.is_exception from chosen c
      order by c.created_at desc, c.id desc limit 10
    ), named as (
      select c.name, c.created_at, c.id from chosen c where c.is_exception order by c.created_at desc, c.id desc limit 20
    )
    select count(*), count(*) filter (where c.is_due), count(*) filter (where c.is_on_sale),
      -- An absent sale price is not 0.
      count(*) filter (where c.after = 0 and c.before is distinct from 0 and (c.before is not null or kind = 'discount')),
      count(*) filter (where c.is_exception),
      (select coalesce(array_agg(n.name order by n.created_at desc, n.id desc), '{}') from named n),
      (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from first_ten f)
    from chosen c;
end $$;

create function public.preview_discount(selection jsonb, kind text, value numeric)
returns table (
  matched bigint, changed bigint, on_sale bigint, reach_zero bigint, exceptions bigint, exception_names text[],
  first_rows jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_discount(kind, value);
  return query select * from private.preview_products(
    selection, 'discount', jsonb_build_object('kind', kind, 'value', value));
end $$;

create function public.preview_stock(selection jsonb, mode text, quantity integer)
returns table (
  matched bigint, changed bigint, on_sale bigint, reach_zero bigint, exceptions bigint, exception_names text[],
  first_rows jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_stock_change(mode, quantity);
  return query select * from private.preview_products(
    selection, 'stock', jsonb_build_object('mode', mode, 'quantity', quantity));
end $$;

-- Deletes the catalogue. Refuses with 22023 any phrase but `DELETAR TUDO`. P0001 with detail `import_running`.
create function public.delete_all_products(phrase text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  if phrase is distinct from 'DELETAR TUDO' then
    raise exception 'the confirmation phrase does not match' using errcode = '22023';
  end if;
  perform private.hold_off_imports();
  -- Hosted projects refuse a DELETE without a condition.
  delete from public.products p where p.id is not null;
  get diagnostics deleted = row_count;
  return deleted;
end $$;

-- Returns no row for an unknown product. P0001 with detail `featured_limit` for the 21st.
create function public.set_featured(product_id uuid, featured boolean)
returns table (id uuid, name text, is_featured boolean, version integer)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if featured is null then
    raise exception 'featured is true or false' using errcode = '22023';
  end if;
  return query update public.products p set is_featured = featured
    where p.id = set_featured.product_id
    returning p.id, p.name, p.is_featured, p.version;
end $$;

-- As `normalize_product_name` stores it.
create function private.product_name(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(normalize(given, NFC), '[' || private.white_space() || '\u200b\ufeff]+', ' ', 'g'))
$$;

-- Compares normalised names; no row if the name is free.
create function public.find_product_by_name(name text) returns table (id uuid, product_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select p.id, p.name from public.products p
    where p.name = private.product_name(find_product_by_name.name);
end $$;

-- Active products by name that are not featured and match, at most 50 (FEAT-02).
create function public.featured_candidates(search text default null) returns setof public.products
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  filter constant jsonb := jsonb_build_object('search', search, 'status', 'active');
begin
  perform private.require_admin();
  return query select p.* from public.products p where private.is_product_match(p, filter) and not p.is_featured
    order by p.name_folded, p.created_at, p.id limit 50;
end $$;

grant execute on function public.delete_all_products(text), public.set_featured(uuid, boolean),
  public.find_product_by_name(text), public.featured_candidates(text), public.preview_discount(jsonb, text, numeric),
  public.preview_stock(jsonb, text, integer) to authenticated;
