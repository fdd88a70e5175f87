-- The page of the tracking logs: rows, figures, and one event with its payload. Alike with 100 and with 5,000,000 rows.

-- The condition that a filter means, on `public.tracking_logs` and on `private.tracking_log_hours` alike; `moment` is the
-- column that says when. Null and empty mean any. Days are those of São Paulo, both included. 22023: no such provider or
-- status.
create function private.tracking_log_condition(
  moment text, provider text, status text, event_name text, first_day date, last_day date
) returns text
language plpgsql immutable set search_path = '' as $$
declare
  condition text := 'true';
begin
  if provider not in ('', 'meta', 'ga4', 'google_ads', 'tiktok') or status not in ('', 'enviado', 'falhou', 'ignorado') then
    raise exception 'no such provider or status' using errcode = '22023';
  end if;
  if provider <> '' then condition := condition || format(' and provider = %L', provider); end if;
  if status <> '' then condition := condition || format(' and status = %L', status); end if;
  if event_name <> '' then condition := condition || format(' and event_name = %L', event_name); end if;
  if first_day is not null then
    condition := condition || format(
      ' and %I >= (%L::date)::timestamp at time zone ''America/Sao_Paulo''', moment, to_char(first_day, 'YYYY-MM-DD'));
  end if;
  if last_day is not null then
    condition := condition || format(
      ' and %I < (%L::date + 1)::timestamp at time zone ''America/Sao_Paulo''', moment, to_char(last_day, 'YYYY-MM-DD'));
  end if;
  return condition;
end $$;

-- The condition on `public.tracking_logs` that a search for orders means: whole numbers (`LJ-2026-000417`), or the running
-- number at their end with or without zeros (`417`), several as in the list of orders. Null when nothing is searched for.
create function private.tracking_log_order_condition(orders text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := private.order_numbers_in(orders);
begin
  if parts is null then return null; end if;
  return format(
    'order_number is not null
     and coalesce(ltrim(substring(order_number from ''\d+$''), ''0''), upper(order_number)) = any (%L::text[])
     and (upper(order_number) = any (%L::text[])
       or ltrim(substring(order_number from ''\d+$''), ''0'') = any (%L::text[]))',
    array(select coalesce(ltrim(substring(part from '\d+$'), '0'), part) from unnest(parts) as part),
    parts, array(select ltrim(part, '0') from unnest(parts) as part where part ~ '^\d+$'));
end $$;

-- A text with what looks like somebody's data, or like a secret, covered: e-mail, telephone, CPF, CNPJ, CEP, address on
-- the net, hash, token.
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

-- Whether what stands under a key of a payload may be shown: the keys of the providers' formats that say something about
-- the event and not about the visitor. Of any other key, also one that no provider knows, the value is covered.
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

-- The leaves of a payload in its order, at most 300: a list of {key, value, covered}. The key is the way to the leaf
-- (`contents[0].id`); a value is a text of at most 200 characters. It is null and covered under a key that may not be
-- shown, at any depth, or when it looks like somebody's data; of an address of a page what follows the `?` is left out.
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
    -- A moment has the form of a telephone number.
    select l.*, not (l.shown and (l.key ~ 'time' or l.written is null or private.covered_text(l.written) = l.written))
      and jsonb_typeof(l.value) in ('string', 'number') as covered
    from leaves l
  )
  select coalesce(jsonb_agg(jsonb_build_object('key', j.way, 'covered', j.covered, 'value', case when not j.covered then
    case when char_length(j.written) > 200 then left(j.written, 199) || '…' else coalesce(j.written, 'null') end end)
    order by j.place), '[]')
  from judged j
$$;

