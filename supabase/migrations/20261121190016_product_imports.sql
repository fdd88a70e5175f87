-- Imports and their ledger, by which each row of a file is written exactly once, even if a batch is sent again after a
-- lost response (docs/adr/0021).

create table public.product_imports (
  -- Chosen by the page, so that a repeated start makes no second import.
  id uuid primary key,
  source text not null check (source in ('text', 'csv', 'xlsx', 'pdf', 'json')),
  file_name text check (char_length(file_name) <= 255),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  -- Found, rejected and writable products; the rest are names that the file repeats.
  analysed integer not null check (analysed >= 0),
  rejected integer not null check (rejected >= 0),
  total integer not null check (total between 0 and 1000000),
  status text not null default 'running' check (status in ('running', 'done', 'cancelled')),
  -- Of the last batch, for `private.is_import_alive`.
  last_written_at timestamptz not null default now(),
  imported integer not null default 0,
  duplicates integer not null default 0,
  errors integer not null default 0,
  updated integer not null default 0,
  conflicts integer not null default 0,
  -- The first [{line, column, reason, values}], for the file of errors.
  rejected_rows jsonb not null default '[]',
  -- An undo may take several steps.
  undo_started_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references auth.users (id) on delete set null,
  removed_count integer not null default 0,
  restored_count integer not null default 0,
  left_count integer not null default 0,
  constraint product_imports_figures check (rejected + total <= analysed),
  constraint product_imports_rejected_rows_size check (
    jsonb_typeof(rejected_rows) = 'array' and octet_length(rejected_rows::text) <= 1048576
  )
);
-- One row for each batch with arrays, as `private.changes`. Rows are counted from 0 among those to write.
create table private.product_import_batches (
  import_id uuid not null references public.product_imports (id) on delete cascade,
  first_row integer not null check (first_row >= 0),
  row_count integer not null,
  kind text not null check (kind in ('insert', 'update')),
  -- Of the request, to refuse a repeat with other content.
  digest text not null,
  product_ids uuid[] not null default '{}',
  -- Of updates, in parallel: new version, former version (for `restored_version`) and former values.
  versions integer[] not null default '{}',
  former_versions integer[] not null default '{}',
  former_values jsonb not null default '[]',
  duplicate_rows integer[] not null default '{}',
  -- [{row, code, message}] refused by the database; [{row, id, name}] changed by another session.
  errors jsonb not null default '[]',
  conflicts jsonb not null default '[]',
  undone boolean not null default false,
  -- Left in place by the undo: [{id, name, reason}].
  left_in_place jsonb not null default '[]',
  primary key (import_id, first_row)
);

create index product_imports_created_at_idx on public.product_imports (created_at desc, id desc);
create index product_imports_created_by_idx on public.product_imports (created_by);
create index product_imports_undone_by_idx on public.product_imports (undone_by);
create index product_imports_running_idx on public.product_imports (last_written_at) where status = 'running';

-- Written only by the functions below.
alter table public.product_imports enable row level security;
revoke all on public.product_imports from anon, authenticated;
grant select on public.product_imports to authenticated;
grant all on public.product_imports to service_role;
create policy "product_imports: admin reads" on public.product_imports for select to authenticated
  using ((select public.is_admin()));

-- A silent page has gone after five minutes, so that it does not block others.
create function private.is_import_alive(import public.product_imports) returns boolean
language sql stable set search_path = '' as $$
  select import.status = 'running' and import.undo_started_at is null
    and import.last_written_at > now() - interval '5 minutes'
$$;

-- Of the last week: rows that the database refused, or that another session had changed.
create function private.is_faulty_import(import public.product_imports) returns boolean
language sql stable
return import.errors + import.conflicts > 0 and import.undone_at is null and import.status <> 'running'
  and import.created_at > now() - interval '168 hours';

-- Locks an import. P0001 with detail `import_unknown`.
create function private.locked_import(import_id uuid) returns public.product_imports
language plpgsql set search_path = '' as $$
declare
  import public.product_imports;
begin
  select * into import from public.product_imports i where i.id = locked_import.import_id for update;
  if import.id is null then
    raise exception 'there is no such import' using errcode = 'P0001', detail = 'import_unknown';
  end if;
  return import;
end $$;

-- Until the end of the transaction. P0001 with detail `delete_all_running`, which may be retried.
create function private.hold_off_delete_all() returns void
language plpgsql set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock_shared(hashtextextended('public.delete_all_products', 0)) then
    raise exception 'all products are being deleted' using errcode = 'P0001', detail = 'delete_all_running';
  end if;
end $$;

-- For `delete_all_products`; waits for a running batch. P0001 with detail `import_running`, without the lock if the import
-- has begun before: a refused deletion must not hold off its batches.
create function private.hold_off_imports() returns void
language plpgsql set search_path = '' as $$
begin
  for attempt in 1..2 loop
    if exists (select 1 from public.product_imports i where i.status = 'running' and private.is_import_alive(i)) then
      raise exception 'an import is running' using errcode = 'P0001', detail = 'import_running';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('public.delete_all_products', 0));
  end loop;
end $$;

-- Begins and records an import (`analysed`, `rejected`, `total`: rows of the file); a repeat does nothing. 22023: another
-- import has this id. P0001 with detail `delete_all_running`.
create function public.begin_product_import(
  import_id uuid, source text, analysed integer, rejected integer, total integer, file_name text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
begin
  perform private.require_admin();
  perform private.hold_off_delete_all();
  insert into public.product_imports as i (id, source, file_name, created_by, analysed, rejected, total)
    values (import_id, begin_product_import.source, begin_product_import.file_name, auth.uid(),
      begin_product_import.analysed, begin_product_import.rejected, begin_product_import.total)
    on conflict (id) do nothing;
  if found then
    change.id := import_id;
    change.kind := 'import';
    perform private.record_change(change);
  elsif not exists (
    select 1 from public.product_imports i where i.id = import_id and i.created_by = auth.uid()
      and (i.source, i.analysed, i.rejected, i.total) = (begin_product_import.source, begin_product_import.analysed,
        begin_product_import.rejected, begin_product_import.total)
  ) then
    raise exception 'there is another import of this id' using errcode = '22023';
  end if;
end $$;

-- The next batches after a row, at most 1000, for a resumed import.
create function public.product_import_progress(import_id uuid, after_row integer default -1)
returns table (
  first_row integer, row_count integer, imported integer, updated integer, duplicates integer[], errors jsonb,
  conflicts jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select b.first_row, b.row_count, case b.kind when 'insert' then cardinality(b.product_ids) else 0 end,
      case b.kind when 'update' then cardinality(b.product_ids) else 0 end, b.duplicate_rows, b.errors, b.conflicts
    from private.product_import_batches b
    where b.import_id = product_import_progress.import_id and b.first_row > after_row
    order by b.first_row limit 1000;
end $$;

-- At most 500 names, normalised for comparison.
create function public.find_products_by_names(names text[]) returns setof public.products
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(names) > 500 then
    raise exception 'at most 500 names at once' using errcode = '22023';
  end if;
  return query select p.* from public.products p
    where p.name = any (array(select private.product_name(n) from unnest(names) n));
end $$;

grant execute on function public.begin_product_import(uuid, text, integer, integer, integer, text),
  public.product_import_progress(uuid, integer), public.find_products_by_names(text[]) to authenticated;
