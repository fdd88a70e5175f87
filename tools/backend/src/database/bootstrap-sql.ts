export const STORAGE_SQL = `
create schema if not exists storage;
create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now()
);
create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  owner_id text,
  created_at timestamptz not null default now(),
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`

/** What a hosted project has and a bare database lacks. Runs at every start. */
export const BOOTSTRAP_SQL = `
do $$
declare
  api_role record;
begin
  for api_role in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls')) as wanted (name, options)
  loop
    if not exists (select 1 from pg_roles where rolname = api_role.name) then
      -- Roles belong to the whole server: another of its databases may be prepared at this moment.
      begin
        execute format('create role %I %s', api_role.name, api_role.options);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- Who is no superuser must be a member to take the role on.
    if not pg_has_role(current_user, api_role.name, 'member') then
      begin
        execute format('grant %I to current_user', api_role.name);
      exception when internal_error or unique_violation then null;
      end;
    end if;
  end loop;
end $$;
create schema if not exists extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
revoke create on schema public from public;
${STORAGE_SQL}`

/** Lite's own schemas reset these functions. */
export const AUTH_SQL = `
grant usage on schema auth to anon, authenticated, service_role;
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;
grant execute on function auth.uid(), auth.role(), auth.jwt(), auth.email() to anon, authenticated, service_role;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`

/** Lite ignores errors of its own schema. */
export const MISSING_SYSTEM_SQL = `
select name from unnest('{auth.users,auth.identities,auth.sessions,auth.refresh_tokens}'::text[]) as name
where to_regclass(name) is null
`

export const OWNER_SQL = `
select
  to_regclass('auth.schema_migrations') is not null as "isHosted",
  to_regclass('supabase_migrations.schema_migrations') is null and exists (
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as "isForeign"
`
