-- Batches of an import: new products and updates, each recorded in the ledger.

-- Writes at most 500 rows in one transaction and returns their ledger entry; a repeat, even concurrent, returns the
-- existing entry. 22023: not 1 to 500 rows, a column that cannot be imported, rows outside the import or of another
-- batch, or other content than the first time. 42501: another user's import. P0001 with detail `import_unknown`,
-- `import_closed` (finished, undone or older than 30 days) or `delete_all_running`.
create function private.write_import_batch(import_id uuid, first_row integer, kind text, rows jsonb)
returns private.product_import_batches
language plpgsql set search_path = '' as $$
declare
  import public.product_imports;
  batch private.product_import_batches;
  count integer;
begin
  perform private.require_admin();
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'a list of 1 to 500 rows is expected' using errcode = '22023';
  end if;
  count := jsonb_array_length(rows);
  perform private.hold_off_delete_all();
  -- A concurrent repeat waits here and then finds the entry.
  import := private.locked_import(write_import_batch.import_id);
  if import.created_by is distinct from auth.uid() then
    raise exception 'the import is another person''s' using errcode = '42501';
  end if;
  select * into batch from private.product_import_batches b
    where b.import_id = import.id and b.first_row = write_import_batch.first_row;
  if batch.import_id is not null then
    if (batch.row_count, batch.kind, batch.digest) is distinct from (count, write_import_batch.kind, md5(rows::text)) then
      raise exception 'the batch holds other rows than the first time' using errcode = '22023';
    end if;
    return batch;
  end if;
  if import.status <> 'running' or import.undo_started_at is not null or import.created_at <= now() - interval '30 days' then
    raise exception 'the import is closed' using errcode = 'P0001', detail = 'import_closed';
  end if;
  if coalesce(write_import_batch.first_row, -1) < 0 or write_import_batch.first_row + count > import.total or exists (
    select 1 from private.product_import_batches b where b.import_id = import.id
      and b.first_row < write_import_batch.first_row + count and b.first_row + b.row_count > write_import_batch.first_row
  ) then
    raise exception 'the rows are not of this import, or of another batch' using errcode = '22023';
  end if;
  perform private.require_import_columns(write_import_batch.kind, rows);
  -- Concurrent imports of the same names in another order would deadlock.
  perform pg_advisory_xact_lock(hashtextextended('private.product_import_batches', 0));
  perform private.explain_activity('products', 'import', null, import.id);
  batch := private.write_import_rows(import, write_import_batch.kind, write_import_batch.first_row, rows);
  batch.import_id := import.id;
  batch.first_row := write_import_batch.first_row;
  batch.row_count := count;
  batch.kind := write_import_batch.kind;
  batch.digest := md5(rows::text);
  insert into private.product_import_batches select batch.*;
  update public.product_imports i set
      imported = i.imported + case batch.kind when 'insert' then cardinality(batch.product_ids) else 0 end,
      updated = i.updated + case batch.kind when 'update' then cardinality(batch.product_ids) else 0 end,
      duplicates = i.duplicates + cardinality(batch.duplicate_rows),
      errors = i.errors + jsonb_array_length(batch.errors),
      conflicts = i.conflicts + jsonb_array_length(batch.conflicts),
      last_written_at = now()
    where i.id = import.id;
  return batch;
end $$;

-- Writes rows in one statement. On data errors (classes 22 and 23, full shop window) retries in pieces of 25, then by
-- row; other errors abort the batch.
create function private.write_import_rows(import public.product_imports, kind text, first_row integer, rows jsonb)
returns private.product_import_batches
language plpgsql set search_path = '' as $$
declare
  written private.product_import_batches := private.empty_import_batch();
  part private.product_import_batches;
  count integer := jsonb_array_length(rows);
  piece integer;
