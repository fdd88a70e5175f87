-- Atomic bulk changes of products, each recorded so that it can be undone for 30 days.

-- One row for each change, with parallel arrays: much faster to write than a row for each product (docs/adr/0019).
create table public.product_changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('discount', 'stock', 'category', 'delete')),
  -- {"kind", "value"}, {"mode", "quantity"}, {"category_id", "category_name"} or {}.
  arguments jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  product_count integer not null,
  -- Of the first three products.
  first_names text[] not null,
  product_ids uuid[] not null,
  product_names text[] not null,
  -- After the change; another version means a later change.
  versions integer[] not null,
  -- Before the change, for `restored_version`.
  former_versions integer[] not null,
  -- sale_price, stock_quantity or category_id as text; empty for a deletion.
  former_values text[] not null default '{}',
  -- Order items that referred to deleted products.
  item_ids uuid[] not null default '{}',
  item_product_ids uuid[] not null default '{}',
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  restored_count integer
);
-- Products that can be restored. Add new columns of `public.products` here too.
create table private.deleted_products (change_id uuid, like public.products, primary key (change_id, id));

create index product_changes_created_at_idx on public.product_changes (created_at desc, id desc);
create index product_changes_created_by_idx on public.product_changes (created_by);
create index product_changes_undone_by_idx on public.product_changes (undone_by);

-- Written only by the functions below.
alter table public.product_changes enable row level security;
revoke all on public.product_changes from anon, authenticated;
grant select on public.product_changes to authenticated;
grant all on public.product_changes to service_role;
create policy "product_changes: admin reads those of 30 days" on public.product_changes for select to authenticated
  using ((select public.is_admin()) and created_at > now() - interval '30 days');

-- Changes and records the selected products. Returns one row:
-- - `matched`: selected. If it differs from `expected`, the number that the user confirmed, nothing changes.
-- - `changed`: written.
-- - `failures`: changed by another session (`private.seen_rows`), each {id, name}; name null if deleted.
-- - `change_id`: the record; null if nothing changed.
-- `leave_out` skips `private.is_change_exception`. `request_id` is the id of the record: a repeat after a lost response
-- returns the recorded number without failures and changes nothing. 54000: more than 50,000 products.
create function private.change_products(
  selection jsonb, seen jsonb, expected integer, snapshot text, kind text, arguments jsonb, leave_out boolean,
  request_id uuid
) returns table (matched integer, changed integer, failures jsonb, change_id uuid)
language plpgsql set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  kept public.product_changes;
  chosen record;
begin
  if request_id is not null then
    -- An earlier attempt may still be running.
    perform pg_advisory_xact_lock(hashtextextended('public.product_changes ' || request_id, 0));
    select * into kept from public.product_changes c
      where c.id = request_id and c.kind = change_products.kind and c.created_by = auth.uid();
    if kept.id is not null then
      return query select coalesce(change_products.expected, kept.product_count), kept.product_count, '[]'::jsonb, kept.id;
      return;
    end if;
  end if;
  select * into chosen from private.seen_rows(
    'public.products', 'private.is_product_selected', selection, seen, expected, snapshot, 50000);
  if chosen.due is null then
    return query select chosen.matched, 0, '[]'::jsonb, null::uuid;
    return;
  end if;
  select coalesce(array_agg(c.id), '{}'), coalesce(array_agg(c.name), '{}'), coalesce(array_agg(c.version + 1), '{}'),
      coalesce(array_agg(coalesce(c.restored_version, c.version)), '{}'),
      coalesce(array_agg(case change_products.kind when 'discount' then c.sale_price::text
        when 'stock' then c.stock_quantity::text else c.category_id::text end)
        filter (where change_products.kind <> 'delete'), '{}')
    into kept.product_ids, kept.product_names, kept.versions, kept.former_versions, kept.former_values
    from (
      select p.* from public.products p
      where p.id = any (chosen.due) and private.is_change_due(p, change_products.kind, change_products.arguments)
        and not (coalesce(leave_out, false)
          and private.is_change_exception(p, change_products.kind, change_products.arguments))
      order by p.id
    ) c;
  kept.product_count := cardinality(kept.product_ids);
  if kept.product_count > 0 then
    kept.id := coalesce(request_id, gen_random_uuid());
    kept.kind := change_products.kind;
    kept.arguments := change_products.arguments;
    perform private.keep_product_change(kept);
    case change_products.kind
      when 'discount' then
        update public.products p set sale_price = private.discounted_price(p, change_products.arguments)
          where p.id = any (kept.product_ids);
      when 'stock' then
        update public.products p set stock_quantity = private.changed_stock(p, change_products.arguments)
          where p.id = any (kept.product_ids);
      when 'category' then
        update public.products p set category_id = (change_products.arguments ->> 'category_id')::uuid
          where p.id = any (kept.product_ids);
      when 'delete' then
        delete from public.products p where p.id = any (kept.product_ids);
    end case;
  end if;
  return query select chosen.matched, kept.product_count, (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', p.name)), '[]')
      from unnest(chosen.overtaken || chosen.gone) as l (id) left join public.products p using (id)
    ), kept.id;
