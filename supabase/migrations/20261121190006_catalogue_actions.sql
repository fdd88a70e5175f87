-- What a selection of products and a change of it mean, what one would do, the shop window, and single actions. The bulk
-- changes themselves are in product_changes.sql.

-- Whether a selection (`private.selection_ids`) names a product.
create function private.is_product_selected(p public.products, selection jsonb) returns boolean
language sql stable parallel safe
return case when selection ? 'ids' then p.id = any (private.selection_ids(selection))
  else p.id <> all (private.selection_ids(selection)) and private.is_product_match(p, selection -> 'filter') end;

-- A change is its kind and its arguments, as product_changes stores them: `discount` {"kind", "value"}, `stock` {"mode",
-- "quantity"}, `category` {"category_id", …} or `delete` {}.

-- Refuses with 22023 a discount that is negative, not a number or more than 100 %.
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

-- Refuses with 22023 a quantity outside 0…999999.
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

-- The stock itself, or 22003 for one that would turn a counted stock into an unlimited one.
create function private.finite_stock(quantity integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if quantity >= 999999 then
    raise exception 'a counted stock is at most 999998' using errcode = '22003';
  end if;
  return quantity;
end $$;

-- The sale price that a discount gives a product: `percentage` takes `value` % off the price, `fixed` takes reais off.
-- Never below 0, rounded to cents.
create function private.discounted_price(p public.products, discount jsonb) returns numeric
language sql stable parallel safe
return greatest(0, round(case discount ->> 'kind' when 'fixed' then p.price - (discount ->> 'value')::numeric
  else p.price * (100 - (discount ->> 'value')::numeric) / 100 end, 2));

-- The stock that a change gives a product: add, subtract (not below 0) or set.
create function private.changed_stock(p public.products, change jsonb) returns integer
language sql stable parallel safe
return case change ->> 'mode'
  when 'set' then (change ->> 'quantity')::integer
  when 'subtract' then greatest(0, coalesce(p.stock_quantity, 0) - (change ->> 'quantity')::integer)
  -- The call takes longer than the rest, so it is made only where it raises.
  else case when coalesce(p.stock_quantity, 0) + (change ->> 'quantity')::integer < 999999
    then coalesce(p.stock_quantity, 0) + (change ->> 'quantity')::integer
    else private.finite_stock(coalesce(p.stock_quantity, 0) + (change ->> 'quantity')::integer) end end;

-- Whether a change writes a product: adding and subtracting leave unlimited stocks (PROD-08) as they are.
create function private.is_change_due(p public.products, kind text, arguments jsonb) returns boolean
language sql stable parallel safe
return kind <> 'stock' or arguments ->> 'mode' = 'set' or p.stock_quantity is distinct from 999999;

-- Whether a product would cost more than now, or cannot take the quantity.
create function private.is_change_exception(p public.products, kind text, arguments jsonb) returns boolean
language sql stable parallel safe
return case
  when kind = 'discount'
    then coalesce(p.sale_price < p.price and p.sale_price < private.discounted_price(p, arguments), false)
  when kind = 'stock' and arguments ->> 'mode' = 'add'
    then p.stock_quantity is distinct from 999999
      and coalesce(p.stock_quantity, 0) + (arguments ->> 'quantity')::integer >= 999999
  else false end;

-- What `apply_discount` or `change_stock` would do to the selected products:
-- - `matched`: how many the selection finds; `changed`: how many would be written, with the exceptions.
-- - `on_sale`: how many of them have a sale price below their price already.
-- - `reach_zero`: how many would get a sale price, or a stock, of 0; an empty stock is 0 already.
-- - `exceptions`: how many would cost more than now, or cannot take the quantity; `exception_names`, of the 20 newest.
-- - `first_rows`: the ten newest, each {id, name, price, before, after, is_exception}; before and after are sale prices or
--   stocks, and may be null.
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
      -- An empty sale price is none.
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

-- Deletes the whole catalogue. The phrase is asked for here as well, so that no slip in a page can do it: anything but
-- `DELETAR TUDO`, letter for letter, is refused with 22023. P0001 with detail `import_running`: products are being imported
-- (product_imports.sql).
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

-- Puts a product into the shop window or takes it out, and returns the row as it is now; no row when the product does
-- not exist. The 21st is refused by the table's trigger: P0001 with the detail `featured_limit`.
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

-- A name as it is stored: `normalize_product_name` says the same without the call, which takes longer than the rest.
create function private.product_name(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(normalize(given, NFC), '[' || private.white_space() || '\u200b\ufeff]+', ' ', 'g'))
$$;

-- The product of a name, however its letters are composed and spaced. No row: the name is free.
create function public.find_product_by_name(name text) returns table (id uuid, product_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select p.id, p.name from public.products p
    where p.name = private.product_name(find_product_by_name.name);
end $$;

-- Active products that are not in the shop window yet and whose name contains `search`, by name, at most 50 (FEAT-02).
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
