
-- Whether an event or an hour (`private.tracking_log_hours`) matches a filter, without its orders. Parts may be absent or
-- null. Days of São Paulo, both inclusive. 22023: an invalid part or value.
create function private.is_log_match(moment timestamptz, provider text, status text, event_name text, filter jsonb)
returns boolean
language sql stable parallel safe
return private.require_filter(filter, '{"orders": "string", "provider": ["meta", "ga4", "google_ads", "tiktok"],
    "status": ["enviado", "falhou", "ignorado"], "event_name": "string", "first_day": "day", "last_day": "day"}')
  and (filter ->> 'provider' is null or provider = filter ->> 'provider')
  and (filter ->> 'status' is null or status = filter ->> 'status')
  and (filter ->> 'event_name' is null or event_name = filter ->> 'event_name')
  and (filter ->> 'first_day' is null
    or moment >= (filter ->> 'first_day')::date::timestamp at time zone 'America/Sao_Paulo')
  and (filter ->> 'last_day' is null
    or moment < ((filter ->> 'last_day')::date + 1)::timestamp at time zone 'America/Sao_Paulo');

-- Search terms as in the index: the running number without zeros, or the number.
create function private.log_order_keys(orders text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(coalesce(ltrim(substring(part from '\d+$'), '0'), part)) from unnest(private.order_numbers_in(orders)) as part
$$;

-- The running numbers in a search for orders, without zeros.
create function private.log_running_numbers(orders text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(ltrim(part, '0')) from unnest(private.order_numbers_in(orders)) as part where part ~ '^\d+$'
$$;

-- Complete numbers (`LJ-2026-000417`) or running ones (`417`), several as in the list of orders.
create function private.is_log_of_orders(order_number text, orders text) returns boolean
language sql immutable parallel safe
return order_number is not null
  and coalesce(ltrim(substring(order_number from '\d+$'), '0'), upper(order_number)) = any (private.log_order_keys(orders))
  and (upper(order_number) = any (private.order_numbers_in(orders))
    or ltrim(substring(order_number from '\d+$'), '0') = any (private.log_running_numbers(orders)));

-- Masks likely personal data and secrets: e-mail, phone, CPF, CNPJ, CEP, IP address, hash, token.
create function private.covered_text(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(regexp_replace(given,
    '[^\s"''<>(),;:=]+(@|%40)[^\s"''<>(),;:=]+'                 -- e-mail
      || '|[A-Za-z0-9_-]{40,}|eyJ[A-Za-z0-9_.-]+'              -- token
      || '|\m[0-9A-Fa-f]{32,}\M'                               -- hash
      || '|(\m|:)([0-9A-Fa-f]{0,4}:){3,}[0-9A-Fa-f]{0,4}'      -- IPv6
      || '|\m\d{1,3}(\.\d{1,3}){3}\M', '•••', 'g'),            -- IPv4
    '\m\d{3}\.?\d{3}\.?\d{3}-?\d{2}\M|\m\d{2}\.?\d{3}\.?\d{3}/?\d{4}-?\d{2}\M|\m\d{5}-\d{3}\M'  -- CPF, CNPJ, CEP
      || '|\+?\(?\d[\d() .-]{8,}\d', '•••', 'g')               -- telephone
$$;

-- Keys of the providers' formats about the event, not the visitor. Values of all other keys are covered.
create function private.is_shown_payload_key(key text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select lower(key) = any ('{
    data,events,event,event_name,event_id,event_time,event_timestamp,timestamp,timestamp_micros,action_source,
    event_source_url,event_channel,custom_data,properties,params,parameters,context,page,url,referrer,page_location,
    page_referrer,page_title,items,contents,content_id,content_ids,content_type,content_name,content_category,num_items,
    id,item_id,item_name,item_brand,item_category,item_variant,quantity,price,item_price,value,currency,currency_code,
    coupon,discount,shipping,tax,affiliation,order_id,order_number,transaction_id,conversion_action,conversion_label,
    conversion_value,conversion_date_time,send_to,pixel_code,test_event_code,delivery_category,opt_out,
    data_processing_options,debug_mode,non_personalized_ads,consent,ad_user_data,ad_personalization,
    engagement_time_msec,partner_agent,method,type,status,code,error_code,error_subcode,events_received,fbtrace_id
  }'::text[])
$$;

-- At most 300 leaves in order, as {key, value, covered}. The key is the path (`contents[0].id`), the value at most 200
-- characters; null and covered below a key that is not shown, or if it looks personal. Page addresses lose their query.
create function private.payload_entries(payload jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with recursive walk (way, key, place, value, shown) as (
    select ''::text, ''::text, '{}'::integer[], payload, true
    union all
    select child.way, child.key, w.place || child.n::integer, child.value, w.shown and child.shown
    from walk w cross join lateral (
      select case when w.way = '' then '' else w.way || '.' end || left(private.covered_text(e.key), 60) as way, e.key, e.n,
        e.value, private.is_shown_payload_key(e.key) as shown
      from jsonb_each(case when jsonb_typeof(w.value) = 'object' then w.value else '{}' end)
        with ordinality as e (key, value, n)
      union all
      select format('%s[%s]', w.way, e.n - 1), w.key, e.n, e.value, true
      from jsonb_array_elements(case when jsonb_typeof(w.value) = 'array' then w.value else '[]' end)
        with ordinality as e (value, n)
    ) child
  ), leaves as (
    select w.way, w.place, w.value, w.shown, lower(w.key) as key,
      case when lower(w.key) ~ 'url|referrer|page_location' then regexp_replace(w.value #>> '{}', '[?#].*$', '?…')
        else w.value #>> '{}' end as written
    from walk w
    where w.place <> '{}' and not (jsonb_typeof(w.value) in ('object', 'array') and w.value not in ('{}', '[]'))
    order by w.place limit 300
  ), judged as (
    -- A moment looks like a phone number.
    select l.*, not (l.shown and (l.key ~ 'time' or l.written is null or private.covered_text(l.written) = l.written))
      and jsonb_typeof(l.value) in ('string', 'number') as covered
    from leaves l
  )
  select coalesce(jsonb_agg(jsonb_build_object('key', j.way, 'covered', j.covered, 'value', case when not j.covered then
    case when char_length(j.written) > 200 then left(j.written, 199) || '…' else coalesce(j.written, 'null') end end)
    order by j.place), '[]')
  from judged j
$$;

-- A page of the log, newest first, then by id; empty after the last. Errors are masked like payloads. 22023: invalid
-- provider, status or page size (1 to 100).
--
-- The hours locate the page: newer rows are summed there, and only the page's hours are read, so far pages and rare events
-- cost as much as the first page. Hours are scanned from the newest, in growing steps.
create function public.list_tracking_logs(
  filter jsonb default '{}', page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, provider text, event_name text, event_id text, status text, source text, http_status smallint,
  error_text text, order_id uuid, order_number text, value numeric, created_at timestamptz
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
#variable_conflict use_column
declare
  orders constant text := filter ->> 'orders';
  ids uuid[];
  oldest timestamptz;
  since timestamptz;
  span interval := '1 day';
  found bigint;
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  if private.order_numbers_in(orders) is not null then
    -- `offset 0` makes the planner find the orders' few events first.
    ids := array(
      select few.id from (
        select l.id, l.created_at from public.tracking_logs l
        where private.is_log_of_orders(l.order_number, orders)
          and private.is_log_match(l.created_at, l.provider, l.status, l.event_name, filter)
        offset 0
      ) few order by few.created_at desc, few.id desc limit page_size offset page_offset);
  else
    select min(h.hour), max(h.hour) into oldest, since from private.tracking_log_hours h
      where private.is_log_match(h.hour, h.provider, h.status, h.event_name, filter);
    loop
      since := since - span;
      select sum(h.events) into found from private.tracking_log_hours h
        where h.hour >= since and private.is_log_match(h.hour, h.provider, h.status, h.event_name, filter);
      exit when since is null or since <= oldest or found >= page_offset + page_size;
      span := span * 4;
    end loop;
    ids := array(
      with counted as (
        select h.hour, sum(h.events) as n from private.tracking_log_hours h
        where h.hour >= since and private.is_log_match(h.hour, h.provider, h.status, h.event_name, filter) group by h.hour
      ), placed as (
        select c.hour, c.n, sum(c.n) over (order by c.hour desc) - c.n as newer from counted c
      ), needed as materialized (
        select p.hour, p.newer from placed p where p.newer < page_offset + page_size and p.newer + p.n > page_offset
      )
      select r.id from needed cross join lateral (
        select t.id, t.created_at from public.tracking_logs t
        where t.created_at >= needed.hour and t.created_at < needed.hour + interval '1 hour'
          and private.is_log_match(t.created_at, t.provider, t.status, t.event_name, filter)
        -- Makes the planner go to these hours, and not walk all events by their moment.
        offset 0
      ) r
      order by r.created_at desc, r.id desc
      limit page_size offset page_offset - coalesce((select min(n.newer) from needed n), 0));
  end if;
  return query
    select l.id, l.provider, l.event_name, l.event_id, l.status, l.source, l.http_status, private.covered_text(l.error_text),
      coalesce(l.order_id, (select o.id from public.orders o where o.order_number = l.order_number)), l.order_number, l.value,
      l.created_at
    from unnest(ids) with ordinality as page (id, position) join public.tracking_logs l on l.id = page.id
    order by page.position;
end $$;

-- Figures of the log under a filter, in one row:
-- - `days`: {day, provider, sent, failed, ignored} by day in São Paulo, without empty days. Sums give the list's counts.
-- - `event_names`: of the whole log, sorted.
-- - `providers`: {provider, active, last_sent_at} of the whole log; `active`: configured and enabled.
create function public.tracking_log_summary(filter jsonb default '{}')
returns table (days jsonb, event_names text[], providers jsonb)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  orders constant text := filter ->> 'orders';
  narrowed constant jsonb := filter - '{provider,status}'::text[];
  daily jsonb;
begin
  perform private.require_admin();
  -- By hour first: computing the day is slower than adding.
  with counted (hour, provider, status, events) as (
    select h.hour, h.provider, h.status, h.events from private.tracking_log_hours h
    where private.order_numbers_in(orders) is null
      and private.is_log_match(h.hour, h.provider, h.status, h.event_name, narrowed)
    union all
    select l.created_at, l.provider, l.status, 1 from public.tracking_logs l
    where private.order_numbers_in(orders) is not null and private.is_log_of_orders(l.order_number, orders)
      and private.is_log_match(l.created_at, l.provider, l.status, l.event_name, narrowed)
  ), hourly as (
    select c.hour, c.provider,
      coalesce(sum(c.events) filter (where c.status = 'enviado'), 0) as sent,
      coalesce(sum(c.events) filter (where c.status = 'falhou'), 0) as failed,
      coalesce(sum(c.events) filter (where c.status = 'ignorado'), 0) as ignored
    from counted c group by 1, 2
  ), by_day as (
    select (h.hour at time zone 'America/Sao_Paulo')::date as day, h.provider,
      sum(h.sent) as sent, sum(h.failed) as failed, sum(h.ignored) as ignored
    from hourly h group by 1, 2
  )
  select coalesce(jsonb_agg(to_jsonb(d) order by d.day, d.provider), '[]') into daily from by_day d;
  return query
    -- One index lookup per name.
    with recursive names (name) as (
      (select h.event_name from private.tracking_log_hours h order by h.event_name limit 1)
      union all
      select (select h.event_name from private.tracking_log_hours h where h.event_name > n.name order by h.event_name limit 1)
      from names n where n.name is not null
    )
    select daily, array(select n.name from names n where n.name is not null),
      (select jsonb_agg(jsonb_build_object('provider', p.provider, 'active', p.active, 'last_sent_at', p.last_sent_at))
        from private.tracking_providers() p);
end $$;

-- One event with its payload's leaves (`private.payload_entries`) and their number. No row if unknown or removed.
create function public.tracking_log_details(log_id uuid)
returns table (
  id uuid, provider text, event_name text, event_id text, status text, source text, http_status smallint,
  error_text text, order_id uuid, order_number text, value numeric, created_at timestamptz, payload jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select l.id, l.provider, l.event_name, l.event_id, l.status, l.source, l.http_status, private.covered_text(l.error_text),
      coalesce(l.order_id, (select o.id from public.orders o where o.order_number = l.order_number)), l.order_number,
      l.value, l.created_at, private.payload_entries(l.payload)
    from public.tracking_logs l where l.id = log_id;
end $$;

grant execute on function public.list_tracking_logs(jsonb, integer, integer), public.tracking_log_summary(jsonb),
  public.tracking_log_details(uuid) to authenticated;
