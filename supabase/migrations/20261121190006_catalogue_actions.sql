-- Bulk actions on products and the shop window. Each is one call, one transaction, one statement that writes: all of
-- it happens or nothing does. Each returns the number of rows it wrote.
--
-- A selection says which products are meant:
--   {"ids": ["<uuid>", …]}
--   {"all": true, "search": …, "category": …, "brand": …, "status": …, "stock": …, "on_sale": …, "except": ["<uuid>", …]}
-- The second is every product that the list shows under this filter, less the ones unticked; all but `all` may be left
-- out. Anything else is refused with 22023, so that a typing mistake never means "all".

-- The condition on `public.products p` that a selection means.
create function private.product_selection_condition(selection jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[];
  key text;
begin
  if jsonb_typeof(selection) is distinct from 'object' then
    raise exception 'malformed selection: an object is expected' using errcode = '22023';
  end if;
  if selection ? 'ids' and selection - 'ids' <> '{}' then
    raise exception 'malformed selection: ids stand alone' using errcode = '22023';
  end if;
  if not selection ? 'ids' and (selection -> 'all' is distinct from 'true'
    or selection - '{all,search,category,brand,status,stock,on_sale,except}'::text[] <> '{}') then
    raise exception 'malformed selection' using errcode = '22023';
  end if;
  foreach key in array '{search,category,brand,status,stock}'::text[] loop
    if jsonb_typeof(selection -> key) not in ('string', 'null') then
      raise exception 'malformed selection: % is a text', key using errcode = '22023';
    end if;
  end loop;
  if jsonb_typeof(selection -> 'on_sale') not in ('boolean', 'null') then
    raise exception 'malformed selection: on_sale is true or false' using errcode = '22023';
  end if;
  ids := private.uuids_of(coalesce(selection -> 'ids', selection -> 'except', '[]'));
  if array_position(ids, null) is not null then
    raise exception 'malformed selection: an id is missing' using errcode = '22023';
  end if;
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

create function private.selected_products(selection jsonb) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query execute format('select p.id from public.products p where %s', private.product_selection_condition(selection));
end $$;

-- Sets sale_price from price: `percentage` takes value % off, `fixed` takes value reais off; never below 0, rounded to
-- cents. Refuses with 22023 what is negative, not a number, or more than 100 %.
create function public.apply_discount(selection jsonb, kind text, value numeric) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  perform private.require_admin();
  if kind is null or kind not in ('percentage', 'fixed') then
    raise exception 'a discount is percentage or fixed' using errcode = '22023';
  end if;
  if value is null or value in ('NaN', 'Infinity') or value < 0 or (kind = 'percentage' and value > 100) then
    raise exception 'the discount is out of range' using errcode = '22023';
  end if;
  with chosen as (
    select p.id from public.products p
    where p.id in (select private.selected_products(selection)) order by p.id for update
  )
  update public.products p
  set sale_price = greatest(0, round(case kind when 'fixed' then p.price - value else p.price * (100 - value) / 100 end, 2))
  from chosen c where p.id = c.id;
  get diagnostics changed = row_count;
  return changed;
end $$;

-- Adds to, subtracts from (not below 0) or sets the stock. 999999 is unlimited (PROD-08): adding and subtracting leave
-- such a product as it is, and do not count it. Refuses a quantity outside 0…999999 with 22023, and with 22003 an
-- addition that would reach 999999, which would turn a counted stock into an unlimited one.
create function public.change_stock(selection jsonb, mode text, quantity integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  perform private.require_admin();
  if mode is null or mode not in ('add', 'subtract', 'set') then
    raise exception 'the mode is add, subtract or set' using errcode = '22023';
  end if;
  if quantity is null or quantity not between 0 and 999999 then
    raise exception 'the quantity is out of range' using errcode = '22023';
  end if;
  with chosen as (
    select p.id from public.products p
    where p.id in (select private.selected_products(selection)) order by p.id for update
  )
  update public.products p
  set stock_quantity = case mode
    when 'set' then quantity
    when 'subtract' then greatest(0, coalesce(p.stock_quantity, 0) - quantity)
    else private.finite_stock(coalesce(p.stock_quantity, 0) + quantity)
  end
  from chosen c
  where p.id = c.id and (mode = 'set' or p.stock_quantity is distinct from 999999);
  get diagnostics changed = row_count;
  return changed;
end $$;

create function private.finite_stock(quantity integer) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if quantity >= 999999 then
    raise exception 'a counted stock is at most 999998' using errcode = '22003';
  end if;
  return quantity;
end $$;

-- Moves products to a category. 22023 without one, 23503 when there is no such category.
create function public.change_category(selection jsonb, category_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := change_category.category_id;
  changed integer;
begin
  perform private.require_admin();
  if target is null then
    raise exception 'a category is needed' using errcode = '22023';
  end if;
  -- Asked here too, because a selection without products would not meet the foreign key.
  if not exists (select 1 from public.categories c where c.id = target) then
    raise exception 'there is no such category' using errcode = '23503';
  end if;
  with chosen as (
    select p.id from public.products p
    where p.id in (select private.selected_products(selection)) order by p.id for update
  )
  update public.products p set category_id = target from chosen c where p.id = c.id;
  get diagnostics changed = row_count;
  return changed;
end $$;

-- Deletes products. Orders keep the name and price of what was bought.
create function public.delete_products(selection jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  with chosen as (
    select p.id from public.products p
    where p.id in (select private.selected_products(selection)) order by p.id for update
  )
  delete from public.products p using chosen c where p.id = c.id;
  get diagnostics deleted = row_count;
  return deleted;
end $$;

-- Deletes the whole catalogue. The phrase is asked for here as well, so that no slip in a page can do it: anything but
-- `DELETAR TUDO`, letter for letter, is refused with 22023.
create function public.delete_all_products(phrase text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  perform private.require_admin();
  if phrase is distinct from 'DELETAR TUDO' then
    raise exception 'the confirmation phrase does not match' using errcode = '22023';
  end if;
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

revoke all on function public.apply_discount(jsonb, text, numeric), public.change_stock(jsonb, text, integer),
  public.change_category(jsonb, uuid), public.delete_products(jsonb), public.delete_all_products(text),
  public.set_featured(uuid, boolean) from public, anon;
grant execute on function public.apply_discount(jsonb, text, numeric), public.change_stock(jsonb, text, integer),
  public.change_category(jsonb, uuid), public.delete_products(jsonb), public.delete_all_products(text),
  public.set_featured(uuid, boolean) to authenticated;
