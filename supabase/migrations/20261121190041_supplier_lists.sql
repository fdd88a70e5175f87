-- Lists of suppliers that were applied to the products: each is one recorded change that can be undone (ADR 0019).

-- Applies the chosen lines of a list in one transaction. `p_list`: {source, file_name, counts}. `p_lines`, at most 10,000:
-- - {text, code, cost, product_id, version, price}: a product in the version that was seen. Without a price it stays.
-- - {text, code, cost, product: {column: value}}: a new product.
-- - {text, code, cost, product_id} or {text, code, cost, ignored}: only remembered (`private.remember_items`).
-- `p_gone`, at most 10,000 products that the supplier no longer has: {product_id, version, action}, `out_of_stock` or
-- `inactive`, or only {product_id}, which stays. A product may be changed once.
-- Returns the numbers, and `failures`, which were not written: each {text, product_id, name, reason}; `changed` by another
-- session, `deleted`, `name-taken` or `refused`, a value that the database refuses.
-- `p_request` becomes the id of the list and of its change: a repeat after a lost response returns the stored result and
-- writes nothing. 22023: malformed, or the id is of another list. 54000: too many. P0001 with detail `supplier_unknown`.
create function public.apply_supplier_list(
  p_supplier uuid, p_list jsonb, p_lines jsonb, p_gone jsonb, p_request uuid
) returns table (list_id uuid, change_id uuid, updated integer, created integer, gone integer, failures jsonb)
language plpgsql security definer
set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  supplier public.suppliers;
  list public.supplier_lists;
  change private.changes;
  ids uuid[];
  prices numeric[];
  costs numeric[];
  actions text[];
  made record;
