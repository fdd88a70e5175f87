-- End and undo of imports, which are recorded changes (`public.undo_change`).

-- What a list shows of an import. `interrupted`: running without a sign of life; it can be resumed. `duplicates` include
-- names that the file repeats.
create function private.import_summary(import public.product_imports) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('source', import.source, 'file_name', import.file_name,
    'status', case when import.status = 'running' and not private.is_import_alive(import) then 'interrupted' else import.status end,
    'rejected', import.rejected, 'imported', import.imported, 'updated', import.updated, 'errors', import.errors,
    'duplicates', import.duplicates + import.analysed - import.rejected - import.total, 'conflicts', import.conflicts,
    'removed', import.removed_count, 'undo_started_at', import.undo_started_at)
$$;

-- Rows that an undo would try; null without an import.
create function private.undoable_rows(import public.product_imports) returns integer
language sql stable set search_path = '' as $$
  select case when import.id is null then null when private.is_import_alive(import) then 0
    when import.undone_at is null then import.imported + import.updated else import.left_count end
$$;

-- Ends an import as `done` or `cancelled`, with rejected rows [{line, column, reason, values}]; a repeat does nothing.
-- 22023: another status, or more than 1 MiB. 42501: another user's import. P0001 with detail `import_unknown` or
-- `import_closed`.
create function public.finish_product_import(import_id uuid, status text, rejected_rows jsonb default '[]') returns void
language plpgsql security definer set search_path = '' as $$
declare
  import public.product_imports;
begin
  perform private.require_admin();
  if finish_product_import.status is null or finish_product_import.status not in ('done', 'cancelled') then
    raise exception 'an import ends as done or cancelled' using errcode = '22023';
  end if;
  if jsonb_typeof(finish_product_import.rejected_rows) is distinct from 'array'
    or octet_length(finish_product_import.rejected_rows::text) > 1048576 then
    raise exception 'the rejected rows are no list, or more than 1 MiB' using errcode = '22023';
  end if;
  import := private.locked_import(import_id);
  if import.created_by is distinct from auth.uid() then
    raise exception 'the import is another person''s' using errcode = '42501';
  end if;
  if import.status = finish_product_import.status then
    return;
  end if;
  if import.status <> 'running' or import.undo_started_at is not null then
    raise exception 'the import is closed' using errcode = 'P0001', detail = 'import_closed';
  end if;
  update public.product_imports i set status = finish_product_import.status, rejected_rows = finish_product_import.rejected_rows
    where i.id = import.id;
end $$;

-- Undoes about 10,000 rows of an import in one transaction; call it until `remaining` rows are 0. Deletes new products and
-- restores updated ones, unless they were changed or sold since; later calls retry those. Totals of all calls:
-- - `import`: {removed, restored, remaining, left_count}. `restored`: both numbers.
-- - `skipped`: the first 1000 {id, name, reason}: `changed`, `sold`, `deleted` (restored when the deletion is undone) or
--   `refused` (category deleted, shop window full).
-- P0001 with detail `change_undone` or `import_running`.
create function private.undo_import(import_id uuid, out restored integer, out skipped jsonb, out adjusted jsonb, out import jsonb)
language plpgsql set search_path = '' as $$
declare
  stored public.product_imports;
  first_rows integer[];
  batch private.product_import_batches;
  step record;
  removed integer;
  remaining integer;
  left_over integer;
begin
  stored := private.locked_import(import_id);
  if private.undoable_rows(stored) = 0 and not private.is_import_alive(stored) then
    raise exception 'the import is undone' using errcode = 'P0001', detail = 'change_undone';
  end if;
  if private.is_import_alive(stored) then
    raise exception 'the import is running' using errcode = 'P0001', detail = 'import_running';
  end if;
  if stored.undone_at is not null then
    update private.product_import_batches b set undone = false where b.import_id = stored.id and b.left_in_place <> '[]';
  end if;
  perform private.explain_activity('products', 'import_undo', null, stored.id);
  -- Last batch first: a product may be in two.
  select array_agg(b.first_row order by b.first_row desc) into first_rows from (
    select l.first_row, sum(l.row_count) over (order by l.first_row desc) - l.row_count as before
    from private.product_import_batches l where l.import_id = stored.id and not l.undone
  ) b where b.before < 10000;
  -- Same lock order as bulk changes.
  perform 1 from public.products p where p.id in (
    select unnest(b.product_ids) from private.product_import_batches b
    where b.import_id = stored.id and b.first_row = any (first_rows)
  ) order by p.id for update;
  removed := private.remove_imported_products(stored.id, first_rows);
  restored := 0;
  for batch in
    select * from private.product_import_batches b
    where b.import_id = stored.id and b.first_row = any (first_rows) and b.kind = 'update' order by b.first_row desc
  loop
    select r.* into step from private.restore_updated_products(batch) r;
    restored := restored + step.restored;
    update private.product_import_batches b set left_in_place = step.left_in_place
      where b.import_id = stored.id and b.first_row = batch.first_row;
  end loop;
  update private.product_import_batches b set undone = true
    where b.import_id = stored.id and b.first_row = any (first_rows);
  -- The ids stay for repeated batches.
  update private.product_import_batches b set versions = '{}', former_versions = '{}', former_values = '[]'
    where b.import_id = stored.id and b.first_row = any (first_rows) and b.left_in_place = '[]';
  select coalesce(sum(b.row_count) filter (where not b.undone), 0), coalesce(sum(jsonb_array_length(b.left_in_place)), 0)
    into remaining, left_over from private.product_import_batches b where b.import_id = stored.id;
  update public.product_imports i set undo_started_at = coalesce(i.undo_started_at, now()), undone_by = auth.uid(),
      undone_at = case when remaining = 0 then now() end, removed_count = i.removed_count + removed,
      restored_count = i.restored_count + undo_import.restored, left_count = left_over
    where i.id = stored.id
    returning i.removed_count, i.restored_count into removed, restored;
  select coalesce(jsonb_agg(k.value), '[]') into skipped from (
    select k.value from private.product_import_batches b, jsonb_array_elements(b.left_in_place) k
    where b.import_id = stored.id order by b.first_row limit 1000
  ) k;
  adjusted := '[]';
  import := jsonb_build_object('removed', removed, 'restored', restored, 'remaining', remaining, 'left_count', left_over);
  restored := restored + removed;
