-- Atomic bulk changes of products, each recorded in `private.changes`.

-- `percentage` takes `value` % off the price, `fixed` takes reais off; at least 0, rounded to cents.
create function private.discounted_price(p public.products, discount jsonb) returns numeric
language sql stable parallel safe
return greatest(0, round(case discount ->> 'discount' when 'fixed' then p.price - (discount ->> 'value')::numeric
  else p.price * (100 - (discount ->> 'value')::numeric) / 100 end, 2));

-- Refuses with 22003 a sum that would mean unlimited.
create function private.finite_stock(quantity integer) returns integer
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if quantity >= 999999 then
    raise exception 'a counted stock is at most 999998' using errcode = '22003';
  end if;
  return quantity;
end $$;

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

-- Adds or removes tags, compared without case.
create function private.changed_tags(p public.products, change jsonb) returns text[]
language sql stable set search_path = '' as $$
  select case change ->> 'mode'
    when 'add' then p.tags || array(select n.tag from jsonb_array_elements_text(change -> 'tags') with ordinality as n (tag, i)
      where lower(n.tag) <> all (select lower(t) from unnest(p.tags) t) order by n.i)
    else array(select t.tag from unnest(p.tags) with ordinality as t (tag, i)
      where lower(t.tag) <> all (select lower(n) from jsonb_array_elements_text(change -> 'tags') n) order by t.i)
  end
$$;

-- The nearest, next higher or next lower price that ends in ,90. 0 and a price without a lower one stay.
create function private.rounded_price(amount numeric, direction text) returns numeric
language sql immutable parallel safe
return case when amount = 0 or (direction = 'down' and amount < 0.9) then amount
  else least(9999999999.9, greatest(0.9, case direction when 'up' then ceil(amount - 0.9)
    when 'down' then floor(amount - 0.9) else round(amount - 0.9) end + 0.9)) end;

