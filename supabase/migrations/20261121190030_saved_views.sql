-- Saved views of lists. A view without an owner is for all administrators.

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid default auth.uid() references auth.users (id) on delete cascade,
  -- Id of the page.
  list text not null check (list ~ '^[a-z][a-z-]{0,39}$'),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  -- Search parameters of the list, with the columns and without the page. The list checks them when it reads them.
  address text not null check (char_length(address) <= 2000),
  -- Set by a trigger and by `order_saved_views`, which is no change of the view itself.
  position integer not null default 0,
  -- Changes send the version that was read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint saved_views_name_once unique nulls not distinct (owner_id, list, name)
);

-- At most 100 of an account and 100 shared ones. The lock serialises the counts of concurrent inserts.
create function public.place_saved_view() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.saved_views ' || coalesce(new.owner_id::text, ''), 0));
  if (select count(*) from public.saved_views v where v.owner_id is not distinct from new.owner_id) >= 100 then
    raise exception 'at most 100 saved views' using errcode = 'P0001', detail = 'saved_views_limit';
  end if;
  new.position := (
    select coalesce(max(v.position), 0) + 1 from public.saved_views v
    where v.list = new.list and v.owner_id is not distinct from new.owner_id);
  return new;
end $$;

create function public.count_saved_view_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger saved_views_place_insert before insert on public.saved_views
  for each row execute function public.place_saved_view();
create trigger saved_views_place_update before update on public.saved_views
  for each row when (new.owner_id is distinct from old.owner_id) execute function public.place_saved_view();
create trigger saved_views_version before update on public.saved_views
  for each row when ((new.owner_id, new.name, new.address) is distinct from (old.owner_id, old.name, old.address))
  execute function public.count_saved_view_version();

alter table public.saved_views enable row level security;
revoke all on public.saved_views from anon, authenticated;
grant select, delete on public.saved_views to authenticated;
grant insert (owner_id, list, name, address) on public.saved_views to authenticated;
grant update (owner_id, name, address) on public.saved_views to authenticated;
grant all on public.saved_views to service_role;

create policy "saved_views: own and shared ones, for admin" on public.saved_views for all to authenticated
  using ((select public.is_admin()) and (owner_id is null or owner_id = (select auth.uid())))
  with check ((select public.is_admin()) and (owner_id is null or owner_id = (select auth.uid())));


-- Puts the caller's views of a list and the shared ones into the order of `ids`. Raises P0001 unless `ids` are all of
-- them: another session added or deleted one.
create function public.order_saved_views(list text, ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stored uuid[];
begin
  perform private.require_admin();
  -- In the order of ids, to prevent deadlocks.
  stored := array(
    select v.id from public.saved_views v
    where v.list = order_saved_views.list and (v.owner_id is null or v.owner_id = (select auth.uid()))
    order by v.id for update);
  if stored <> array(select distinct given from unnest(ids) as given order by given) then
    raise exception 'the saved views have changed' using errcode = 'P0001', detail = 'saved_views_changed';
  end if;
  update public.saved_views v set position = o.position
  from unnest(ids) with ordinality as o (id, position) where v.id = o.id and v.position <> o.position;
end $$;
grant execute on function public.order_saved_views(text, uuid[]) to authenticated;
