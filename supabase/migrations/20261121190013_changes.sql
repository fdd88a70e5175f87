-- The record of every change that can be undone for 30 days (docs/adr/0019).

-- One row for each change, with parallel arrays: much faster to write than a row for each object.
create table private.changes (
  id uuid primary key default gen_random_uuid(),
  -- A row of `private.product_change_kind`, `order_status`, `order_delete`, or `import`, whose values are in its batches.
  kind text not null,
  arguments jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  object_count integer not null,
  -- Of the first three objects.
  first_names text[] not null,
  -- Objects that can still be restored.
  object_ids uuid[] not null,
  object_names text[] not null,
  -- After the change; another version means a later change.
  versions integer[] not null default '{}',
  -- Before the change, for `restored_version`.
  former_versions integer[] not null default '{}',
  -- For each object an array of the former values of the kind's columns as texts; empty for a deletion.
  former_values text[] not null default '{}',
  -- Order items that referred to deleted products.
  item_ids uuid[] not null default '{}',
  item_product_ids uuid[] not null default '{}',
  -- A deleted order until it is restored (`private.record_order_deletion`): personal data, so no API role reads the table.
  document jsonb,
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  restored_count integer
);
-- Products that can be restored. Add new columns of `public.products` here too.
create table private.deleted_products (change_id uuid, like public.products, primary key (change_id, id));

create index changes_created_at_idx on private.changes (created_at desc, id desc);
create index changes_created_by_idx on private.changes (created_by);
create index changes_undone_by_idx on private.changes (undone_by);

-- The record of a repeated request, which waits for an attempt that is still running. Its id is null for a new request.
create function private.recorded_change(request_id uuid, kind text) returns private.changes
language plpgsql set search_path = '' as $$
declare
  change private.changes;
begin
  if request_id is not null then
    perform pg_advisory_xact_lock(hashtextextended('private.changes ' || request_id, 0));
    select * into change from private.changes c
      where c.id = request_id and c.kind = recorded_change.kind and c.created_by = auth.uid();
  end if;
  return change;
end $$;

-- Stores the record of a change before it is made, and deletes expired records.
create function private.record_change(change private.changes) returns void
language plpgsql set search_path = '' as $$
declare
  expired uuid[];
begin
  insert into private.changes (id, kind, arguments, created_by, object_count, first_names, object_ids, object_names,
      versions, former_versions, former_values, item_ids, item_product_ids, document)
    values (change.id, change.kind, coalesce(change.arguments, '{}'), auth.uid(), coalesce(cardinality(change.object_ids), 0),
      coalesce(change.object_names[1:3], '{}'), coalesce(change.object_ids, '{}'), coalesce(change.object_names, '{}'),
      coalesce(change.versions, '{}'),
      coalesce(change.former_versions, '{}'), coalesce(change.former_values, '{}'), coalesce(change.item_ids, '{}'),
      coalesce(change.item_product_ids, '{}'), change.document);
  if not private.may_expire() then
    return;
  end if;
  -- `skip locked`: a running undo of the record waits for objects that this change has locked.
  select array_agg(o.id) into expired from (
    select c.id from private.changes c where c.created_at <= now() - interval '30 days' for update skip locked
  ) o;
  if expired is not null then
    delete from private.deleted_products d where d.change_id = any (expired);
    delete from private.product_import_batches b where b.import_id = any (expired);
    delete from private.changes c where c.id = any (expired);
    -- Products that can no longer be restored.
    delete from public.staff_notes n where n.product_id is not null
      and not exists (select 1 from public.products p where p.id = n.product_id)
      and not exists (select 1 from private.deleted_products d where d.id = n.product_id);
    delete from private.current_costs n where not exists (select 1 from public.products p where p.id = n.product_id)
      and not exists (select 1 from private.deleted_products d where d.id = n.product_id);
    delete from public.product_costs n where not exists (select 1 from private.current_costs c where c.product_id = n.product_id);
  end if;
end $$;

