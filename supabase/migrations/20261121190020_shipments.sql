-- Shipments: state, codes and writes of staff. `tracking_shipments` holds the codes; `orders.tracking_code` repeats
-- that of the order's newest shipment (docs/adr/0029).

-- A code in stored form: capitals without separators, null if empty. As `normalizeTrackingCode` in libs/domain.
create function private.tracking_code_of(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select nullif(upper(regexp_replace(
    private.without_invisible(given), '[' || private.white_space() || ']+', '', 'g')), '')
$$;

-- As above; 22023 for a code of impossible length or characters. Carriers have their own forms.
create function private.checked_tracking_code(given text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  code text := private.tracking_code_of(given);
begin
  if code !~ '^[!-~]{4,60}$' then
    raise exception 'no tracking code' using errcode = '22023';
  end if;
  return code;
end $$;

-- Unknown event names of other systems become descriptions.
update public.tracking_events set description = coalesce(nullif(btrim(description), ''), status), status = 'em_transito'
  where status not in ('aguardando', 'postado', 'em_transito', 'saiu_para_entrega', 'entregue', 'problema');
alter table public.tracking_events
  -- Grows with every change; edits send the version that was read.
  add column version integer not null default 1,
  add constraint tracking_events_status check (
    status in ('aguardando', 'postado', 'em_transito', 'saiu_para_entrega', 'entregue', 'problema')
  );
alter table public.tracking_shipments
  -- State of the newest event; aguardando without one. Written only by the trigger.
  add column state text not null default 'aguardando' check (
    state in ('aguardando', 'postado', 'em_transito', 'saiu_para_entrega', 'entregue', 'problema')
  ),
  -- Moment of the newest event, else of the shipment's creation.
  add column moved_at timestamptz not null default now(),
  add constraint tracking_shipments_text_size check (
    char_length(tracking_code) <= 100 and char_length(carrier) <= 100
  );

create function private.count_event_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger tracking_events_version before update on public.tracking_events
  for each row execute function private.count_event_version();

-- Runs under the row's lock and reads committed events, so that concurrent ones count.
create function private.set_shipment_state() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.tracking_code := private.tracking_code_of(new.tracking_code);
  new.carrier := nullif(btrim(new.carrier), '');
  new.state := 'aguardando';
  new.moved_at := new.created_at;
  if tg_op = 'UPDATE' then
    select e.status, e.occurred_at into new.state, new.moved_at from public.tracking_events e
      where e.tracking_shipment_id = new.id
      order by e.occurred_at desc, e.created_at desc, e.id desc limit 1;
    if not found then
      new.state := 'aguardando';
      new.moved_at := new.created_at;
    end if;
  end if;
  return new;
end $$;
create trigger tracking_shipments_shape before insert or update on public.tracking_shipments
  for each row execute function private.set_shipment_state();

-- Updates the shipments of changed events once per statement.
create function private.move_shipments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := array(select distinct f.tracking_shipment_id from former f);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || array(select distinct c.tracking_shipment_id from changed c);
  end if;
  -- In id order, against deadlocks.
  perform 1 from public.tracking_shipments s where s.id = any (ids) order by s.id for update;
  update public.tracking_shipments s set state = s.state where s.id = any (ids);
  return null;
end $$;
create trigger tracking_events_inserted after insert on public.tracking_events
  referencing new table as changed for each statement execute function private.move_shipments();
create trigger tracking_events_updated after update on public.tracking_events
  referencing old table as former new table as changed for each statement execute function private.move_shipments();
create trigger tracking_events_deleted after delete on public.tracking_events
  referencing old table as former for each statement execute function private.move_shipments();

create function private.code_of_order(order_id uuid) returns text
language sql stable set search_path = '' as $$
  select s.tracking_code from public.tracking_shipments s
  where s.order_id = code_of_order.order_id and s.tracking_code is not null
  order by s.created_at desc, s.id desc limit 1
$$;

-- Copies codes to `orders.tracking_code` once per statement.
create function private.copy_codes_to_orders() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    ids := array(select c.order_id from changed c);
  elsif tg_op = 'DELETE' then
    ids := array(select f.order_id from former f);
  else
    -- Most updates are events.
    ids := array(
      select unnest(array[f.order_id, c.order_id]) from former f join changed c using (id)
      where f.tracking_code is distinct from c.tracking_code or f.order_id <> c.order_id or f.created_at <> c.created_at
    );
  end if;
  update public.orders o set tracking_code = private.code_of_order(o.id)
    where o.id = any (ids) and o.tracking_code is distinct from private.code_of_order(o.id);
  return null;
end $$;
create trigger tracking_shipments_inserted after insert on public.tracking_shipments
  referencing new table as changed for each statement execute function private.copy_codes_to_orders();
create trigger tracking_shipments_updated after update on public.tracking_shipments
  referencing old table as former new table as changed for each statement execute function private.copy_codes_to_orders();
create trigger tracking_shipments_deleted after delete on public.tracking_shipments
  referencing old table as former for each statement execute function private.copy_codes_to_orders();

-- A code that another program writes into `orders.tracking_code` becomes a shipment, or corrects the newest one without
-- events, unless a shipment of the order has it.
create function private.sync_shipment_with_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  code text := private.tracking_code_of(new.tracking_code);
  newest public.tracking_shipments;
begin
  if exists (select 1 from public.tracking_shipments s where s.order_id = new.id and s.tracking_code = code) then
    return null;
  end if;
  select s.* into newest from public.tracking_shipments s where s.order_id = new.id
    order by s.created_at desc, s.id desc limit 1 for update;
  if code is null then
    update public.tracking_shipments s set tracking_code = null where s.order_id = new.id and s.tracking_code is not null;
  elsif newest.id is null or exists (select 1 from public.tracking_events e where e.tracking_shipment_id = newest.id) then
    insert into public.tracking_shipments (order_id, tracking_code) values (new.id, code);
  else
    update public.tracking_shipments s set tracking_code = code where s.id = newest.id;
  end if;
  return null;
end $$;

-- Existing codes, before the trigger exists.
update public.tracking_shipments set state = state;
insert into public.tracking_shipments (order_id, tracking_code, created_at)
  select o.id, o.tracking_code, coalesce(o.shipped_at, o.created_at) from public.orders o
  where private.tracking_code_of(o.tracking_code) is not null and not exists (
    select 1 from public.tracking_shipments s where s.order_id = o.id and s.tracking_code = private.tracking_code_of(o.tracking_code)
  );
update public.orders o set tracking_code = private.code_of_order(o.id)
  where o.tracking_code is distinct from private.code_of_order(o.id);

create trigger orders_code_made after insert on public.orders
  for each row when (new.tracking_code is not null) execute function private.sync_shipment_with_order();
create trigger orders_code_changed after update on public.orders
  for each row when (old.tracking_code is distinct from new.tracking_code) execute function private.sync_shipment_with_order();

-- Each serves a sort of the list, and with the included column its counts.
create index tracking_shipments_moved_idx on public.tracking_shipments (moved_at desc, id desc) include (state, carrier);
create index tracking_shipments_state_idx on public.tracking_shipments (state, moved_at desc, id desc) include (carrier);
create index tracking_shipments_carrier_idx on public.tracking_shipments (carrier, moved_at desc, id desc) include (state);
-- Undelivered shipments by last movement.
create index tracking_shipments_open_idx on public.tracking_shipments (moved_at, id) include (state, carrier)
  where state <> 'entregue';
create index tracking_shipments_code_trgm_idx on public.tracking_shipments using gin (tracking_code extensions.gin_trgm_ops);
-- Shipped without a code (TRK-05), longest first.
create index orders_without_code_idx on public.orders (coalesce(shipped_at, created_at), id)
  where status = 'enviado' and tracking_code is null;

-- `unchanged`: the shipment (absent: null, null) has the code; `conflict`: another one than seen; else `saved`.
create function private.code_outcome(
  stored public.tracking_shipments, wanted_code text, wanted_carrier text, seen_code text, seen_carrier text
) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when stored.tracking_code is not distinct from wanted_code
      and (stored.carrier is not distinct from wanted_carrier or stored.id is null) then 'unchanged'
    when stored.tracking_code is distinct from private.tracking_code_of(seen_code)
      or stored.carrier is distinct from nullif(btrim(seen_carrier), '') then 'conflict'
    else 'saved'
  end
$$;

-- Sets code and carrier of `shipment_id`, else of the newest shipment with a code, else of the newest one; creates one
-- if there are no shipments, or with `another`. Null removes the code, and a shipment without events. Returns one row:
-- - `result`: `saved`; `unchanged`; `conflict`: neither the new nor the seen values are stored; `gone`: no such order
--   or shipment; `shared`: with `unless_shared`, another order has this code, and nothing is written.
-- - `stored_shipment_id`, `stored_code`, `stored_carrier`: stored values.
-- - `also_on`: number of another order with this code. 22023: an impossible code.
create function public.set_tracking_code(
  order_id uuid, tracking_code text, carrier text default null, seen_code text default null,
  seen_carrier text default null, shipment_id uuid default null, another boolean default false,
  unless_shared boolean default false
) returns table (result text, stored_shipment_id uuid, stored_code text, stored_carrier text, also_on text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted_code text := private.checked_tracking_code(set_tracking_code.tracking_code);
  wanted_carrier text := nullif(btrim(set_tracking_code.carrier), '');
  wanted_shipment uuid := set_tracking_code.shipment_id;
  stored public.tracking_shipments;
  outcome text;
  other_number text;
begin
  perform private.require_admin();
  -- Locked, so that the second of two concurrent writers sees the first one's code.
  perform 1 from public.orders o where o.id = set_tracking_code.order_id for update;
  if not found then
    return query select 'gone', null::uuid, null::text, null::text, null::text;
    return;
  end if;
  select s.* into stored from public.tracking_shipments s
    where s.order_id = set_tracking_code.order_id
      and case when another then s.tracking_code = wanted_code else wanted_shipment is null or s.id = wanted_shipment end
    order by s.tracking_code is null, s.created_at desc, s.id desc limit 1 for update;
  outcome := case
    when stored.id is null and wanted_shipment is not null and not another then 'gone'
    when not another then private.code_outcome(stored, wanted_code, wanted_carrier, seen_code, seen_carrier)
    when stored.id is null then 'saved'
    else 'unchanged'
  end;
  other_number := (
    select o.order_number from public.tracking_shipments s join public.orders o on o.id = s.order_id
    where s.tracking_code = wanted_code and s.order_id <> set_tracking_code.order_id
    order by s.created_at desc limit 1
  );
  if outcome = 'saved' and unless_shared and other_number is not null then
    outcome := 'shared';
  elsif outcome = 'saved' and stored.id is null then
    insert into public.tracking_shipments (order_id, tracking_code, carrier)
      values (set_tracking_code.order_id, wanted_code, wanted_carrier) returning * into stored;
  elsif outcome = 'saved' and wanted_code is null
    and not exists (select 1 from public.tracking_events e where e.tracking_shipment_id = stored.id) then
    delete from public.tracking_shipments s where s.id = stored.id;
    stored := null;
  elsif outcome = 'saved' then
    update public.tracking_shipments s set tracking_code = wanted_code, carrier = wanted_carrier
      where s.id = stored.id returning s.* into stored;
  end if;
  return query select outcome, stored.id, stored.tracking_code, stored.carrier, other_number;
end $$;

-- Writes a code as `set_tracking_code` and sets and records enviado, both or neither. `seen_status` is the displayed
-- one; a retry changes nothing. Returns one row:
-- - `result`: as of `set_tracking_code`; `conflict` also for another status than seen, unless it is enviado.
-- - `order_status`, `stored_code`, `stored_carrier`: stored values; `also_on`: number of another order with this code.
-- - `change_id`: for `undo_change`, if the status changed. 22023: no code, or an impossible one.
create function public.ship_order(
  order_id uuid, tracking_code text, seen_status text, carrier text default null, seen_code text default null,
  seen_carrier text default null, another boolean default false, unless_shared boolean default false
) returns table (
  result text, order_status text, stored_code text, stored_carrier text, also_on text, change_id uuid
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  target constant uuid := ship_order.order_id;
  stored_status text;
  written record;
  change uuid;
begin
  perform private.require_admin();
  if private.checked_tracking_code(ship_order.tracking_code) is null then
    raise exception 'a code is needed' using errcode = '22023';
  end if;
  select coalesce(o.status, 'pendente') into stored_status from public.orders o where o.id = target for update;
  if stored_status is null or stored_status not in (coalesce(seen_status, ''), 'enviado') then
    return query select case when stored_status is null then 'gone' else 'conflict' end, stored_status, s.tracking_code,
        s.carrier, null::text, null::uuid
      from (values (1)) as one left join lateral (
        select t.tracking_code, t.carrier from public.tracking_shipments t where t.order_id = target
        order by t.tracking_code is null, t.created_at desc, t.id desc limit 1
      ) s on true;
    return;
  end if;
  select * into written from public.set_tracking_code(
    target, ship_order.tracking_code, carrier, seen_code, seen_carrier, null, another, unless_shared);
  -- The customer of this order would receive the code of the other one.
  if written.result = 'unchanged' and unless_shared and written.also_on is not null and stored_status <> 'enviado' then
    written.result := 'shared';
  end if;
  if written.result not in ('conflict', 'shared') and stored_status <> 'enviado' then
    change := (private.write_order_status(array[target], 'enviado')).id;
    stored_status := 'enviado';
  end if;
  return query select written.result, stored_status, written.stored_code, written.stored_carrier, written.also_on,
    change;
end $$;

-- Writes an event. Without `seen` it is new, under the caller's id, so that a retry adds no second one; with `seen`
-- that version is changed. Returns one row:
-- - `result`: `saved` (also if stored identically), `conflict`, or `gone` (event or shipment).
-- - `version` of the event; `is_newest`: it determines the shipment's state. 22023: no time, before 2000 or more than
--   an hour ahead; over 120 characters of place or 500 of text. 23514: no such state.
create function public.save_tracking_event(
  event_id uuid, shipment_id uuid, status text, occurred_at timestamptz, location text default null,
  description text default null, seen integer default null
) returns table (result text, version integer, is_newest boolean)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  place text := nullif(btrim(save_tracking_event.location), '');
  words text := nullif(btrim(save_tracking_event.description), '');
  moment timestamptz := save_tracking_event.occurred_at;
  kind text := save_tracking_event.status;
  owner uuid := save_tracking_event.shipment_id;
  stored public.tracking_events;
  outcome text := 'saved';
begin
  perform private.require_admin();
  if event_id is null or moment is null or moment < '2000-01-01' or moment > now() + interval '1 hour'
    or char_length(place) > 120 or char_length(words) > 500 then
    raise exception 'no such event' using errcode = '22023';
  end if;
  perform 1 from public.tracking_shipments s where s.id = owner for update;
  if not found then
    return query select 'gone', null::integer, false;
    return;
  end if;
  select e.* into stored from public.tracking_events e where e.id = event_id for update;
  if stored.id is null and seen is null then
    insert into public.tracking_events (id, tracking_shipment_id, status, description, location, occurred_at)
      values (event_id, owner, kind, words, place, moment) returning * into stored;
  elsif stored.id is null then
    outcome := 'gone';
  elsif (stored.tracking_shipment_id, stored.status, stored.occurred_at) = (owner, kind, moment)
    and stored.location is not distinct from place and stored.description is not distinct from words then
    outcome := 'saved';
  elsif stored.version is distinct from seen or stored.tracking_shipment_id <> owner then
    outcome := 'conflict';
  else
    update public.tracking_events e set status = kind, description = words, location = place, occurred_at = moment
      where e.id = event_id returning e.* into stored;
  end if;
  return query select outcome, stored.version, stored.id is not distinct from (
    select e.id from public.tracking_events e where e.tracking_shipment_id = owner
    order by e.occurred_at desc, e.created_at desc, e.id desc limit 1
  );
end $$;

-- Deletes an event of the seen version: `deleted`, also if it was deleted before, or `conflict`.
create function public.delete_tracking_event(event_id uuid, seen integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  stored integer;
begin
  perform private.require_admin();
  select e.version into stored from public.tracking_events e where e.id = event_id for update;
  if stored <> seen then
    return 'conflict';
  end if;
  delete from public.tracking_events e where e.id = event_id;
  return 'deleted';
end $$;

grant execute on function public.set_tracking_code(uuid, text, text, text, text, uuid, boolean, boolean),
  public.ship_order(uuid, text, text, text, text, text, boolean, boolean),
  public.save_tracking_event(uuid, uuid, text, timestamptz, text, text, integer),
  public.delete_tracking_event(uuid, integer) to authenticated;
