-- What a selection of products and a change of it mean, what one would do, the shop window, and single actions. The bulk
-- changes themselves stand in product_changes.sql.

-- A selection says which products are meant:
--   {"ids": ["<uuid>", …]}
--   {"all": true, "search": …, "category": …, "brand": …, "status": …, "stock": …, "on_sale": …, "except": ["<uuid>", …]}
-- The second is every product that the list shows under this filter, less the ones unticked; all but `all` may be left
-- out. Anything else is refused with 22023, so that a typing mistake never means "all".

-- The condition on `public.products p` that a selection means.
create function private.product_selection_condition(selection jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[] := private.selection_ids(selection, '{"search": "string", "category": "string", "brand": "string",
    "status": "string", "stock": "string", "on_sale": "boolean"}');
begin
  if selection ? 'ids' then
    return format('p.id = any (%L::uuid[])', ids);
  end if;
  return private.product_condition(
      selection ->> 'search',
      -- A list of one reads an id as the ids are read: 22023 for what is no uuid.
      (private.uuids_of(jsonb_build_array(selection -> 'category')))[1],
      (private.uuids_of(jsonb_build_array(selection -> 'brand')))[1],
      selection ->> 'status', selection ->> 'stock', (selection ->> 'on_sale')::boolean)
    || format(' and p.id <> all (%L::uuid[])', ids);
end $$;

-- The new sale price of `public.products p`, as text of SQL: `percentage` takes value % off the price, `fixed` takes value
-- reais off; never below 0, rounded to cents. 22023: negative, not a number, or more than 100 %.
create function private.discount_expression(kind text, value numeric) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if kind is null or kind not in ('percentage', 'fixed') then
    raise exception 'a discount is percentage or fixed' using errcode = '22023';
  end if;
  if value is null or value in ('NaN', 'Infinity') or value < 0 or (kind = 'percentage' and value > 100) then
    raise exception 'the discount is out of range' using errcode = '22023';
  end if;
  return format(
    'greatest(0, round(%s, 2))',
    format(case kind when 'fixed' then 'p.price - %L::numeric' else 'p.price * (100 - %L::numeric) / 100' end, value));
end $$;

-- Whether `public.products p` would cost more with this discount than now, as text of SQL.
create function private.discount_exception(kind text, value numeric) returns text
language sql immutable set search_path = '' as $$
  select format('coalesce(p.sale_price < p.price and p.sale_price < %s, false)', private.discount_expression(kind, value))
$$;

create function private.finite_stock(quantity integer) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if quantity >= 999999 then
    raise exception 'a counted stock is at most 999998' using errcode = '22003';
  end if;
  return quantity;
end $$;

-- The new stock of `public.products p`, as text of SQL: add, subtract (not below 0) or set. 22023: a quantity outside
-- 0…999999; the text itself raises 22003 for an addition that would reach 999999, which would turn a counted stock into an
-- unlimited one.
create function private.stock_expression(mode text, quantity integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if mode is null or mode not in ('add', 'subtract', 'set') then
    raise exception 'the mode is add, subtract or set' using errcode = '22023';
  end if;
  if quantity is null or quantity not between 0 and 999999 then
    raise exception 'the quantity is out of range' using errcode = '22023';
  end if;
  return format(case mode
    when 'set' then '%s'
    when 'subtract' then 'greatest(0, coalesce(p.stock_quantity, 0) - %s)'
    -- Called for what it refuses alone, because a call takes longer than the rest.
    else 'case when coalesce(p.stock_quantity, 0) + %1$s < 999999 then coalesce(p.stock_quantity, 0) + %1$s
      else private.finite_stock(coalesce(p.stock_quantity, 0) + %1$s) end'
  end, quantity);
end $$;

-- Whether `public.products p` cannot take the quantity, as text of SQL: an addition that would reach 999999.
create function private.stock_exception(mode text, quantity integer) returns text
language sql immutable set search_path = '' as $$
  select case mode when 'add'
    then format('(p.stock_quantity is distinct from 999999 and coalesce(p.stock_quantity, 0) + %s >= 999999)', quantity)
    else 'false' end
$$;

-- Which products adding and subtracting change: 999999 is unlimited (PROD-08) and stays.
create function private.stock_condition(mode text) returns text
language sql immutable set search_path = '' as $$
  select case mode when 'set' then 'true' else 'p.stock_quantity is distinct from 999999' end
$$;

-- What `apply_discount` or `change_stock` would do to the selected products:
-- - `matched`: how many the selection finds; `changed`: how many would be written, with the exceptions.
-- - `on_sale`: how many of them have a sale price below their price already.
-- - `reach_zero`: how many would come down to a sale price, or a stock, of 0; an empty stock is 0 already.
-- - `exceptions`: how many would cost more than now, or cannot take the quantity; `exception_names`, of the 20 newest.
-- - `first_rows`: the ten newest, each {id, name, price, before, after, is_exception}; before and after are sale prices or
--   stocks, and may be null.
create function private.preview_products(
  selection jsonb, column_name text, expression text, condition text, exception text
) returns table (
  matched bigint, changed bigint, on_sale bigint, reach_zero bigint, exceptions bigint, exception_names text[],
  first_rows jsonb
)
language plpgsql stable set search_path = '' set random_page_cost = 1.1 as $$
begin
  return query execute format(
    'with chosen as (
       select p.id, p.name, p.price, p.created_at, p.%1$I as before, p.sale_price < p.price as is_on_sale, %3$s as is_due,
         %5$s as is_exception, case when %3$s and not (%5$s and %6$L) then %2$s else p.%1$I end as after
       from public.products p where %4$s
     ), first_ten as (
       select c.id, c.name, c.price, c.before, c.after, c.is_exception from chosen c
       order by c.created_at desc, c.id desc limit 10
     ), named as (
       select c.name, c.created_at, c.id from chosen c where c.is_exception
       order by c.created_at desc, c.id desc limit 20
     )
     select count(*), count(*) filter (where c.is_due), count(*) filter (where c.is_on_sale),
       count(*) filter (where c.after = 0 and c.before is distinct from 0 and (c.before is not null or not %6$L)),
       count(*) filter (where c.is_exception),
       (select coalesce(array_agg(n.name order by n.created_at desc, n.id desc), ''{}'') from named n),
       (select coalesce(jsonb_agg(to_jsonb(f)), ''[]'') from first_ten f)
     from chosen c',
    column_name, expression, condition, private.product_selection_condition(selection), exception,
    -- An empty stock is 0, an empty sale price is none; an exception cannot be calculated for a stock alone.
    column_name = 'stock_quantity');
end $$;

create function public.preview_discount(selection jsonb, kind text, value numeric)
returns table (
  matched bigint, changed bigint, on_sale bigint, reach_zero bigint, exceptions bigint, exception_names text[],
  first_rows jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.preview_products(
    selection, 'sale_price', private.discount_expression(kind, value), 'true', private.discount_exception(kind, value));
end $$;

create function public.preview_stock(selection jsonb, mode text, quantity integer)
returns table (
  matched bigint, changed bigint, on_sale bigint, reach_zero bigint, exceptions bigint, exception_names text[],
  first_rows jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.preview_products(
    selection, 'stock_quantity', private.stock_expression(mode, quantity), private.stock_condition(mode),
    private.stock_exception(mode, quantity));
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
  select btrim(regexp_replace(normalize(given, NFC), '[\s\u00a0\u2000-\u200b\u202f\u3000\ufeff]+', ' ', 'g'))
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
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute format(
    'select p.* from public.products p where %s and not p.is_featured order by p.name_folded, p.created_at, p.id limit 50',
    private.product_condition(search, null, null, 'active', null, null));
end $$;

grant execute on function public.delete_all_products(text), public.set_featured(uuid, boolean),
  public.find_product_by_name(text), public.featured_candidates(text), public.preview_discount(jsonb, text, numeric),
  public.preview_stock(jsonb, text, integer) to authenticated;
