/**
 * Runs at every start outside the migrations, because a hosted project has its own `realtime` schema. One
 * notification per transaction: one per row would reach the 8000-byte limit and slow down imports. A changed
 * table shape needs new names, because processes of two versions may run together.
 */
export const CAPTURE_SQL = `
begin;
select pg_advisory_xact_lock(hashtextextended('loja-admin capture', 0));
create schema if not exists realtime;
revoke all on schema realtime from public;
drop table if exists realtime.change, realtime.subscription;
create unlogged table if not exists realtime.change_log (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  entity oid not null,
  op text not null,
  record jsonb not null,
  changed_at timestamptz not null default clock_timestamp()
);
-- A deleted row, to decide who may receive its key.
alter table realtime.change_log add column if not exists former jsonb;
create index if not exists change_log_xid on realtime.change_log (xid);
create unlogged table if not exists realtime.watcher (
  process uuid not null,
  entity oid not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (process, entity)
);

create or replace function realtime.capture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  key_columns text[];
begin
  if not exists (select 1 from realtime.watcher w where w.entity = tg_relid) then return null; end if;
  if tg_op = 'DELETE' then
    select array_agg(a.attname::text) into key_columns
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary;
    insert into realtime.change_log (entity, op, record, former)
    select tg_relid, tg_op, (
      select pg_catalog.jsonb_object_agg(field.key, field.value)
      from pg_catalog.jsonb_each(pg_catalog.to_jsonb(o)) field where field.key = any (key_columns)),
      pg_catalog.to_jsonb(o)
    from old_rows o;
  else
    insert into realtime.change_log (entity, op, record) select tg_relid, tg_op, pg_catalog.to_jsonb(n) from new_rows n;
  end if;
  if found then perform pg_catalog.pg_notify('realtime', ''); end if;
  return null;
end $$;
revoke all on function realtime.capture() from public;

create or replace function realtime.attach() returns void
language plpgsql set search_path = '' as $$
declare
  target record;
begin
  -- Two processes would both find a trigger missing, and one would fail to make it.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('loja-admin capture', 0));
  for target in
    select t.tgname as trigger_name, t.tgrelid::pg_catalog.regclass as table_name from pg_catalog.pg_trigger t
    where t.tgfoid = 'realtime.capture()'::pg_catalog.regprocedure
      and not exists (select 1 from realtime.published p where p.entity = t.tgrelid)
  loop
    execute pg_catalog.format('drop trigger %I on %s', target.trigger_name, target.table_name);
  end loop;
  for target in
    select p.entity::pg_catalog.regclass as table_name from realtime.published p
    where not exists (
      select 1 from pg_catalog.pg_trigger t
      where t.tgrelid = p.entity and t.tgfoid = 'realtime.capture()'::pg_catalog.regprocedure)
  loop
    execute pg_catalog.format('create trigger realtime_insert after insert on %s referencing new table as new_rows
      for each statement execute function realtime.capture()', target.table_name);
    execute pg_catalog.format('create trigger realtime_update after update on %s referencing new table as new_rows
      for each statement execute function realtime.capture()', target.table_name);
    execute pg_catalog.format('create trigger realtime_delete after delete on %s referencing old table as old_rows
      for each statement execute function realtime.capture()', target.table_name);
  end loop;
end $$;
revoke all on function realtime.attach() from public;

-- Runs each caller's question ({role, sub, claims, runAs, question}); in one call, because most of the time for many
-- callers would be round trips. A caller whose question fails is missing.
-- TokenReader has checked the roles.
create or replace function realtime.visible_positions(callers jsonb, asked jsonb)
returns table (caller integer, positions integer[])
language plpgsql set search_path = '' as $$
declare
  entry jsonb;
begin
  caller := -1;
  for entry in select value from pg_catalog.jsonb_array_elements(callers) loop
    caller := caller + 1;
    begin
      perform pg_catalog.set_config('request.jwt.claim.sub', entry ->> 'sub', true),
        pg_catalog.set_config('request.jwt.claim.role', entry ->> 'role', true),
        pg_catalog.set_config('request.jwt.claims', entry ->> 'claims', true),
        pg_catalog.set_config('role', entry ->> 'runAs', true);
      execute entry ->> 'question' into positions using asked;
      perform pg_catalog.set_config('role', 'none', true);
      return next;
    exception
      when query_canceled then raise;
      -- The setting of the role was rolled back.
      when others then null;
    end;
  end loop;
end $$;
revoke all on function realtime.visible_positions(jsonb, jsonb) from public;

-- The read policies of a role as SQL over a row. Names are qualified, because there is no search path.
create or replace function realtime.read_condition(target oid, reader name) returns text
language sql stable set search_path = '' as $$
  select case when not c.relrowsecurity or r.rolbypassrls then 'true' else pg_catalog.concat(
      '(', coalesce(pg_catalog.string_agg(p.condition, ' or ') filter (where p.permits), 'false'), ')',
      pg_catalog.string_agg(' and ' || p.condition, '') filter (where not p.permits)) end
  from pg_catalog.pg_class c
  join pg_catalog.pg_roles r on r.rolname = reader
  left join lateral (
    select o.polpermissive as permits, '(' || pg_catalog.pg_get_expr(o.polqual, o.polrelid) || ')' as condition
    from pg_catalog.pg_policy o
    where o.polrelid = c.oid and o.polcmd in ('r', '*')
      and exists (
        select from pg_catalog.unnest(o.polroles) granted (id)
        where granted.id = 0 or pg_catalog.pg_has_role(r.oid, granted.id, 'usage'))
  ) p on true
  where c.oid = target
  group by c.relrowsecurity, r.rolbypassrls
$$;
revoke all on function realtime.read_condition(oid, name) from public;

-- Without a primary key a row cannot be found again to ask who may see it.
create or replace view realtime.published as
  select c.oid as entity, n.nspname as schema_name, c.relname as table_name
  from pg_catalog.pg_publication_tables p
  join pg_catalog.pg_namespace n on n.nspname = p.schemaname
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename and c.relkind = 'r'
  where p.pubname = 'supabase_realtime'
    and exists (select 1 from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisprimary);
select realtime.attach();
commit;
`