-- Newest first, with the number of all. `p_area`: products or orders, null for both. `p_trash`: only deletions of which
-- something can be restored. `p_faulty`: only imports of `private.is_faulty_import`. An import has its figures as arguments
-- (`private.import_summary`). 22023: another area, or a page size outside 1 to 100.
create function public.list_changes(
  p_area text default null, p_trash boolean default false, p_faulty boolean default false, page_size integer default 20,
  page_offset integer default 0
) returns table (
  id uuid, kind text, arguments jsonb, created_at timestamptz, created_by_name text, created_by_email text,
  object_count integer, first_names text[], undone_at timestamptz, restored_count integer, remaining_count integer,
  total bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  if p_area not in ('products', 'orders') then
    raise exception 'there is no such area' using errcode = '22023';
  end if;
  return query
    select c.id, c.kind, case when i.id is null then c.arguments else private.import_summary(i) end, c.created_at, w.full_name,
      u.email::text, coalesce(i.imported + i.updated, c.object_count), c.first_names, coalesce(i.undone_at, c.undone_at),
      coalesce(i.restored_count, c.restored_count), coalesce(private.undoable_rows(i), cardinality(c.object_ids)),
      listed.total
    from (
      select l.id, count(*) over () as total from private.changes l
      where l.created_at > now() - interval '30 days' and private.is_in_area(l.kind, p_area)
        and (not p_trash or (l.kind in ('delete', 'order_delete') and l.object_ids <> '{}'))
        and (not p_faulty or exists (
          select 1 from public.product_imports f where f.id = l.id and private.is_faulty_import(f)))
      order by l.created_at desc, l.id desc limit page_size offset page_offset
    ) listed join private.changes c on c.id = listed.id
    left join public.product_imports i on i.id = c.id
    left join auth.users u on u.id = c.created_by
    left join public.profiles w on w.user_id = c.created_by
    order by c.created_at desc, c.id desc;
end $$;

create function private.is_in_area(kind text, area text) returns boolean
language sql immutable parallel safe
return area is null or (kind like 'order\_%') = (area = 'orders');

-- Undoes a change in one transaction. Objects restore only if they still have the version after the change. `names`,
-- {"<uuid>": "<name>"}, limits it and renames deleted products; null means the own name. Returns one row:
-- - `restored`: how many.
-- - `skipped`: each {id, name, reason}: `changed`, `deleted` or `name-taken` with a free name; of an order also its
--   `status`. They stay in the record for a later call.
-- - `adjusted`: restored with one difference, each {id, name, reason}: `category-gone`, `brand-gone`, `featured-full` or
--   `code-taken` (another product has the SKU or GTIN now). Of an order, `name` is the number of an invoice that was not
--   attached: `invoice-taken` by `order_number`, or `invoice-gone`. After a merge also the categories or brands themselves:
--   `group-restored` or, if another one has the name now, `group-renamed`.
-- P0001 with detail `change_undone` (nothing remains),
-- `change_expired` (unknown, or older than 30 days) or `order_number_taken`. 22023: malformed `names` or a blank name.
create function public.undo_change(change_id uuid, names jsonb default null)
returns table (restored integer, skipped jsonb, adjusted jsonb, import jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
  chosen private.changes;
  done uuid[];
  groups jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(coalesce(names, '{}')) <> 'object' or exists (
    select 1 from jsonb_each(names) n where jsonb_typeof(n.value) not in ('string', 'null')
      or private.product_name(n.value #>> '{}') = ''
  ) then
    raise exception 'names is an object of names' using errcode = '22023';
  end if;
  select * into change from private.changes c
    where c.id = undo_change.change_id and c.created_at > now() - interval '30 days' for update;
  if change.id is null then
    raise exception 'there is no such change' using errcode = 'P0001', detail = 'change_expired';
  end if;
  if change.kind = 'import' then
    return query select * from private.undo_import(change.id);
    return;
  end if;
  if change.object_ids = '{}' and exists (select 1 from public.orders o where o.id = (change.arguments ->> 'order_id')::uuid) then
    return query select 1, '[]'::jsonb, '[]'::jsonb, null::jsonb;
    return;
  end if;
  if change.object_ids = '{}' and (change.undone_at is not null or change.kind not like '%\_merge') then
    raise exception 'the change is undone' using errcode = 'P0001', detail = 'change_undone';
  end if;
  chosen := change;
  if names is not null then
    chosen := private.part_of_change(change, true, private.uuids_of(
      (select coalesce(jsonb_agg(k.id), '[]') from jsonb_object_keys(names) as k (id))));
  end if;
  if not private.is_in_area(change.kind, 'orders') then
    perform private.explain_activity('products', 'undo', jsonb_build_object('kind', change.kind), change.id,
      (private.product_change_kind(change.kind)).columns);
  end if;
  case change.kind
    when 'order_status' then
      select r.*, '[]'::jsonb into done, skipped, adjusted from private.restore_order_status(chosen) r;
    when 'order_delete' then
      done := private.restore_orders(chosen);
      skipped := '[]';
      adjusted := case when done = '{}' then '[]' else private.unattached_invoices(chosen) end;
    when 'delete' then
      select r.* into done, skipped, adjusted from private.restore_deleted_products(chosen, coalesce(names, '{}')) r;
    when 'supplier_list' then
      select r.* into done, skipped, adjusted from private.restore_list_products(chosen) r;
    else
      if change.kind like '%\_merge' then
        groups := private.restore_groups(change);
      end if;
      select r.* into done, skipped, adjusted from private.restore_product_values(chosen) r;
      adjusted := groups || adjusted;
  end case;
  restored := cardinality(done);
  if restored > 0 or groups <> '[]' then
    change := private.part_of_change(change, false, done);
    update private.changes c set undone_at = now(), undone_by = auth.uid(),
        restored_count = coalesce(c.restored_count, 0) + restored, object_ids = change.object_ids,
        object_names = change.object_names, versions = change.versions, former_versions = change.former_versions,
        former_values = change.former_values, item_ids = change.item_ids, item_product_ids = change.item_product_ids,
        document = case when change.object_ids <> '{}' then c.document end
      where c.id = change.id;
  end if;
  return next;
end $$;

-- The change with only the named objects, or without them.
create function private.part_of_change(change private.changes, is_named boolean, ids uuid[]) returns private.changes
language plpgsql set search_path = '' as $$
begin
  select coalesce(array_agg(f.id order by f.position), '{}'), coalesce(array_agg(f.name order by f.position), '{}'),
      coalesce(array_agg(f.version order by f.position) filter (where f.version is not null), '{}'),
      coalesce(array_agg(f.state order by f.position) filter (where f.state is not null), '{}'),
      coalesce(array_agg(f.former order by f.position) filter (where f.former is not null), '{}')
    into change.object_ids, change.object_names, change.versions, change.former_versions, change.former_values
    from unnest(change.object_ids, change.object_names, change.versions, change.former_versions, change.former_values)
      with ordinality as f (id, name, version, state, former, position)
    -- Not an array: `<> all` would compare each with each.
    left join unnest(ids) as n (id) on n.id = f.id
    where (n.id is not null) = is_named;
  select coalesce(array_agg(f.id), '{}'), coalesce(array_agg(f.product_id), '{}')
    into change.item_ids, change.item_product_ids
    from unnest(change.item_ids, change.item_product_ids) as f (id, product_id)
    left join unnest(ids) as n (id) on n.id = f.product_id
    where (n.id is not null) = is_named;
  return change;
end $$;

-- Writes the former values of a change to the rows of `relation` that have the version after it. Returns their ids.
create function private.write_former_values(change private.changes, relation regclass, columns text[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  written uuid[];
begin
  execute format(
    'with written as (
       update %s t set restored_version = f.state, %s
       from (
         select f.id, f.version, f.state, f.former::text[] as former
         from unnest($1, $2, $3, $4) as f (id, version, state, former)
       ) f
       where t.id = f.id and coalesce(t.restored_version, t.version) = f.version
       returning t.id
     ) select coalesce(array_agg(w.id), ''{}'') from written w',
    relation, (
      select string_agg(format('%I = f.former[%s]::%s', a.attname, c.i, format_type(a.atttypid, a.atttypmod)), ', ')
      from unnest(columns) with ordinality as c (name, i)
      join pg_catalog.pg_attribute a on a.attrelid = relation and a.attname = c.name))
    into written using change.object_ids, change.versions, change.former_versions, change.former_values;
  return written;
end $$;

grant execute on function public.list_changes(text, boolean, boolean, integer, integer), public.undo_change(uuid, jsonb) to authenticated;
