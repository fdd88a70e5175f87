-- Products that the undo of an import deletes can be restored like those of any other deletion.

-- Deletes the new products of batches that were not changed or sold since, as one recorded deletion, and records the
-- others. Returns the count.
create or replace function private.remove_imported_products(import_id uuid, first_rows integer[]) returns integer
language plpgsql set search_path = '' as $$
declare
  made uuid[];
  sold uuid[];
  deletion private.changes;
begin
  select array_agg(m.id) into made
    from private.product_import_batches b, unnest(private.still_to_undo(b.product_ids, b.left_in_place)) as m (id)
    where b.import_id = remove_imported_products.import_id and b.first_row = any (first_rows) and b.kind = 'insert';
  select coalesce(array_agg(distinct i.product_id), '{}') into sold from public.order_items i
    where i.product_id = any (made);
  deletion.id := gen_random_uuid();
  deletion.kind := 'delete';
  select coalesce(array_agg(p.id order by p.id), '{}'), array_agg(p.name order by p.id),
      array_agg(p.version + 1 order by p.id), array_agg(coalesce(p.restored_version, p.version) order by p.id)
    into deletion.object_ids, deletion.object_names, deletion.versions, deletion.former_versions
    from public.products p
    where p.id = any (made) and p.id <> all (sold) and coalesce(p.restored_version, p.version) = 1;
  if deletion.object_ids <> '{}' then
    perform private.record_product_change(deletion);
    perform private.explain_activity('products', 'import_undo', null, remove_imported_products.import_id);
    delete from public.products p where p.id = any (deletion.object_ids);
  end if;
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
  return cardinality(deletion.object_ids);
end $$;
