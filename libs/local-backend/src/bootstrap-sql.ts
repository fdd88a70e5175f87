/** What a hosted project has before its first migration and the embedded database lacks. Runs at every start. */
export const BOOTSTRAP_SQL = `
do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select 1 from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select 1 from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
end $$;
create schema if not exists extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
revoke create on schema public from public;
`

/** Runs after lite has made its own schemas, which resets the functions replaced here. */
export const AUTH_SQL = `
grant usage on schema auth to anon, authenticated, service_role;
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;
grant execute on function auth.uid(), auth.role(), auth.jwt(), auth.email() to anon, authenticated, service_role;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`

/** Names what lite failed to create: it swallows the errors of its own schema statements. Empty when all is there. */
export const MISSING_SYSTEM_SQL = `
select name from unnest('{auth.users,auth.identities,auth.sessions,auth.refresh_tokens}'::text[]) as name
where to_regclass(name) is null
`