begin
  perform private.require_admin();
  perform private.require_objects(p_lines, 10000, '{text,code,cost,product_id,version,price,product,ignored}');
  perform private.require_objects(p_gone, 10000, '{product_id,version,action}');
  perform private.require_list_values(p_list, p_lines, p_gone);
  -- An earlier attempt may still be running.
  perform pg_advisory_xact_lock(hashtextextended('public.supplier_lists ' || p_request, 0));
  select * into list from public.supplier_lists l where l.id = p_request;
  if list.id is not null then
    if (list.supplier_id, list.created_by) is distinct from (p_supplier, auth.uid()) then
      raise exception 'there is another list of this id' using errcode = '22023';
    end if;
    return query select list.id, list.change_id, list.updated, list.created, list.gone, list.failures;
    return;
  end if;
  supplier := private.locked_supplier(p_supplier);
  -- As imports, and before the locks of products, as imports too.
  perform pg_advisory_xact_lock(hashtextextended('private.product_import_batches', 0));
  change.id := p_request;
  change.kind := 'supplier_list';
  change.arguments := jsonb_build_object('supplier_id', supplier.id, 'supplier_name', supplier.name);
  perform private.explain_activity('products', change.kind, change.arguments, change.id);
  select * into made from private.insert_list_products(p_lines);

  -- In the order of ids, as bulk changes lock them.
  perform 1 from public.products p where p.id in (
    select (g.value ->> 'product_id')::uuid from jsonb_array_elements(p_lines || p_gone) as g (value)
    where g.value ->> 'version' is not null
  ) order by p.id for update;
  select coalesce(array_agg(g.id order by g.n) filter (where g.is_due), '{}'),
      array_agg(g.name order by g.n) filter (where g.is_due),
      array_agg(g.stored + 1 order by g.n) filter (where g.is_due), array_agg(g.state order by g.n) filter (where g.is_due),
      array_agg(g.former order by g.n) filter (where g.is_due), array_agg(g.price order by g.n) filter (where g.is_due),
      array_agg(g.cost order by g.n) filter (where g.is_due), array_agg(g.action order by g.n) filter (where g.is_due),
      count(*) filter (where g.is_due and g.action is null), count(*) filter (where g.is_due and g.action is not null),
      coalesce(jsonb_agg(jsonb_build_object('text', g.text, 'product_id', g.id, 'name', g.name,
        'reason', case when g.name is null then 'deleted' else 'changed' end) order by g.n) filter (where not g.is_due), '[]')
    into ids, change.object_names, change.versions, change.former_versions, change.former_values, prices, costs, actions,
      list.updated, list.gone, list.failures
    from (
      select l.n, l.product_id as id, l.text, l.price, l.cost, l.action, p.name, p.version as stored,
        coalesce(p.restored_version, p.version) as state, coalesce(p.version = l.version, false) as is_due,
        array[p.price::text, p.stock_quantity::text, p.is_active::text]::text as former
      from rows from (jsonb_to_recordset(p_lines || p_gone)
          as (text text, product_id uuid, version integer, price numeric, cost numeric, action text)) with ordinality
        as l (text, product_id, version, price, cost, action, n)
      left join public.products p on p.id = l.product_id
      where l.version is not null
    ) g;

  list.created := cardinality(made.ids);
  list.failures := list.failures || made.failures;
  change.object_ids := ids || made.ids;
  if change.object_ids <> '{}' then
    list.change_id := change.id;
    -- A former version of 0 is a new product.
    change.object_names := coalesce(change.object_names, '{}') || made.names;
    change.versions := coalesce(change.versions, '{}') || array_fill(1, array[list.created]);
    change.former_versions := coalesce(change.former_versions, '{}') || array_fill(0, array[list.created]);
    change.former_values := coalesce(change.former_values, '{}') || array_fill('{NULL,NULL,NULL}'::text, array[list.created]);
    perform private.record_product_change(change);
    -- Also with only a cost, so that another session's form is outdated.
    update public.products p set price = coalesce(n.price, p.price),
        stock_quantity = case n.action when 'out_of_stock' then 0 else p.stock_quantity end,
        is_active = p.is_active and n.action is distinct from 'inactive'
      from unnest(ids, prices, actions) as n (id, price, action) where p.id = n.id;
    insert into public.product_costs (product_id, cost, source, supplier_id, change_id)
      select n.id, n.cost, supplier.name, supplier.id, change.id
      from unnest(change.object_ids, costs || made.costs) as n (id, cost)
      left join private.current_costs c on c.product_id = n.id
      left join public.product_costs h on h.id = c.cost_id
      where n.cost is not null and (c.cost is distinct from n.cost or h.supplier_id is distinct from supplier.id);
  end if;
  perform private.remember_items(supplier.id, (
    select jsonb_agg(jsonb_build_object('text', l.value -> 'text', 'code', l.value -> 'code', 'cost', l.value -> 'cost',
      'ignored', l.value -> 'ignored', 'product_id', coalesce(l.value -> 'product_id', to_jsonb(m.id))) order by l.n)
    from jsonb_array_elements(p_lines) with ordinality as l (value, n)
    left join unnest(made.lines, made.ids) as m (n, id) on m.n = l.n
  ));
  update public.supplier_items i set gone_in = coalesce(i.gone_in, p_request)
    where i.supplier_id = supplier.id and i.product_id in (
      select (g.value ->> 'product_id')::uuid from jsonb_array_elements(p_gone) as g (value));
  insert into public.supplier_lists (id, supplier_id, created_by, source, file_name, counts, change_id, updated, created, gone,
      failures)
    values (p_request, supplier.id, auth.uid(), p_list ->> 'source', p_list ->> 'file_name',
      coalesce(p_list -> 'counts', '{}'), list.change_id, list.updated, list.created, list.gone, list.failures);
  return query select p_request, list.change_id, list.updated, list.created, list.gone, list.failures;
end $$;