-- The kinds of change as SQL over a product `p` and the arguments `$1`; no row for an unknown kind:
-- - `columns`, and `after`, their new values in the same order.
-- - `is_due`: products that the change concerns.
-- - `is_exception`: those that a preview names, and `leave_out` skips. `is_impossible`: the database refuses them.
-- - `effects`: words that a preview counts, null for none.
create function private.product_change_kind(
  kind text, out columns text[], out after text[], out is_due text, out is_exception text, out is_impossible boolean,
  out effects text[]
)
language sql immutable set search_path = '' as $$
  select k.columns, k.after, k.is_due, k.is_exception, k.is_impossible, k.effects from (values
    ('discount', '{sale_price,sale_starts_at,sale_ends_at}'::text[],
      array['private.discounted_price(p, $1)', '($1 ->> ''starts_at'')::timestamptz', '($1 ->> ''ends_at'')::timestamptz'],
      'true', 'private.is_on_sale(p) and p.sale_price < private.discounted_price(p, $1)', false,
      array['case when p.sale_price < p.price then ''on_sale'' end',
        'case when private.discounted_price(p, $1) = 0 and p.sale_price is distinct from 0 then ''reach_zero'' end']),
    -- Adding and subtracting skip unlimited stocks (PROD-08).
    ('stock', '{stock_quantity}', '{"private.changed_stock(p, $1)"}',
      '$1 ->> ''mode'' = ''set'' or p.stock_quantity is distinct from 999999',
      '$1 ->> ''mode'' = ''add'' and p.stock_quantity is distinct from 999999
        and coalesce(p.stock_quantity, 0) + ($1 ->> ''quantity'')::integer >= 999999', true,
      array['case when p.stock_quantity <> 0 and private.changed_stock(p, $1) = 0 then ''reach_zero'' end']),
    ('category', '{category_id}', array['($1 ->> ''category_id'')::uuid'], 'true', 'false', false, '{null}'),
    ('brand', '{brand_id}', array['($1 ->> ''brand_id'')::uuid'],
      'p.brand_id is distinct from ($1 ->> ''brand_id'')::uuid', 'false', false,
      array['case when p.brand_id is not null then ''replaced'' end']),
    ('status', '{is_active}', array['($1 ->> ''active'')::boolean'], 'p.is_active <> ($1 ->> ''active'')::boolean',
      'false', false, array['case when p.is_featured then ''featured'' end',
        'case when coalesce(p.stock_quantity, 0) = 0 then ''out_of_stock'' end',
        'case when p.main_image is null then ''without_image'' end']),
    ('tags', '{tags}', array['private.changed_tags(p, $1)'], 'p.tags <> private.changed_tags(p, $1)',
      'cardinality(private.changed_tags(p, $1)) > 50', true,
      array['case when cardinality(private.changed_tags(p, $1)) = 0 then ''without_tags'' end']),
    ('promotion_end', '{sale_price,sale_starts_at,sale_ends_at}', '{"null","null","null"}', 'p.sale_price is not null', 'false',
      false, array['case when private.is_on_sale(p) then ''on_sale'' when p.sale_starts_at > now() then ''scheduled''
        else ''not_on_sale'' end']),
    ('rounding', '{price,sale_price}',
      array['case when $1 ->> ''fields'' <> ''sale_price'' then private.rounded_price(p.price, $1 ->> ''direction'') else p.price end',
        'case when $1 ->> ''fields'' <> ''price'' then private.rounded_price(p.sale_price, $1 ->> ''direction'') else p.sale_price end'],
      '(p.price, p.sale_price) is distinct from (%1$s, %2$s)', 'p.sale_price < p.price and %2$s >= %1$s', false,
      array['case when %1$s > p.price then ''price_up'' when %1$s < p.price then ''price_down'' end',
        'case when %2$s > p.sale_price then ''sale_price_up'' when %2$s < p.sale_price then ''sale_price_down'' end']),
    ('delete', '{}', '{}', 'true', 'false', false, '{null}'),
    -- Made by `merge_product_groups` only.
    ('category_merge', '{category_id}', '{null}', 'false', 'false', false, '{null}'),
    ('brand_merge', '{brand_id}', '{null}', 'false', 'false', false, '{null}'),
    -- Made by `apply_supplier_list` only.
    ('supplier_list', '{price,stock_quantity,is_active}', '{null,null,null}', 'false', 'false', false, '{null}')
  ) as k (kind, columns, after, is_due, is_exception, is_impossible, effects)
  where k.kind = product_change_kind.kind
$$;

-- Checks the arguments of a change, and returns those to record. 22023: an unknown kind or a wrong argument. 23503: a
-- category or brand that does not exist.
create function private.product_change_arguments(kind text, given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  known_name text;
  amount numeric;
begin
  case kind
    when 'discount' then
      amount := (given ->> 'value')::numeric;
      if not coalesce(given ->> 'discount' in ('percentage', 'fixed'), false) then
        raise exception 'a discount is percentage or fixed' using errcode = '22023';
      end if;
      if amount is null or amount in ('NaN', 'Infinity') or amount < 0 or (given ->> 'discount' = 'percentage' and amount > 100) then
        raise exception 'the discount is out of range' using errcode = '22023';
      end if;
      if (given ->> 'ends_at')::timestamptz <= greatest((given ->> 'starts_at')::timestamptz, now()) then
        raise exception 'the promotion ends before it starts' using errcode = '22023';
      end if;
      return jsonb_strip_nulls(jsonb_build_object('discount', given ->> 'discount', 'value', amount,
        'starts_at', (given ->> 'starts_at')::timestamptz, 'ends_at', (given ->> 'ends_at')::timestamptz));
    when 'stock' then
      if not coalesce(given ->> 'mode' in ('add', 'subtract', 'set'), false) then
        raise exception 'the mode is add, subtract or set' using errcode = '22023';
      end if;
      if not coalesce((given ->> 'quantity')::integer between 0 and 999999, false) then
        raise exception 'the quantity is out of range' using errcode = '22023';
      end if;
      return jsonb_build_object('mode', given ->> 'mode', 'quantity', (given ->> 'quantity')::integer);
    when 'category' then
      select c.name into known_name from public.categories c where c.id = (given ->> 'category_id')::uuid;
    when 'brand' then
      select b.name into known_name from public.brands b where b.id = (given ->> 'brand_id')::uuid;
    when 'status' then
      if not coalesce(jsonb_typeof(given -> 'active') = 'boolean', false) then
        raise exception 'active is true or false' using errcode = '22023';
      end if;
      return jsonb_build_object('active', given -> 'active');
    when 'tags' then
      if not coalesce(given ->> 'mode' in ('add', 'remove') and jsonb_typeof(given -> 'tags') = 'array', false) then
        raise exception 'tags are added or removed' using errcode = '22023';
      end if;
      if not coalesce((select count(*) between 1 and 50 and bool_and(btrim(t) <> '' and char_length(t) <= 200)
          and count(distinct lower(t)) = count(*) from jsonb_array_elements_text(given -> 'tags') t), false) then
        raise exception '1 to 50 different tags of at most 200 characters are expected' using errcode = '22023';
      end if;
      return jsonb_build_object('mode', given ->> 'mode', 'tags', given -> 'tags');
    when 'rounding' then
      if not coalesce(given ->> 'fields' in ('price', 'sale_price', 'both')
        and given ->> 'direction' in ('nearest', 'up', 'down'), false) then
        raise exception 'prices are rounded to the nearest, up or down' using errcode = '22023';
      end if;
      return jsonb_build_object('fields', given ->> 'fields', 'direction', given ->> 'direction');
    when 'promotion_end', 'delete' then
      return '{}';
    else
      raise exception 'there is no such change' using errcode = '22023';
  end case;
  if given ->> (kind || '_id') is null then
    raise exception 'a category or brand is needed' using errcode = '22023';
  end if;
  -- An empty selection would not reach the foreign key.
  if known_name is null then
    raise exception 'there is no such category or brand' using errcode = '23503';
  end if;
  return jsonb_build_object(kind || '_id', given ->> (kind || '_id'), kind || '_name', known_name);
end $$;

-- Changes and records the selected products; `kind` and `arguments` as in `private.changes`. Orders keep name and price of
-- the items of deleted products. Returns one row:
-- - `matched`: selected. If it differs from `expected`, the number that the user confirmed, nothing changes.
-- - `changed`: written.
-- - `failures`: changed by another session (`private.seen_rows`), each {id, name}; name null if deleted.
-- - `change_id`: the record; null if nothing changed.
-- `leave_out` skips the exceptions of the kind. `request_id` is the id of the record: a repeat after a lost response
-- returns the recorded number without failures and changes nothing. 54000: more than 50,000 products. 22003 or 23514: an
-- exception that the database refuses. P0001 with detail `featured_limit`. Otherwise `private.product_change_arguments`.
create function public.change_products(
  selection jsonb, kind text, arguments jsonb default '{}', seen jsonb default null, expected integer default null,
  snapshot text default null, leave_out boolean default false, request_id uuid default null
) returns table (matched integer, changed integer, failures jsonb, change_id uuid)
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 set work_mem = '64MB' as $$
declare
  kept private.changes;
  repeated private.changes;
  chosen record;
  rule record;
begin
  perform private.require_admin();
  kept.kind := change_products.kind;
  kept.arguments := private.product_change_arguments(change_products.kind, change_products.arguments);
  select * into rule from private.product_change_rule(change_products.kind);
  repeated := private.recorded_change(request_id, kept.kind);
  if repeated.id is not null then
    return query select coalesce(change_products.expected, repeated.object_count), repeated.object_count, '[]'::jsonb, repeated.id;
    return;
  end if;
  select * into chosen from private.seen_rows(
    'public.products', 'private.is_product_selected(t, c, $1)', selection, seen, expected, snapshot, 50000,
    'left join private.current_costs c on c.product_id = t.id');
  if chosen.due is null then
    return query select chosen.matched, 0, '[]'::jsonb, null::uuid;
    return;
  end if;
  execute format(
    'select coalesce(array_agg(c.id), ''{}''), coalesce(array_agg(c.name), ''{}''), coalesce(array_agg(c.version + 1), ''{}''),
       coalesce(array_agg(coalesce(c.restored_version, c.version)), ''{}''), coalesce(array_agg(c.former) filter (where c.former <> ''{}''), ''{}'')
     from (
       select p.id, p.name, p.version, p.restored_version, array[%s]::text[]::text as former from public.products p
       where p.id = any ($2) and %s and not ($3 and %s) order by p.id
     ) c',
    rule.former, rule.is_due, rule.is_exception)
    into kept.object_ids, kept.object_names, kept.versions, kept.former_versions, kept.former_values
    using kept.arguments, chosen.due, coalesce(leave_out, false);
  kept.object_count := cardinality(kept.object_ids);
  if kept.object_count > 0 then
    kept.id := coalesce(request_id, gen_random_uuid());
    perform private.record_product_change(kept);
    if kept.kind = 'delete' then
      delete from public.products p where p.id = any (kept.object_ids);
    else
      execute format('update public.products p set %s where p.id = any ($2)', rule.assignments)
        using kept.arguments, kept.object_ids;
    end if;
  end if;
  return query select chosen.matched, kept.object_count, (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', p.name)), '[]')
      from unnest(chosen.overtaken || chosen.gone) as l (id) left join public.products p using (id)
    ), kept.id;
end $$;

-- A kind as parts of statements. In its conditions and effects `%1$s` and `%2$s` are its first two new values.
create function private.product_change_rule(
  kind text, out columns text[], out former text, out assignments text, out after text, out is_due text,
  out is_exception text, out is_impossible boolean, out effects text
)
language plpgsql stable set search_path = '' as $$
declare
  rule record;
begin
  select * into rule from private.product_change_kind(product_change_rule.kind);
  select string_agg(format('p.%I::text', c.name), ', ' order by c.i),
      string_agg(format('%I = %s', c.name, c.value), ', ' order by c.i),
      string_agg(format('%L, %s', c.name, c.value), ', ' order by c.i)
    into former, assignments, after
    from unnest(rule.columns, rule.after) with ordinality as c (name, value, i);
  is_due := format('(' || rule.is_due || ')', variadic rule.after);
  is_exception := format('coalesce(' || rule.is_exception || ', false)', variadic rule.after);
  is_impossible := rule.is_impossible;
  columns := rule.columns;
  effects := format(array_to_string(rule.effects, ', ', 'null'), variadic rule.after);
end $$;

-- Records a change before it is made.
create function private.record_product_change(change private.changes) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.explain_activity('products', change.kind, change.arguments, change.id,
    (private.product_change_kind(change.kind)).columns);
  if change.kind = 'delete' then
    insert into private.deleted_products
      select change.id, p.* from public.products p where p.id = any (change.object_ids);
    select array_agg(i.id), array_agg(i.product_id) into change.item_ids, change.item_product_ids
      from public.order_items i where i.product_id = any (change.object_ids);
  end if;
  perform private.record_change(change);
end $$;

-- Effect of a change, without writing:
-- - `matched`: selected; `changed`: would be written, with the exceptions.
-- - `effects`: {word: products} of those that would be written.
-- - `exceptions`, and `exception_names` of the 20 newest.
-- - `first_rows`: the ten newest {id, name, price, before, after, is_exception}; before and after are {column: value}.
create function public.preview_product_change(selection jsonb, kind text, arguments jsonb default '{}')
returns table (
  matched bigint, changed bigint, effects jsonb, exceptions bigint, exception_names text[], first_rows jsonb
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  checked jsonb;
  rule record;
begin
  perform private.require_admin();
  checked := private.product_change_arguments(preview_product_change.kind, preview_product_change.arguments);
  select * into rule from private.product_change_rule(preview_product_change.kind);
  return query execute format(
    'with chosen as (
       select p.id, p.name, p.created_at, %1$s as is_due, %2$s as is_exception,
         case when %1$s and not ($3 and %2$s) then array[%3$s]::text[] end as effects
       from public.products p left join private.current_costs k on k.product_id = p.id
       where private.is_product_selected(p, k, $2)
     ), first_ten as (
       select c.id, c.name, p.price, b.before, case when c.is_due and not ($3 and c.is_exception)
           then jsonb_build_object(%4$s) else b.before end as after, c.is_exception, c.created_at
       from (select * from chosen order by created_at desc, id desc limit 10) c join public.products p using (id),
         lateral (select coalesce(jsonb_object_agg(n, to_jsonb(p) -> n), ''{}'') as before from unnest($4) n) b
     ), named as (
       select c.name, c.created_at, c.id from chosen c where c.is_exception order by c.created_at desc, c.id desc limit 20
     )
     select count(*), count(*) filter (where c.is_due),
       (select coalesce(jsonb_object_agg(e.effect, e.n), ''{}'') from (
         select e.effect, count(*) as n from chosen c, unnest(c.effects) as e (effect) where e.effect is not null group by 1
       ) e),
       count(*) filter (where c.is_exception),
       (select coalesce(array_agg(n.name order by n.created_at desc, n.id desc), ''{}'') from named n),
       (select coalesce(jsonb_agg(to_jsonb(f) - ''created_at'' order by f.created_at desc, f.id desc), ''[]'') from first_ten f)
     from chosen c',
    rule.is_due, rule.is_exception, rule.effects, rule.after)
    using checked, selection, rule.is_impossible, rule.columns;
end $$;

grant execute on function
  public.change_products(jsonb, text, jsonb, jsonb, integer, text, boolean, uuid),
  public.preview_product_change(jsonb, text, jsonb) to authenticated;
