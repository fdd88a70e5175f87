-- The list of shipments, orders without a code, and codes for many orders.

-- Interval of `stalled_days`. Raises 22023 unless it is an integer from 1 to 3650.
create function private.stalled_for(filter jsonb) returns interval
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if (filter ->> 'stalled_days')::numeric % 1 <> 0 or (filter ->> 'stalled_days')::numeric not between 1 and 3650 then
    raise exception 'no such number of days' using errcode = '22023';
  end if;
  return make_interval(hours => (filter ->> 'stalled_days')::integer * 24);
end $$;

create function private.shipment_filter() returns jsonb
language sql immutable parallel safe
return '{"search": "string", "carrier": "string", "stalled_days": "number",
  "state": ["aguardando", "postado", "em_transito", "saiu_para_entrega", "entregue", "problema"]}'::jsonb;

-- Whether a filter matches a shipment, without its search. Optional parts: state, carrier, and `stalled_days` since the
-- last event of an undelivered one. Raises 22023 for other parts or values.
create function private.is_shipment_match(s public.tracking_shipments, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.shipment_filter())
  and (filter ->> 'state' is null or s.state = filter ->> 'state')
  and (filter ->> 'carrier' is null or s.carrier = filter ->> 'carrier')
  and (private.stalled_for(filter) is null or (s.state <> 'entregue' and s.moved_at < now() - private.stalled_for(filter)));

-- Shipments that a search finds by order number or code; null without a search. Complete codes of the Correios, and all
-- codes of a search with more than 20 parts, match whole, because codes share most trigrams. Separate index lookups:
-- one condition for both would scan all shipments.
create function private.shipments_found(search text) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  parts constant text[] := private.order_numbers_in(search);
  whole constant text[] := array(
    select part from unnest(parts) as part where cardinality(parts) > 20 or part ~ '^[A-Z]{2}\d{9}[A-Z]{2}$');
  patterns constant text[] := array(
    select private.contains_pattern(part) from unnest(parts) as part where part <> all (whole));
begin
  return case when parts is not null then array(
    select s.id from public.tracking_shipments s where whole <> '{}' and s.tracking_code = any (whole)
    union all
    select s.id from public.tracking_shipments s where patterns <> '{}' and s.tracking_code like any (patterns)
    union all
    select s.id from public.orders o join public.tracking_shipments s on s.order_id = o.id
    where private.is_number_match(o.order_number, search)
  ) end;
end $$;