begin
  begin
    if kind = 'insert' then
      return private.insert_import_rows(import.created_at, first_row, rows);
    end if;
    return private.update_import_rows(first_row, rows);
  exception when others then
    if sqlstate !~ '^2[23]' and sqlstate <> 'P0001' then
      raise;
    end if;
    if count = 1 then
      written.errors := jsonb_build_array(jsonb_build_object('row', first_row, 'code', sqlstate, 'message', sqlerrm));
      -- The featured limit is raised before the name conflict is found.
      if sqlstate = 'P0001' and kind = 'insert' and exists (
        select 1 from public.products p where p.name = private.product_name(rows -> 0 ->> 'name')
      ) then
        written.duplicate_rows := array[first_row];
        written.errors := '[]';
      end if;
      return written;
    end if;
  end;
  piece := case when count > 25 then 25 else 1 end;
  for before in 0 .. count - 1 by piece loop
    part := private.write_import_rows(import, kind, first_row + before, private.rows_between(rows, before + 1, before + piece));
    written.product_ids := written.product_ids || part.product_ids;
    written.versions := written.versions || part.versions;
    written.former_versions := written.former_versions || part.former_versions;
    written.former_values := written.former_values || part.former_values;
    written.duplicate_rows := written.duplicate_rows || part.duplicate_rows;
    written.errors := written.errors || part.errors;
    written.conflicts := written.conflicts || part.conflicts;
  end loop;
  return written;
end $$;

create function private.empty_import_batch() returns private.product_import_batches
language sql immutable set search_path = '' as $$
  select jsonb_populate_record(null::private.product_import_batches, '{"product_ids": [], "versions": [],
    "former_versions": [], "former_values": [], "duplicate_rows": [], "errors": [], "conflicts": [], "undone": false,
    "left_in_place": []}')
$$;

-- 1-based, inclusive.
create function private.rows_between(rows jsonb, first integer, last integer) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(r.value order by r.n) from jsonb_array_elements(rows) with ordinality as r (value, n)
    where r.n between first and last
$$;