-- 22023: a text, cost, price, version, product or action that is missing or wrong, or a product that is changed twice.
create function private.require_list_values(list jsonb, lines jsonb, gone jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(list) is distinct from 'object' or list - '{source,file_name,counts}'::text[] <> '{}' or list ->> 'source' is null then
    raise exception 'malformed list' using errcode = '22023';
  end if;
  if exists (
    select 1 from jsonb_array_elements(lines) as l (value)
    where jsonb_typeof(l.value -> 'text') is distinct from 'string' or btrim(l.value ->> 'text') = ''
      or (l.value ->> 'version' is not null and (l.value ->> 'product_id' is null or l.value ->> 'product' is not null))
      or ((l.value ->> 'version' is not null or l.value ->> 'product' is not null)
        and not coalesce((l.value ->> 'cost')::numeric >= 0.01, false))
      or (l.value ->> 'price')::numeric < 0.01 or (l.value -> 'product' ->> 'price')::numeric = 0
      or (l.value ->> 'product' is not null and (jsonb_typeof(l.value -> 'product') <> 'object' or l.value ->> 'product_id' is not null))
  ) or exists (
    select 1 from jsonb_array_elements(gone) as g (value)
    where g.value ->> 'product_id' is null or (g.value ->> 'version' is null) <> (g.value ->> 'action' is null)
      or g.value ->> 'action' not in ('out_of_stock', 'inactive')
  ) or exists (
    select 1 from jsonb_array_elements(lines || gone) as g (value)
    where g.value ->> 'version' is not null group by (g.value ->> 'product_id')::uuid having count(*) > 1
  ) then
    raise exception 'malformed lines' using errcode = '22023';
  end if;
exception when invalid_text_representation then
  raise exception 'malformed lines' using errcode = '22023';
end $$;

-- Inserts the new products of a list as an import does. `lines`: positions of the inserted ones, from 1, in parallel with
-- the other arrays.
create function private.insert_list_products(
  list_lines jsonb, out lines bigint[], out ids uuid[], out names text[], out costs numeric[], out failures jsonb
)
language plpgsql set search_path = '' as $$
declare
  given bigint[];
  rows jsonb;
  batch private.product_import_batches;
  written private.product_import_batches := private.empty_import_batch();
begin
  select array_agg(l.n order by l.n), jsonb_agg(l.value -> 'product' order by l.n) into given, rows
    from jsonb_array_elements(list_lines) with ordinality as l (value, n) where l.value ->> 'product' is not null;
  if given is null then
    lines := '{}'; ids := '{}'; names := '{}'; costs := '{}'; failures := '[]';
    return;
  end if;
  perform private.require_columns(rows, private.product_columns() || '{name}');
  for before in 0 .. cardinality(given) - 1 by 500 loop
    batch := private.write_import_rows(jsonb_populate_record(null::public.product_imports, jsonb_build_object('created_at', now())),
      'insert', before, private.rows_between(rows, before + 1, before + 500));
    written.product_ids := written.product_ids || batch.product_ids;
    written.duplicate_rows := written.duplicate_rows || batch.duplicate_rows;
    written.errors := written.errors || batch.errors;
  end loop;
  ids := written.product_ids;
  with refused as (
    select (e.value ->> 'row')::integer as row, 'refused' as reason from jsonb_array_elements(written.errors) as e (value)
    union all select d.row, 'name-taken' from unnest(written.duplicate_rows) as d (row)
  ), placed as (
    select g.n, list_lines -> (g.n - 1)::integer as line, r.reason
    from unnest(given) with ordinality as g (n, position) left join refused r on r.row = g.position - 1
  )
  select coalesce(array_agg(p.n order by p.n) filter (where p.reason is null), '{}'),
      coalesce(array_agg(private.product_name(p.line -> 'product' ->> 'name') order by p.n) filter (where p.reason is null), '{}'),
      coalesce(array_agg((p.line ->> 'cost')::numeric order by p.n) filter (where p.reason is null), '{}'),
      coalesce(jsonb_agg(jsonb_build_object('text', p.line -> 'text', 'product_id', null, 'name', p.line -> 'product' -> 'name',
        'reason', p.reason) order by p.n) filter (where p.reason is not null), '[]')
    into lines, names, costs, failures from placed p;
end $$;

-- Undo of an applied list: former values, or for a new product (former version 0) its deletion, unless it was changed or
-- sold since; and the costs of the restored products.
create function private.restore_list_products(
  change private.changes, out restored uuid[], out skipped jsonb, out adjusted jsonb
)
language plpgsql set search_path = '' as $$
declare
  made constant uuid[] := array(
    select f.id from unnest(change.object_ids, change.former_versions) as f (id, former) where f.former = 0);
  removed uuid[];
begin
  -- Same lock order as bulk changes.
  perform 1 from public.products p where p.id = any (change.object_ids) order by p.id for update;
  select r.* into restored, skipped, adjusted
    from private.restore_product_values(private.part_of_change(change, false, made)) r;
  with deleted as (
    delete from public.products p where p.id = any (made) and coalesce(p.restored_version, p.version) = 1
      and not exists (select 1 from public.order_items i where i.product_id = p.id)
    returning p.id
  ) select coalesce(array_agg(d.id), '{}') into removed from deleted d;
  select skipped || coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', coalesce(p.name, f.name),
      'reason', case when p.id is null then 'deleted' else 'changed' end)), '[]') into skipped
    from unnest(change.object_ids, change.object_names) as f (id, name) left join public.products p on p.id = f.id
    where f.id = any (made) and f.id <> all (removed);
  restored := restored || removed;
  delete from public.product_costs c where c.change_id = change.id and c.product_id = any (restored);
  update public.supplier_lists l set undone_at = now() where l.change_id = change.id and restored <> '{}';
  update public.supplier_items i set gone_in = null from public.supplier_lists l
    where l.change_id = change.id and i.supplier_id = l.supplier_id and i.gone_in = l.id and restored <> '{}';
