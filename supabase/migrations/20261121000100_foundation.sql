-- Extensions, and the rule everything below rests on: nothing is granted to an API role unless a migration says so.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Hosted projects grant every new table and function to the API roles; explicit grants replace that.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
-- EXECUTE for PUBLIC is a built-in default, which only a rule without `in schema` can take away.
alter default privileges revoke execute on functions from public;
grant usage on schema public to anon, authenticated, service_role;

-- A runaway query of a visitor must not hold a connection for long. Not every owner may alter the API roles.
do $$
begin
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
exception when insufficient_privilege then
  raise notice 'statement_timeout of the API roles left as it is: %', sqlerrm;
end $$;

-- Stamps `updated_at` from the database clock; what a browser sends for it is ignored.
create function public.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
revoke all on function public.set_updated_at() from public, anon, authenticated;