-- Refuses other columns, and rows that are no objects, with 22023.
create function private.require_columns(rows jsonb, columns text[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if exists (select 1 from jsonb_array_elements(rows) r where jsonb_typeof(r.value) <> 'object' or r.value - columns <> '{}') then
    raise exception 'a row names a column that cannot be imported' using errcode = '22023';
  end if;
end $$;

-- A wrong column is a mistake of the caller, not of a row.
create function private.require_import_columns(kind text, rows jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if kind = 'insert' then
    perform private.require_columns(rows, private.product_columns() || '{name,is_featured,featured_from,featured_until,cost}');
    return;
  end if;
  perform private.require_columns(rows, '{id,version,patch}');
  perform private.require_columns(
    (select jsonb_agg(r.value -> 'patch') from jsonb_array_elements(rows) r), private.product_columns() || '{cost}');
end $$;

-- Existing or repeated names are duplicates. Each row is a microsecond older than the one before, so that the list,
-- newest first, has the order of the file.
create function private.insert_import_rows(created_at timestamptz, first_row integer, rows jsonb)
returns private.product_import_batches
language plpgsql set search_path = '' as $$
declare
  written private.product_import_batches := private.empty_import_batch();
  -- Values of absent or null columns.
  initial constant public.products := jsonb_populate_record(null::public.products,
    '{"images": [], "tags": [], "category_type": "perfume", "is_active": true, "is_featured": false}');
  columns constant text := (select string_agg(quote_ident(c), ', ')
    from unnest(private.product_columns() || '{name,is_featured,featured_from,featured_until}') c);
begin
  -- Dynamic for the columns: to merge `id` and `created_at` into each row took as long as to read all rows.
  execute format(
    'with given as materialized (
       select r.*, gen_random_uuid() as new_id, ($3 + r.ordinality - 1)::integer as row_number
       from jsonb_populate_recordset($1, jsonb_strip_nulls($2)) with ordinality as r
     ), inserted as (
       insert into public.products (id, created_at, %1$s)
         select g.new_id, $4 - g.row_number * interval ''1 microsecond'', %1$s from given g order by g.row_number
         on conflict (name) do nothing returning products.id
     )
     select coalesce(array_agg(g.new_id order by g.row_number) filter (where i.id is not null), ''{}''),
       coalesce(array_agg(g.row_number order by g.row_number) filter (where i.id is null), ''{}'')
     from given g left join inserted i on i.id = g.new_id', columns)
    into written.product_ids, written.duplicate_rows
    using initial, rows, insert_import_rows.first_row, insert_import_rows.created_at;
  if jsonb_path_exists(rows, '$[*].cost ? (@ != null)') then
    perform private.record_costs(written.product_ids, (
      select jsonb_agg(r.value order by r.n) from jsonb_array_elements(rows) with ordinality as r (value, n)
      where insert_import_rows.first_row + r.n - 1 <> all (written.duplicate_rows)));
  end if;
  return written;
end $$;

-- Applies patches {column: value}, also of the cost, to products in the given versions and returns their ids. `restored` becomes
-- `restored_version`. Dynamic, because an UPDATE cannot assign a whole row.
create function private.patch_products(ids uuid[], versions integer[], restored integer[], patches jsonb) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  columns constant text := (select string_agg(quote_ident(c), ', ') from unnest(private.product_columns()) c);
  written uuid[];
begin
  execute format(
    'with changed as (
       update public.products p set restored_version = m.restored, (%1$s) = (
         select %1$s from jsonb_populate_record(p, m.patch)
       ) from rows from (unnest($1), unnest($2), unnest($3), jsonb_array_elements($4)) as m (id, version, restored, patch)
       where p.id = m.id and coalesce(p.restored_version, p.version) = m.version
       returning p.id
     ) select coalesce(array_agg(c.id), ''{}'') from changed c', columns) into written
    using ids, versions, restored, patches;
  perform private.record_costs(array_agg(m.id), jsonb_agg(m.patch))
    from rows from (unnest(ids), jsonb_array_elements(patches)) as m (id, patch) where m.id = any (written);
  return written;
end $$;

-- Updates products {id, version, patch} that still have this version; others are conflicts. Stores former values. Never
-- changes names or the shop window.
create function private.update_import_rows(first_row integer, rows jsonb) returns private.product_import_batches
language plpgsql set search_path = '' as $$
declare
  written private.product_import_batches := private.empty_import_batch();
  ids uuid[];
  patches jsonb;
begin
  select array_agg((r.value ->> 'id')::uuid) into ids from jsonb_array_elements(rows) r;
  if cardinality(ids) > (select count(distinct i) from unnest(ids) i) then
    raise exception 'a product stands there twice' using errcode = '22023';
  end if;
  -- Same lock order as bulk changes.
  perform 1 from public.products p where p.id = any (ids) order by p.id for update;
  select coalesce(array_agg(g.id order by g.n) filter (where g.is_due), '{}'),
      coalesce(array_agg(g.version + 1 order by g.n) filter (where g.is_due), '{}'),
      coalesce(array_agg(g.state order by g.n) filter (where g.is_due), '{}'),
      coalesce(jsonb_agg(g.former order by g.n) filter (where g.is_due), '[]'),
      coalesce(jsonb_agg(jsonb_build_object('row', update_import_rows.first_row + g.n - 1, 'id', g.id, 'name', g.name)
        order by g.n) filter (where not g.is_due), '[]'),
      coalesce(jsonb_agg(g.patch order by g.n) filter (where g.is_due), '[]')
    into written.product_ids, written.versions, written.former_versions, written.former_values, written.conflicts, patches
    from (
      select r.n, (r.value ->> 'id')::uuid as id, r.value -> 'patch' as patch, p.name, p.version,
        coalesce(p.version = (r.value ->> 'version')::integer, false) as is_due,
        coalesce(p.restored_version, p.version) as state,
        (select coalesce(jsonb_object_agg(k, case k when 'cost' then to_jsonb(public.cost(p)) else to_jsonb(p) -> k end), '{}') from jsonb_object_keys(r.value -> 'patch') k) as former
      from jsonb_array_elements(rows) with ordinality as r (value, n)
      left join public.products p on p.id = (r.value ->> 'id')::uuid
    ) g;
  perform private.patch_products(written.product_ids, written.former_versions, '{}', patches);
  return written;
end $$;

-- Inserts at most 500 products exactly once, see `private.write_import_batch`. `duplicates`: existing or repeated
-- names. `errors`: [{row, code, message}]. Rows are counted from 0 among all rows to write.
create function public.import_products(import_id uuid, first_row integer, products jsonb)
returns table (imported integer, duplicates integer[], errors jsonb)
language sql security definer set search_path = '' as $$
  select private.require_admin();
  select cardinality(b.product_ids), b.duplicate_rows, b.errors
  from private.write_import_batch(import_id, first_row, 'insert', products) b
$$;

-- Products {id, version, patch: {column: value}}. `conflicts`: [{row, id, name}], name null if deleted.
create function public.import_product_updates(import_id uuid, first_row integer, changes jsonb)
returns table (updated integer, conflicts jsonb, errors jsonb)
language sql security definer set search_path = '' as $$
  select private.require_admin();
  select cardinality(b.product_ids), b.conflicts, b.errors
  from private.write_import_batch(import_id, first_row, 'update', changes) b
$$;

grant execute on function public.import_products(uuid, integer, jsonb), public.import_product_updates(uuid, integer, jsonb)
  to authenticated;
