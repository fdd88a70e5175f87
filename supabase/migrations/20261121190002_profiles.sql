-- One profile per account. Policies read its role.

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 200),
  phone text check (char_length(phone) <= 40),
  role text not null default 'user' check (role in ('admin', 'user')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_created_at_idx on public.profiles (created_at desc, id desc);
create index profiles_role_idx on public.profiles (role, created_at desc, id desc);

-- Reads the role from the database, never from a token. Policies call `(select public.is_admin())`, once per statement.
-- PL/pgSQL, because a session keeps its plan; a function in SQL is planned at each call.
create function public.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.profiles p where p.user_id = (select auth.uid()) and p.role = 'admin'
  );
end $$;
-- Policies run as the caller.
grant execute on function public.is_admin() to anon, authenticated, service_role;

-- Raises 42501 unless the caller is an administrator. First statement of functions that run as their owner; functions
-- that run as the caller use it to raise instead of returning no rows.
create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not (select public.is_admin()) then
    raise exception 'only an administrator may do this' using errcode = '42501';
  end if;
end $$;
grant execute on function private.require_admin() to authenticated;

-- Raises unless the report of a release (ADR 0027) names the calling administrator. Stores nothing.
create function public.check_release_report(account uuid, report jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if account is distinct from (select auth.uid()) then
    raise exception 'a report names the account of its session' using errcode = '42501';
  end if;
  if octet_length(report::text) > 1000 then
    raise exception 'the report is too long' using errcode = '22023';
  end if;
end $$;
grant execute on function public.check_release_report(uuid, jsonb) to authenticated;

-- Protects role and user_id even if a later migration grants too much. Seeds, migrations and the secret key pass.
create function public.guard_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      if new.role is distinct from 'user' then
        raise exception 'a profile starts with the role user' using errcode = '42501';
      end if;
    elsif new.role is distinct from old.role
      or new.user_id is distinct from old.user_id
      or new.id is distinct from old.id
      or new.created_at is distinct from old.created_at then
      raise exception 'only full_name and phone of a profile may change' using errcode = '42501';
    end if;
  end if;
  return new;
end $$;

create trigger profiles_guard before insert or update on public.profiles
  for each row execute function public.guard_profile();
create trigger profiles_updated_at before update on public.profiles
  for each row execute function public.set_updated_at();

-- Metadata is written at sign-up, so the role is never taken from it.
create function public.create_profile_for_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, full_name, phone, role)
  values (
    new.id,
    left(nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), 200),
    left(nullif(btrim(new.raw_user_meta_data ->> 'phone'), ''), 40),
    'user'
  )
  on conflict (user_id) do nothing;
  return new;
end $$;

create trigger on_auth_user_created after insert on auth.users
  for each row execute function public.create_profile_for_user();

-- Sets the role of a profile unless another session changed it from `p_seen`; returns the stored role, and no row
-- without such a profile. A repeat after a lost response changes nothing. P0001 `last_admin`: no administrator would remain.
create function public.change_role(p_profile uuid, p_role text, p_seen text) returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  stored text;
begin
  perform private.require_admin();
  if p_role is null or p_role not in ('admin', 'user') then
    raise exception 'a role is admin or user' using errcode = '22023';
  end if;
  -- One change at a time. The administrator of the second change may have been demoted by the first.
  perform pg_advisory_xact_lock(hashtextextended('public.profiles.role', 0));
  perform private.require_admin();
  select p.role into stored from public.profiles p where p.id = p_profile for update;
  if stored = p_seen and stored <> p_role then
    if p_role = 'user' and not exists (
      select 1 from public.profiles p where p.role = 'admin' and p.id <> p_profile
    ) then
      raise exception 'the last administrator cannot be demoted' using errcode = 'P0001', detail = 'last_admin';
    end if;
    update public.profiles p set role = p_role where p.id = p_profile;
  end if;
  return query select p.role from public.profiles p where p.id = p_profile;
end $$;
grant execute on function public.change_role(uuid, text, text) to authenticated;

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (full_name, phone) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy "profiles: own or admin may read" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "profiles: own may be updated" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Administrators, for the release tool: it chooses the first accounts that get a new release. The earliest sign-in comes
-- first; accounts without one are last.
create function public.administrator_sign_ins()
returns table (user_id uuid, email text, signed_in_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.user_id, u.email::text, u.last_sign_in_at
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.role = 'admin'
  order by u.last_sign_in_at nulls last, p.user_id
$$;
grant execute on function public.administrator_sign_ins() to service_role;