end $$;

-- Deletes the new products of batches that were not changed or sold since, and records the others. Returns the count.
create function private.remove_imported_products(import_id uuid, first_rows integer[]) returns integer
language plpgsql set search_path = '' as $$
declare
  made uuid[];
  sold uuid[];
  removed integer;
begin
  select array_agg(m.id) into made
    from private.product_import_batches b, unnest(private.still_to_undo(b.product_ids, b.left_in_place)) as m (id)
    where b.import_id = remove_imported_products.import_id and b.first_row = any (first_rows) and b.kind = 'insert';
  select coalesce(array_agg(distinct i.product_id), '{}') into sold from public.order_items i
    where i.product_id = any (made);
  delete from public.products p
    where p.id = any (made) and p.id <> all (sold) and coalesce(p.restored_version, p.version) = 1;
  get diagnostics removed = row_count;
  -- Otherwise computed again for each batch.
  with left_over as materialized (
    select l.first_row, jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'reason',
        case when p.id = any (sold) then 'sold' else 'changed' end) order by m.n) as left_in_place
    from private.product_import_batches l, unnest(l.product_ids) with ordinality as m (id, n)
    join public.products p on p.id = m.id
    where l.import_id = remove_imported_products.import_id and l.first_row = any (first_rows) and l.kind = 'insert'
    group by l.first_row
  )
  update private.product_import_batches b set left_in_place = coalesce(k.left_in_place, '[]')
    from private.product_import_batches l left join left_over k on k.first_row = l.first_row
    where b.import_id = remove_imported_products.import_id and l.import_id = b.import_id and l.first_row = b.first_row
      and b.first_row = any (first_rows) and b.kind = 'insert';
  return removed;
end $$;

-- All products, or those that an earlier undo left in place.
create function private.still_to_undo(product_ids uuid[], left_in_place jsonb) returns uuid[]
language sql immutable set search_path = '' as $$
  select case when left_in_place = '[]' then product_ids
    else (select array_agg((k.value ->> 'id')::uuid) from jsonb_array_elements(left_in_place) k) end
$$;

-- Restores former values of a batch unless changed since; products that the database refuses stay unchanged.
create function private.restore_updated_products(
  batch private.product_import_batches, out restored integer, out left_in_place jsonb
)
language plpgsql set search_path = '' as $$
declare
  asked uuid[] := private.still_to_undo(batch.product_ids, batch.left_in_place);
  done uuid[] := '{}';
  refused uuid[] := '{}';
  product uuid;
begin
  begin
    done := private.put_back(batch, asked);
  exception when others then
    if sqlstate !~ '^2[23]' and sqlstate <> 'P0001' then
      raise;
    end if;
    foreach product in array asked loop
      begin
        done := done || private.put_back(batch, array[product]);
      exception when others then
        if sqlstate !~ '^2[23]' and sqlstate <> 'P0001' then
          raise;
        end if;
        refused := refused || product;
      end;
    end loop;
  end;
  restored := cardinality(done);
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', coalesce(p.name, d.name, ''), 'reason', case
      when p.id is null then 'deleted' when p.id = any (refused) then 'refused' else 'changed' end) order by m.n), '[]')
    into left_in_place from unnest(asked) with ordinality as m (id, n)
    left join public.products p on p.id = m.id
    left join private.deleted_products d on d.id = m.id and p.id is null
    where m.id <> all (done) and (p.id is not null or d.name is not null);
end $$;

-- Returns the ids of the restored products.
create function private.put_back(batch private.product_import_batches, ids uuid[]) returns uuid[]
language sql set search_path = '' as $$
  select private.patch_products(array_agg(m.id), array_agg(m.version), array_agg(m.former_version), jsonb_agg(m.former))
  from rows from (
    unnest(batch.product_ids), unnest(batch.versions), unnest(batch.former_versions),
    jsonb_array_elements(batch.former_values)
  ) as m (id, version, former_version, former)
  where m.id = any (ids)
$$;

grant execute on function public.finish_product_import(uuid, text, jsonb) to authenticated;