end $$;

-- Applied lists, newest first, of one supplier or all. `is_undoable`: products remain that can be restored. 22023: a page
-- size outside 1 to 100.
create function public.list_supplier_lists(
  p_supplier uuid default null, page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, supplier_id uuid, supplier_name text, created_at timestamptz, created_by_name text, created_by_email text,
  source text, file_name text, counts jsonb, change_id uuid, updated integer, created integer, gone integer, failures jsonb,
  is_undoable boolean, undone_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  return query
    select l.id, l.supplier_id, s.name, l.created_at, w.full_name, u.email::text, l.source, l.file_name, l.counts, l.change_id,
      l.updated, l.created, l.gone, l.failures, coalesce(c.object_ids <> '{}', false), l.undone_at, count(*) over ()
    from public.supplier_lists l join public.suppliers s on s.id = l.supplier_id
    left join auth.users u on u.id = l.created_by
    left join public.profiles w on w.user_id = l.created_by
    left join private.changes c on c.id = l.change_id and c.created_at > now() - interval '30 days'
    where p_supplier is null or l.supplier_id = p_supplier
    order by l.created_at desc, l.id desc limit page_size offset page_offset;
end $$;

-- Active products that the supplier had before and that are not among `p_found`, by name. 22023: a page size outside 1 to
-- 1000.
create function public.missing_supplier_products(
  p_supplier uuid, p_found uuid[], page_size integer default 1000, page_offset integer default 0
) returns table (
  id uuid, name text, version integer, price numeric, cost numeric, stock_quantity integer, text text,
  last_cost numeric, last_seen_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  return query
    select p.id, p.name, p.version, p.price, c.cost, p.stock_quantity, i.text, i.last_cost, i.last_seen_at
    from (
      select distinct on (i.product_id) i.* from public.supplier_items i
      where i.supplier_id = p_supplier and i.product_id is not null
      order by i.product_id, i.last_seen_at desc, i.id
    ) i join public.products p on p.id = i.product_id left join private.current_costs c on c.product_id = p.id
    left join unnest(p_found) as f (id) on f.id = p.id
    where p.is_active and f.id is null
    order by p.name_folded, p.id limit page_size offset page_offset;
end $$;

grant execute on function public.apply_supplier_list(uuid, jsonb, jsonb, jsonb, uuid),
  public.list_supplier_lists(uuid, integer, integer),
  public.missing_supplier_products(uuid, uuid[], integer, integer) to authenticated;