-- A page of the log, the newest first, ties broken by id. A page after the last has no rows. Errors are covered as in a
-- payload. 22023: a page of less than 1 or more than 100, no such provider or status.
--
-- The hours tell where the page lies: how many rows of the filter are newer is summed up there, and only the hours that
-- hold the page are read, so a far page costs what the first does, and a rare event is not looked for among millions. The
-- hours themselves are looked at from the newest, a day first and then ever more.
create function public.list_tracking_logs(
  orders text default null, by_provider text default null, by_status text default null, by_event text default null,
  first_day date default null, last_day date default null, page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, provider text, event_name text, event_id text, status text, source text, http_status smallint,
  error_text text, order_id uuid, order_number text, value numeric, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
#variable_conflict use_column
declare
  of_hours text := private.tracking_log_condition('hour', by_provider, by_status, by_event, first_day, last_day);
  of_rows text := private.tracking_log_condition('created_at', by_provider, by_status, by_event, first_day, last_day);
  of_orders text := private.tracking_log_order_condition(orders);
  columns text := 'l.id, l.provider, l.event_name, l.event_id, l.status, l.source, l.http_status,
    private.covered_text(l.error_text),
    coalesce(l.order_id, (select o.id from public.orders o where o.order_number = l.order_number)), l.order_number, l.value, l.created_at';
  oldest timestamptz;
  since timestamptz;
  span interval := '1 day';
  found bigint;
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  if of_orders is not null then
    -- `offset 0` makes the planner find the few events of the orders first, and not walk all events by their moment.
    return query execute format(
      'select %s from (select * from public.tracking_logs where %s and %s offset 0) l
       order by l.created_at desc, l.id desc limit %s offset %s',
      columns, of_orders, of_rows, page_size, page_offset);
    return;
  end if;
  execute format('select min(hour), max(hour) from private.tracking_log_hours where %s', of_hours) into oldest, since;
  loop
    since := since - span;
    execute format('select sum(events) from private.tracking_log_hours where hour >= $1 and %s', of_hours)
      into found using since;
    exit when since is null or since <= oldest or found >= page_offset + page_size;
    span := span * 4;
  end loop;
  return query execute format(
    'with counted as (
       select hour, sum(events) as n from private.tracking_log_hours where hour >= $1 and %1$s group by hour
     ), placed as (
       select hour, n, sum(n) over (order by hour desc) - n as newer from counted
     ), needed as materialized (
       select hour, newer from placed where newer < $2 + $3 and newer + n > $2
     ), page as (
       select r.* from needed cross join lateral (
         select t.id, t.created_at from public.tracking_logs t
         where t.created_at >= needed.hour and t.created_at < needed.hour + interval ''1 hour'' and %2$s
         -- Makes the planner go to these hours, and not walk all events by their moment.
         offset 0
       ) r
       order by r.created_at desc, r.id desc limit $3 offset $2 - coalesce((select min(newer) from needed), 0)
     )
     select %3$s from page join public.tracking_logs l using (id) order by l.created_at desc, l.id desc',
    of_hours, of_rows, columns) using since, page_offset, page_size;
end $$;

-- The figures of the log under a filter, in one row:
-- - `days`: a list of {day, provider, sent, failed, ignored}, by day in São Paulo; a day without events is not in it. The
--   exact number of rows of the list, whatever its provider and status, is a sum of them.
-- - `event_names`: of all events in the log, sorted.
-- - `providers`: a list of {provider, active, last_sent_at}, whatever the filter; `active` is configured and switched on.
create function public.tracking_log_summary(
  orders text default null, by_event text default null, first_day date default null, last_day date default null
) returns table (days jsonb, event_names text[], providers jsonb)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  of_orders text := private.tracking_log_order_condition(orders);
  source text;
  daily jsonb;
begin
  perform private.require_admin();
  source := case when of_orders is null
    then 'select hour, provider, status, events from private.tracking_log_hours where '
      || private.tracking_log_condition('hour', '', '', by_event, first_day, last_day)
    else format('select created_at, provider, status, 1 from public.tracking_logs where %s and %s', of_orders,
      private.tracking_log_condition('created_at', '', '', by_event, first_day, last_day)) end;
  -- By hour first: finding the day of an hour costs more than adding up.
  execute format(
    'with counted (hour, provider, status, events) as (%s), hourly as (
       select hour, provider,
         coalesce(sum(events) filter (where status = ''enviado''), 0) as sent,
         coalesce(sum(events) filter (where status = ''falhou''), 0) as failed,
         coalesce(sum(events) filter (where status = ''ignorado''), 0) as ignored
       from counted group by 1, 2
     ), by_day as (
       select (hour at time zone ''America/Sao_Paulo'')::date as day, provider,
         sum(sent) as sent, sum(failed) as failed, sum(ignored) as ignored
       from hourly group by 1, 2
     )
     select coalesce(jsonb_agg(to_jsonb(d) order by d.day, d.provider), ''[]'') from by_day d', source) into daily;
  return query
    -- One look into the index for each name, however many rows there are.
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

-- One event with the leaves of its payload, personal data covered (`private.payload_entries`), and how many the payload
-- has. No row: there is no such event, or not any more.
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

grant execute on function public.list_tracking_logs(text, text, text, text, date, date, integer, integer),
  public.tracking_log_summary(text, text, date, date), public.tracking_log_details(uuid) to authenticated;