-- Sorts: moved_desc, moved_asc, ties by id. Raises 22023 for an invalid filter, sort or page (1 to 100 rows).
create function public.list_shipments(
  filter jsonb default '{}', sort text default 'moved_desc', page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, order_id uuid, order_number text, order_status text, shipment_carrier text, tracking_code text,
  shipment_state text, moved_at timestamptz, event_description text, event_location text
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found uuid[];
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  perform private.require_sort(sort, '{moved}');
  found := private.shipments_found(filter ->> 'search');
  return query
    select s.id, s.order_id, o.order_number, coalesce(o.status, 'pendente'), s.carrier, s.tracking_code, s.state, s.moved_at,
      e.description, e.location
    from unnest(array(
      select m.id from public.tracking_shipments m
      where private.is_shipment_match(m, filter) and (found is null or m.id = any (found))
      order by case when sort = 'moved_asc' then m.moved_at end, case when sort = 'moved_asc' then m.id end,
        m.moved_at desc, m.id desc
      limit page_size offset page_offset
    )) with ordinality as page (id, position)
    join public.tracking_shipments s on s.id = page.id
    join public.orders o on o.id = s.order_id
    left join lateral (
      select e.description, e.location from public.tracking_events e where e.tracking_shipment_id = s.id
      order by e.occurred_at desc, e.created_at desc, e.id desc limit 1
    ) e on true
    order by page.position;
end $$;

-- Whether a filter matches an order sent without a code (TRK-05). State and carrier do not count.
create function private.is_uncoded_match(o public.orders, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.shipment_filter())
  and o.status = 'enviado' and o.tracking_code is null
  and private.is_number_match(o.order_number, filter ->> 'search')
  and (private.stalled_for(filter) is null or coalesce(o.shipped_at, o.created_at) < now() - private.stalled_for(filter));

-- Exact counts by state, whatever the state of the filter. `sem_codigo`: orders of `list_orders_without_code`.
create function public.shipment_counts(filter jsonb default '{}')
returns table (shipment_state text, shipment_count bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  found uuid[];
begin
  perform private.require_admin();
  found := private.shipments_found(filter ->> 'search');
  return query
    with counted as (
      select s.state, count(*) as n from public.tracking_shipments s
      where private.is_shipment_match(s, filter - 'state') and (found is null or s.id = any (found)) group by s.state
    )
    select t.name, coalesce(c.n, 0)
    from jsonb_array_elements_text(private.shipment_filter() -> 'state') as t (name) left join counted c on c.state = t.name
    union all
    select 'sem_codigo', (select count(*) from public.orders o where private.is_uncoded_match(o, filter));
end $$;

-- Longest first (moved_asc) or last. `carrier` is that of a shipment without a code.
create function public.list_orders_without_code(
  filter jsonb default '{}', sort text default 'moved_desc', page_size integer default 20, page_offset integer default 0
) returns table (id uuid, order_number text, sent_at timestamptz, customer_name text, shipping_method text, carrier text)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  perform private.require_sort(sort, '{moved}');
  return query
    select o.id, o.order_number, coalesce(o.shipped_at, o.created_at), o.shipping_address ->> 'name',
      o.shipping_address ->> 'shipping_method',
      (select s.carrier from public.tracking_shipments s where s.order_id = o.id order by s.created_at desc, s.id desc limit 1)
    from unnest(array(
      select m.id from public.orders m where private.is_uncoded_match(m, filter)
      order by case when sort = 'moved_asc' then coalesce(m.shipped_at, m.created_at) end,
        case when sort = 'moved_asc' then m.id end, coalesce(m.shipped_at, m.created_at) desc, m.id desc
      limit page_size offset page_offset
    )) with ordinality as page (id, position) join public.orders o using (id)
    order by page.position;
end $$;

-- The first 100 carriers by name, with one index lookup each.
create function public.shipment_carriers() returns setof text
language sql stable set search_path = ''
begin atomic
  select private.require_admin();
  with recursive names as (
    (select s.carrier from public.tracking_shipments s where s.carrier is not null order by s.carrier limit 1)
    union all
    select (select s.carrier from public.tracking_shipments s where s.carrier > n.carrier order by s.carrier limit 1)
    from names n where n.carrier is not null
  ) select n.carrier from names n where n.carrier is not null limit 100;
end;

-- Elements of a list of 1 to 1000 objects; otherwise raises 22023.
create function private.code_lines(lines jsonb) returns setof jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 1000
    or jsonb_path_exists(lines, '$[*] ? (@.type() != "object")') then
    raise exception 'a list of 1 to 1000 lines is expected' using errcode = '22023';
  end if;
  return query select value from jsonb_array_elements(lines);
end $$;

-- The order of each line {"order": "417", "code": "…"}, by complete or running number. A row per line (`line` from 0):
-- `found` orders; if one, its status and code; `also_on`, another order with the new code.
create function public.preview_tracking_codes(lines jsonb)
returns table (
  line integer, found integer, order_id uuid, order_number text, order_status text, current_code text,
  current_carrier text, also_on text
)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  given record;
  ids uuid[];
begin
  perform private.require_admin();
  -- Index lookups per line: for a single statement the planner scans all orders.
  for given in
    select (l.n - 1)::integer as line, upper(btrim(l.value ->> 'order', E' \t#')) as number,
      private.tracking_code_of(l.value ->> 'code') as code
    from private.code_lines(lines) with ordinality as l (value, n) order by l.n
  loop
    select array_agg(o.id) into ids from public.orders o where upper(o.order_number) = given.number;
    -- Running numbers are not unique.
    if ids is null and given.number ~ '^\d{1,12}$' then
      select array_agg(o.id) into ids from public.orders o where substring(o.order_number from '\d+$')
        = any (array[given.number, lpad(given.number, greatest(length(given.number), 6), '0')]);
    end if;
    return query
      select given.line, coalesce(cardinality(ids), 0), o.id, o.order_number,
        case when o.id is not null then coalesce(o.status, 'pendente') end, s.tracking_code, s.carrier, (
          select other.order_number from public.tracking_shipments t join public.orders other on other.id = t.order_id
          where t.tracking_code = given.code and t.order_id is distinct from o.id order by t.created_at desc limit 1
        )
      from (select case when cardinality(ids) = 1 then ids[1] end as id) as sole
      left join public.orders o on o.id = sole.id
      left join lateral (
        select t.tracking_code, t.carrier from public.tracking_shipments t where t.order_id = o.id
        order by t.tracking_code is null, t.created_at desc, t.id desc limit 1
      ) s on true;
  end loop;
end $$;

-- Writes codes of many orders: lines [{"order_id", "code", "carrier", "seen_code", "seen_carrier"}], one per order,
-- with the code and carrier of the preview. A row per line:
-- - `result`, `stored_code` as of `set_tracking_code`. Another code is not overwritten; a retry writes nothing.
-- - `order_number`, `order_status` now. `set_sent` changes pendente and processando to enviado (`sent`), recorded as one change.
-- Raises 22023 unless there are 1 to 1000 lines with valid codes.
create function public.apply_tracking_codes(lines jsonb, set_sent boolean default false)
returns table (
  line integer, result text, stored_code text, order_number text, order_status text, sent boolean
)
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
  codes text[];
  carriers text[];
  shipments uuid[];
  results text[];
  sent_ids uuid[] := '{}';
begin
  perform private.require_admin();
  select array_agg((l.value ->> 'order_id')::uuid order by l.n),
      array_agg(private.checked_tracking_code(l.value ->> 'code') order by l.n)
    into ids, codes from private.code_lines(lines) with ordinality as l (value, n);
  if array_position(ids, null) is not null or array_position(codes, null) is not null
    or (select count(distinct i) from unnest(ids) as i) < cardinality(ids) then
    raise exception 'each line has a code, and an order of its own' using errcode = '22023';
  end if;
  -- In the order of ids, to prevent deadlocks, as `set_tracking_code`.
  perform 1 from public.orders o where o.id = any (ids) order by o.id for update;
  perform 1 from public.tracking_shipments s where s.order_id = any (ids) order by s.id for update;
  -- A new statement reads rows committed while it waited for the locks.
  select array_agg(d.shipment_id order by d.n), array_agg(d.carrier order by d.n),
      array_agg(case when d.found then private.code_outcome(d.stored, codes[d.n], d.carrier, d.seen_code, d.seen_carrier)
        else 'gone' end order by d.n)
    into shipments, carriers, results
    from (
      select l.n, o.id is not null as found, (s.stored).id as shipment_id, s.stored, l.value ->> 'seen_code' as seen_code,
        l.value ->> 'seen_carrier' as seen_carrier,
        -- A list without carriers removes none.
        coalesce(nullif(btrim(l.value ->> 'carrier'), ''), case when (s.stored).tracking_code = codes[l.n] then (s.stored).carrier end) as carrier
      from private.code_lines(lines) with ordinality as l (value, n)
      left join public.orders o on o.id = ids[l.n]
      left join lateral (
        select t as stored from public.tracking_shipments t where t.order_id = o.id
        order by t.tracking_code is null, t.created_at desc, t.id desc limit 1
      ) s on true
    ) d;
  insert into public.tracking_shipments (order_id, tracking_code, carrier)
    select r.order_id, r.code, r.carrier from unnest(ids, codes, carriers, shipments, results) as r (order_id, code, carrier, id, result)
    where r.result = 'saved' and r.id is null;
  update public.tracking_shipments s set tracking_code = r.code, carrier = r.carrier
    from unnest(codes, carriers, shipments, results) as r (code, carrier, id, result)
    where s.id = r.id and r.result = 'saved';
  if set_sent then
    sent_ids := (private.write_order_status(array(
      select o.id from public.orders o join unnest(ids, results) as r (id, result) on r.id = o.id
      where r.result in ('saved', 'unchanged') and coalesce(o.status, 'pendente') in ('pendente', 'processando')
    ), 'enviado')).object_ids;
  end if;
  return query
    select (r.n - 1)::integer, r.result, o.tracking_code, o.order_number,
      case when o.id is not null then coalesce(o.status, 'pendente') end, coalesce(r.id = any (sent_ids), false)
    from unnest(ids, results) with ordinality as r (id, result, n)
    left join public.orders o on o.id = r.id
    order by r.n;
end $$;

grant execute on function public.list_shipments(jsonb, text, integer, integer), public.shipment_counts(jsonb),
  public.list_orders_without_code(jsonb, text, integer, integer), public.shipment_carriers(),
  public.preview_tracking_codes(jsonb), public.apply_tracking_codes(jsonb, boolean) to authenticated;