export const PUBLISHED_TABLES_SQL = `
select p.entity, p.schema_name as "schema", p.table_name as "table", (
  select jsonb_agg(jsonb_build_object(
      'name', a.attname,
      'type', t.typname,
      'sqlType', format_type(a.atttypid, a.atttypmod),
      'isKey', a.attnum = any (i.indkey),
      'readers', (
        select coalesce(jsonb_agg(r.name), '[]') from unnest('{anon,authenticated,service_role}'::text[]) r (name)
        where has_column_privilege(r.name, p.entity, a.attnum, 'select'))
    ) order by a.attnum)
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  join pg_index i on i.indrelid = p.entity and i.indisprimary
  where a.attrelid = p.entity and a.attnum > 0 and not a.attisdropped
) as columns, (
  select jsonb_object_agg(r.name, realtime.read_condition(p.entity, r.name))
  from unnest('{anon,authenticated,service_role}'::name[]) r (name)
) as "readConditions"
from realtime.published p
`

/** Changes between snapshots $1 (excluded) and $2 (included) after id $3; a lower id may be committed later. */
export const NEXT_SQL = `
select id, xid::text as xid, entity, op, record, former, changed_at as "changedAt" from realtime.change_log
where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
  and pg_visible_in_snapshot(xid, $2::pg_snapshot) and id > $3
order by id limit $4
`

/** Process $1 watches tables $2; returns those it watched before. */
export const WATCH_SQL = `
with known as (select entity from realtime.watcher where process = $1 and entity = any ($2::oid[])),
  gone as (delete from realtime.watcher where process = $1 and not entity = any ($2::oid[])),
  seen as (
    insert into realtime.watcher (process, entity) select $1, unnest($2::oid[])
    on conflict (process, entity) do update set seen_at = clock_timestamp())
select entity from known
`

export const PURGE_SQL = `
with dead as (delete from realtime.watcher where seen_at < clock_timestamp() - $1 * interval '1 ms')
delete from realtime.change_log where changed_at < clock_timestamp() - $1 * interval '1 ms'
`

export const FREE_SQL = 'delete from realtime.change_log where pg_visible_in_snapshot(xid, $1::pg_snapshot)'
