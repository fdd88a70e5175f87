-- Log of marketing events sent to Meta, Google and TikTok. Written only with the secret key, read by staff through the
-- functions of the next two files, stored for 90 days, built for 5,000,000 rows (docs/adr/0032).

create table public.tracking_logs (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('meta', 'ga4', 'google_ads', 'tiktok')),
  -- Verbatim: `Purchase`, `add_to_cart`.
  event_name text not null check (event_name ~ '^[A-Za-z][A-Za-z0-9_. -]{0,63}$'),
  -- Identifies the same event from browser and server.
  event_id text check (char_length(event_id) <= 200),
  -- ignorado: not sent on purpose, e.g. without consent.
  status text not null check (status in ('enviado', 'falhou', 'ignorado')),
  source text not null check (source in ('navegador', 'servidor')),
  -- The provider's response.
  http_status smallint check (http_status between 100 and 599),
  error_text text check (char_length(error_text) <= 500),
  -- No foreign key: the event stays without its order, and may precede the order's commit.
  order_id uuid,
  order_number text check (char_length(order_number) <= 60),
  -- In reais. NaN would be greater than any number.
  value numeric(12, 2) check (value <> 'NaN'),
  -- Personal data: read only through `tracking_log_details()`.
  payload jsonb,
  -- The secret key cannot write it.
  created_at timestamptz not null default now(),
  -- The providers' names for a purchase.
  is_purchase boolean not null
    generated always as (lower(event_name) in ('purchase', 'completepayment', 'conversion')) stored,
  constraint tracking_logs_payload_is_an_object check (jsonb_typeof(payload) = 'object'),
  -- 16 KiB and eight levels: the details read all of it.
  constraint tracking_logs_payload_size check (
    octet_length(payload::text) <= 16384 and not jsonb_path_exists(payload, 'strict $.**{9}')
  )
);

-- The only sort of the list. For other filters the hours below name the part to read.
create index tracking_logs_created_at_idx on public.tracking_logs (created_at desc, id desc);
-- By the running number without zeros, or a number without digits whole. One index, because of two the planner takes
-- the wrong one.
create index tracking_logs_order_idx
  on public.tracking_logs (coalesce(ltrim(substring(order_number from '\d+$'), '0'), upper(order_number)))
  where order_number is not null;
-- For duplicates and missing purchases.
create index tracking_logs_purchases_idx
  on public.tracking_logs (created_at) include (order_id, order_number, provider, event_id, status)
  where is_purchase and status in ('enviado', 'ignorado');

-- Events by hour, for cards, chart, counts and alarms: counting 5,000,000 rows takes seconds. Triggers update it in the
-- writing transaction, so it equals `count(*)`. A day in São Paulo has whole hours.
create table private.tracking_log_hours (
  hour timestamptz not null,
  provider text not null,
  status text not null,
  event_name text not null,
  events bigint not null,
  primary key (hour, provider, status, event_name)
) with (fillfactor = 70);
-- For the last event of a provider and the list of names.
create index tracking_log_hours_provider_idx on private.tracking_log_hours (provider, status, hour);
create index tracking_log_hours_event_idx on private.tracking_log_hours (event_name, hour);

-- Adds inserted and subtracts deleted rows, in key order against deadlocks.
create function private.count_tracking_logs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from private.tracking_log_hours where true;
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into private.tracking_log_hours as h (hour, provider, status, event_name, events)
    select date_trunc('hour', a.created_at, 'UTC'), a.provider, a.status, a.event_name, count(*)
    from added a group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (hour, provider, status, event_name) do update set events = h.events + excluded.events;
  elsif tg_op = 'DELETE' then
    insert into private.tracking_log_hours as h (hour, provider, status, event_name, events)
    select date_trunc('hour', r.created_at, 'UTC'), r.provider, r.status, r.event_name, -count(*)
    from removed r group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (hour, provider, status, event_name) do update set events = h.events + excluded.events;
  else
    insert into private.tracking_log_hours as h (hour, provider, status, event_name, events)
    select c.hour, c.provider, c.status, c.event_name, sum(c.change)
    from (
      select date_trunc('hour', a.created_at, 'UTC') as hour, a.provider, a.status, a.event_name, 1 as change from added a
      union all
      select date_trunc('hour', r.created_at, 'UTC'), r.provider, r.status, r.event_name, -1 from removed r
    ) c
    group by 1, 2, 3, 4 having sum(c.change) <> 0 order by 1, 2, 3, 4
    on conflict (hour, provider, status, event_name) do update set events = h.events + excluded.events;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.tracking_log_hours h
    using (
      select distinct date_trunc('hour', r.created_at, 'UTC') as hour, r.provider, r.status, r.event_name from removed r
    ) gone
    where (h.hour, h.provider, h.status, h.event_name) = (gone.hour, gone.provider, gone.status, gone.event_name)
      and h.events = 0;
  end if;
  return null;