end $$;

-- Records a change before it is made, and deletes expired records.
create function private.keep_product_change(kept public.product_changes) returns void
language plpgsql set search_path = '' as $$
declare
  expired uuid[];
begin
  if kept.kind = 'delete' then
    insert into private.deleted_products
      select kept.id, p.* from public.products p where p.id = any (kept.product_ids);
    select array_agg(i.id), array_agg(i.product_id) into kept.item_ids, kept.item_product_ids
      from public.order_items i where i.product_id = any (kept.product_ids);
  end if;
  insert into public.product_changes (id, kind, arguments, created_by, product_count, first_names, product_ids, product_names,
      versions, former_versions, former_values, item_ids, item_product_ids)
    values (kept.id, kept.kind, kept.arguments, auth.uid(), kept.product_count, kept.product_names[1:3],
      kept.product_ids, kept.product_names, kept.versions, kept.former_versions, kept.former_values,
      coalesce(kept.item_ids, '{}'), coalesce(kept.item_product_ids, '{}'));
  -- `skip locked`: a running undo of the record waits for products that this change has locked.
  select array_agg(o.id) into expired from (
    select c.id from public.product_changes c where c.created_at <= now() - interval '30 days' for update skip locked
  ) o;
  if expired is not null then
    delete from private.deleted_products d where d.change_id = any (expired);
    delete from public.product_changes c where c.id = any (expired);
  end if;
end $$;

-- BULK-02. `leave_out` skips products that would cost more. Errors of `require_discount` and `change_products`.
create function public.apply_discount(
  selection jsonb, kind text, value numeric, seen jsonb default null, expected integer default null,
  snapshot text default null, leave_out boolean default false, request_id uuid default null
) returns table (matched integer, changed integer, failures jsonb, change_id uuid)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_discount(kind, value);
  return query select * from private.change_products(
    selection, seen, expected, snapshot, 'discount', jsonb_build_object('kind', kind, 'value', value), leave_out,
    request_id);
end $$;

-- BULK-03. Only `set` changes unlimited stocks. `leave_out` skips products that cannot take the quantity instead of
-- raising 22003. Errors as `private.require_stock_change`, otherwise as `private.change_products`.
create function public.change_stock(
  selection jsonb, mode text, quantity integer, seen jsonb default null, expected integer default null,
  snapshot text default null, leave_out boolean default false, request_id uuid default null
) returns table (matched integer, changed integer, failures jsonb, change_id uuid)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_stock_change(mode, quantity);
  return query select * from private.change_products(
    selection, seen, expected, snapshot, 'stock', jsonb_build_object('mode', mode, 'quantity', quantity), leave_out,
    request_id);
end $$;

-- 22023 without a category, 23503 for an unknown one.
create function public.change_category(
  selection jsonb, category_id uuid, seen jsonb default null, expected integer default null, snapshot text default null,
  request_id uuid default null
) returns table (matched integer, changed integer, failures jsonb, change_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  category_name text;
begin
  perform private.require_admin();
  if change_category.category_id is null then
    raise exception 'a category is needed' using errcode = '22023';
  end if;
  -- An empty selection would not reach the foreign key.
  select c.name into category_name from public.categories c where c.id = change_category.category_id;
  if category_name is null then
    raise exception 'there is no such category' using errcode = '23503';
  end if;
  return query select * from private.change_products(
    selection, seen, expected, snapshot, 'category',
    jsonb_build_object('category_id', change_category.category_id, 'category_name', category_name),
    false, request_id);
end $$;

-- Orders keep name and price of their items.
create function public.delete_products(
  selection jsonb, seen jsonb default null, expected integer default null, snapshot text default null,
  request_id uuid default null
) returns table (matched integer, changed integer, failures jsonb, change_id uuid)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.change_products(
    selection, seen, expected, snapshot, 'delete', '{}', false, request_id);
end $$;

grant execute on function
  public.apply_discount(jsonb, text, numeric, jsonb, integer, text, boolean, uuid),
  public.change_stock(jsonb, text, integer, jsonb, integer, text, boolean, uuid),
  public.change_category(jsonb, uuid, jsonb, integer, text, uuid),
  public.delete_products(jsonb, jsonb, integer, text, uuid) to authenticated;