end $$;

create trigger tracking_logs_count_added after insert on public.tracking_logs
  referencing new table as added for each statement execute function private.count_tracking_logs();
create trigger tracking_logs_count_removed after delete on public.tracking_logs
  referencing old table as removed for each statement execute function private.count_tracking_logs();
create trigger tracking_logs_count_changed after update on public.tracking_logs
  referencing old table as removed new table as added for each statement execute function private.count_tracking_logs();
create trigger tracking_logs_count_none after truncate on public.tracking_logs
  for each statement execute function private.count_tracking_logs();
-- Also without triggers, as when demo rows move.
alter table public.tracking_logs enable always trigger tracking_logs_count_added;
alter table public.tracking_logs enable always trigger tracking_logs_count_removed;
alter table public.tracking_logs enable always trigger tracking_logs_count_changed;
alter table public.tracking_logs enable always trigger tracking_logs_count_none;

-- Completes the order's id or number, and cuts errors at 500 characters instead of refusing the event.
create function private.complete_tracking_log() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.event_id := nullif(btrim(new.event_id), '');
  new.order_number := nullif(btrim(new.order_number), '');
  if char_length(new.error_text) > 500 then
    new.error_text := left(new.error_text, 499) || '…';
  end if;
  if new.order_id is null and new.order_number is not null then
    select o.id into new.order_id from public.orders o where o.order_number = new.order_number;
  elsif new.order_number is null and new.order_id is not null then
    select o.order_number into new.order_number from public.orders o where o.id = new.order_id;
  end if;
  return new;
end $$;

create trigger tracking_logs_complete before insert on public.tracking_logs
  for each row execute function private.complete_tracking_log();

-- Staff have no right on the table, so no filter, sort or embedding reaches a payload. The secret key cannot update.
alter table public.tracking_logs enable row level security;
revoke all on public.tracking_logs from anon, authenticated, service_role;
create policy "tracking_logs: through functions alone" on public.tracking_logs for select to authenticated using (false);
grant select, delete on public.tracking_logs to service_role;
grant insert (
  provider, event_name, event_id, status, source, http_status, error_text, order_id, order_number, value, payload
) on public.tracking_logs to service_role;

-- Removes up to `batch` of the oldest events over 90 days old; repeat until it returns less. Whole days in São Paulo,
-- for the chart. Skips rows of a concurrent call. Removes nothing while the clock is doubted (`private.may_expire`). 22023: a batch size outside 1 to 50000.
create function public.remove_old_tracking_logs(batch integer default 10000) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  first_kept timestamptz := (date_trunc('day', now() at time zone 'America/Sao_Paulo') - interval '90 days')
    at time zone 'America/Sao_Paulo';
  removed_count integer;
begin
  if batch is null or batch not between 1 and 50000 then
    raise exception 'no such batch' using errcode = '22023';
  end if;
  if not private.may_expire() then
    return 0;
  end if;
  delete from public.tracking_logs l
  where l.id in (
    select o.id from public.tracking_logs o where o.created_at < first_kept
    order by o.created_at limit batch for update skip locked
  );
  get diagnostics removed_count = row_count;
  return removed_count;
end $$;
grant execute on function public.remove_old_tracking_logs(integer) to service_role;

-- 240,000 events a day, and the activity log (activity.sql). False without `pg_cron`; may be called again. The embedded server removes events itself.
create function private.schedule_tracking_log_removal() returns boolean
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null then return false; end if;
  execute $call$select cron.schedule('remove-old-tracking-logs', '17 * * * *', 'select public.remove_old_tracking_logs(), public.remove_old_activity()')$call$;
  return true;
exception when insufficient_privilege then
  raise notice 'old tracking logs are not removed by pg_cron: %', sqlerrm;
  return false;
end $$;
select private.schedule_tracking_log_removal();
