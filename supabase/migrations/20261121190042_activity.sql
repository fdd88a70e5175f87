-- The activity log: who wrote what, when, from which value to which (docs/adr/0038). Statement triggers record every
-- path: page, REST, import, undo, SQL console. API roles cannot reach the table.

create table private.activity_entries (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_id uuid not null,
  -- order, product, setting, …; `relation` is the written table.
  kind text not null,
  relation text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  -- The object whose timeline has the entry: of an item, shipment or message its order. No foreign key: entries outlive it.
  object_id uuid,
  -- Several objects of one statement, instead of `object_id`.
  object_ids uuid[],
  row_count integer not null default 1,
  -- Order number, product name, setting; of several rows the first three. Never a person.
  label text,
  -- For the search; a space begins each word.
  label_folded text generated always as (' ' || private.folded(label)) stored,
  -- {column: [from, to]}; [null, null] means changed, with a value that is not recorded.
  changes jsonb not null default '{}',
  -- Named by the function that wrote (`private.explain_activity`): discount, import, undo, …
  cause text,
  details jsonb,
  -- The change or import that stores the values of each row.
  record_id uuid
);

-- The account, or a fixed id of the shop (secret key) or of the system.
create function private.activity_actor() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return case when current_setting('role') = 'service_role' then 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid
    else coalesce(auth.uid(), '00000000-0000-0000-0000-000000000000') end;
end $$;
alter table private.activity_entries alter column actor_id set default private.activity_actor();

-- Names the cause of later writes of a table in this transaction. `record_id`: the change or import. `columns`: of an
-- update of several rows only these are compared.
create function private.explain_activity(
  relation text, cause text, details jsonb default null, record_id uuid default null, columns text[] default null
) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('loja.activity', (jsonb_build_object('relation', relation, 'cause', cause, 'details', details,
    'record_id', record_id) || case when columns <> '{}' then jsonb_build_object('columns', columns) else '{}' end)::text, true);
end $$;

-- Tokens, and the sender's document and address, are never recorded.
create function private.is_recorded_setting(key text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not private.is_secret_setting(key) and key !~ '^sender_'
$$;

-- The recorded tables, one row each; SQL expressions are about a row `r`, and with a `parent` about its order `o`.
-- - `parent`: joins the row's order `o`. Rows that are written or deleted with their order have no entry of their own.
-- - `shown`: columns recorded from → to; `covered`: only that they changed. Personal data and long texts are covered.
-- - `initial`: values of a new row that its entry has.
-- - `each`: at most so many rows of a statement get an entry each; more get one together.
-- - `by_customers`: customers write own rows. One such write an hour has an entry, because they could fill the log.
-- A test requires that every written table and column is here, or in its list of exceptions.
create function private.activity_rules() returns table (
  relation text, kind text, object_id text, parent text, label text, shown text[], covered text[], initial text[],
  operations text[], each integer, by_customers boolean
)
language sql immutable set search_path = '' as $$
  select r.relation, r.kind, r.object_id, r.parent, r.label, r.shown::text[], r.covered::text[], r.initial::text[],
    r.operations::text[], r.each, r.relation in ('profiles', 'feedbacks')
  from (values
    ('products', 'product', 'r.id', null, 'r.name', '{name,price,sale_price,sale_starts_at,sale_ends_at,stock_quantity,
      min_stock_alert,is_active,is_featured,featured_position,featured_from,featured_until,category_id,brand_id,category_type,
      perfume_type,gender,volume,fragrance_family,intensity,tags,sku,gtin}',
      '{description,short_description,main_image,images}', '{}', '{insert,update,delete}', 1),
    ('current_costs', 'product', 'r.product_id', 'public.products o on o.id = r.product_id', 'o.name', '{cost}', '{}', '{cost}',
      '{insert,update}', 1),
    ('categories', 'category', 'r.id', null, 'r.name', '{name,is_active,sort_order}', '{}', '{}', '{insert,update,delete}', 1),
    ('brands', 'brand', 'r.id', null, 'r.name', '{name,is_active,sort_order}', '{}', '{}', '{insert,update,delete}', 1),
    ('orders', 'order', 'r.id', null, 'r.order_number', '{order_number,status,total,subtotal,discount_amount,shipping_cost}',
      '{notes,shipping_address,profile_id}', '{}', '{insert,update,delete}', 1),
    ('order_items', 'order', 'r.order_id', 'public.orders o on o.id = r.order_id', 'o.order_number', '{product_name,quantity,price,total}', '{}',
      '{product_name,quantity}', '{insert,update,delete}', 1),
    ('order_messages', 'order', 'r.order_id', 'public.orders o on o.id = r.order_id', 'o.order_number', '{kind}', '{}', '{kind}',
      '{insert,update,delete}', 1),
    ('tracking_shipments', 'shipment', 'r.order_id', 'public.orders o on o.id = r.order_id', 'o.order_number', '{tracking_code,carrier}', '{}',
      '{tracking_code,carrier}', '{insert,update,delete}', 1),
    ('tracking_events', 'shipment', 'o.id', 'public.tracking_shipments s on s.id = r.tracking_shipment_id
      join public.orders o on o.id = s.order_id', 'o.order_number', '{status,occurred_at}', '{description,location}', '{status}', '{insert,update,delete}', 1),
    ('invoices', 'invoice', 'r.order_id', null, 'r.order_number', '{status,total,number,issued_at}',
      '{access_key,customer_document,protocol}', '{number,total}', '{insert,update,delete}', 1),
    -- A new file comes with its invoice.
    ('invoice_files', 'invoice', 'i.order_id', 'public.invoices i on i.id = r.invoice_id',
      'i.order_number', '{}', '{xml}', '{}', '{update,delete}', 1),
    ('staff_notes', 'note', 'o.id', '(select id, order_number as label, version, changed_in from public.orders
        union all select id, name, version, changed_in from public.products) o on o.id = coalesce(r.order_id, r.product_id)',
      'o.label', '{}', '{body,order_id,product_id}', '{}', '{insert,update,delete}', 1),
    ('feedbacks', 'feedback', 'r.id', null, 'r.product_name', '{state,rating}', '{comment,reply}', '{rating}',
      '{insert,update,delete}', 1),
    -- Visitors sign up, as often as they like.
    ('profiles', 'profile', 'r.user_id', null, 'null', '{role,full_name}', '{phone}', '{}', '{update,delete}', 1),
    ('admin_settings', 'setting', 'null::uuid', null, 'r.setting_key', '{setting_value}', '{}', '{}',
      '{insert,update,delete}', 100),
    ('product_imports', 'product', 'null::uuid', null, 'r.file_name', '{source,status,total,undone_at}', '{}', '{source,total}',
      '{insert,update,delete}', 1),
    ('saved_views', 'view', 'null::uuid', null, 'case when r.owner_id is null then r.name end', '{name,list}', '{address,owner_id}', '{list}',
      '{insert,update,delete}', 1),
    ('suppliers', 'supplier', 'r.id', null, 'r.name', '{name,is_active}', '{contact,whatsapp,notes,reading,price_rule}', '{}',
      '{insert,update,delete}', 1),
    ('supplier_lists', 'supplier', 'r.supplier_id', '(select id, name, 0 as version, 0::bigint as changed_in from public.suppliers) o
      on o.id = r.supplier_id', 'o.name', '{source,file_name,updated,created,gone,undone_at}', '{}', '{source,updated,created,gone}',
      '{insert,update,delete}', 1),
    -- Written with each list, which has an entry.
    ('supplier_items', 'supplier', 'r.supplier_id', '(select id, name, 0 as version, 0::bigint as changed_in from public.suppliers) o
      on o.id = r.supplier_id', 'o.name', '{text}', '{}', '{}', '{delete}', 1),
    ('category_price_rules', 'category', 'r.category_id', '(select id, name, 0 as version, 0::bigint as changed_in
      from public.categories) o on o.id = r.category_id', 'o.name', '{}', '{price_rule}', '{}', '{insert,update,delete}', 1)
  ) as r (relation, kind, object_id, parent, label, shown, covered, initial, operations, each)
$$;

-- The recorded value of a column as SQL over the row `alias`: texts at most 200 characters, the name of a referenced row.
-- The names of administrators are recorded, because entries show the present one; a customer's is personal data.
create function private.activity_value(recorded regclass, "column" name, alias text) returns text
language sql stable set search_path = '' as $$
  select case
    when revealed.condition is not null
      then format('case when ' || revealed.condition || ' then left(%1$s.%2$I, 200) end', alias, a.attname)
    when named.relation is not null
      then format('(select n.name from %s n where n.id = %s.%I)', named.relation, alias, a.attname)
    when a.atttypid = 'text'::regtype then format('left(%s.%I, 200)', alias, a.attname)
    else format('%s.%I', alias, a.attname) end
  from pg_attribute a
  left join lateral (
    select k.confrelid::regclass as relation from pg_constraint k join pg_attribute n on n.attrelid = k.confrelid and n.attname = 'name'
    where k.contype = 'f' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]
  ) named on true
  left join (values ('admin_settings', 'private.is_recorded_setting(%1$s.setting_key)'),
    ('profiles', '%1$s.role = ''admin'''), ('saved_views', '%1$s.owner_id is null')
  ) as revealed (relation, condition)
    on a.attrelid = to_regclass('public.' || revealed.relation) and a.attname in ('setting_value', 'full_name', 'name')
  where a.attrelid = recorded and a.attname = "column"
$$;

create function private.recorded_table(relation text) returns regclass
language sql stable set search_path = '' as $$
  select coalesce(to_regclass(format('public.%I', relation)), format('private.%I', relation)::regclass)
$$;

-- The written rows `r` as SQL, each with its order `o`, and of an update those with a change, with `f`, the row before.
create function private.activity_source(relation text, parent text, operation text, columns text[]) returns text
language sql stable set search_path = '' as $function$
  select case operation when 'delete' then 'former r' else 'changed r' end || case operation when 'update' then ' join former f on ' || (
      select string_agg(format('f.%1$I = r.%1$I', a.attname), ' and ') from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = private.recorded_table(relation) and i.indisprimary)
    else '' end || coalesce(' join ' || parent, '') || case
      when operation = 'insert' and parent is not null then $$ and not (o.changed_in = pg_current_xact_id()::text::bigint
        and (o.version = 1 or coalesce(given ->> 'cause' = 'restore', false)))$$
      when operation = 'update' then (
        select format(' where (%s) is distinct from (%s)', string_agg(format('f.%I', c), ', '), string_agg(format('r.%I', c), ', '))
        from unnest(columns) c)
      else '' end
$function$;

-- The statement that records several rows with the explanation `note`, which is `$1` of an update's.
create function private.record_several(recorded text, operation text, note jsonb default null) returns text
language plpgsql stable set search_path = '' as $function$
declare
  rule record;
  columns text[];
begin
  select * into rule from private.activity_rules() r where r.relation = recorded;
  columns := array(select c from unnest(rule.shown || rule.covered) c where coalesce(note -> 'columns' ? c, true));
  return format($$insert into private.activity_entries (kind, relation, operation, object_id, object_ids, row_count,
      label, changes, cause, details, record_id)
    select %1$L, %2$L, %3$L, case when cardinality(written.ids) = 1 then written.ids[1] end,
      case when cardinality(written.ids) > 1 then written.ids end, written.row_count, (
        select left(string_agg(distinct left(n.label, 90), ', '), 300) from (
          select %4$s from %5$s where %6$s = any (written.ids[1:3]) %7$s
        ) n (label)
      ), written.changes, %11$s ->> 'cause', %11$s -> 'details', (%11$s ->> 'record_id')::uuid
    from (
      select count(*) as row_count, array_agg(%8$s %6$s) filter (where %6$s is not null) as ids, %9$s as changes from %10$s
    ) written where written.row_count > 0$$,
    rule.kind, recorded, operation, rule.label,
    case operation when 'delete' then 'former r' else 'changed r' end || coalesce(' join ' || rule.parent, ''), rule.object_id,
    -- A row per object: no need to read on.
    case when rule.parent is null then 'limit 3' else '' end,
    case when rule.parent is null then '' else 'distinct' end,
    case operation when 'update' then (
      select string_agg(format('case when bool_or(f.%1$I is distinct from r.%1$I) then ''{"%1$s": [null, null]}'' else ''{}'' end::jsonb', c), ' || ')
      from unnest(columns) c) else $$'{}'::jsonb$$ end,
    private.activity_source(recorded, rule.parent, operation, columns), case operation when 'update' then '$1' else 'note' end);
end $function$;

-- Creates the trigger function of a rule for an operation. Generated, because a session keeps the plan of static SQL.
create function private.record_activity_of(rule record, operation text) returns void
language plpgsql set search_path = '' as $function$
declare
  relation constant regclass := private.recorded_table(rule.relation);
  function constant text := format('private.record_%s_%s', operation, rule.relation);
  is_update constant boolean := operation = 'update';
  columns constant text[] := rule.shown || rule.covered;
  changes constant text := coalesce(case operation
    when 'update' then (
      select string_agg(format('case when f.%1$I is distinct from r.%1$I then jsonb_build_object(%1$L, jsonb_build_array(%2$s, %3$s)) else ''{}'' end',
          c, case when c = any (rule.shown) then private.activity_value(relation, c, 'f') else 'null' end,
          case when c = any (rule.shown) then private.activity_value(relation, c, 'r') else 'null' end), ' || ')
        from unnest(columns) c)
    when 'insert' then (
      select string_agg(format(
          'case when r.%1$I is null then ''{}'' else jsonb_build_object(%1$L, jsonb_build_array(null, %2$s)) end',
          c, private.activity_value(relation, c, 'r')), ' || ')
        from unnest(rule.initial) c)
    end, $$'{}'::jsonb$$);
  one constant text := format($$insert into private.activity_entries (kind, relation, operation, object_id, label, changes,
      cause, details, record_id)
    select %L, %L, %L, %s, left(%s, 300), %s, note ->> 'cause', note -> 'details', (note ->> 'record_id')::uuid
    from %s$$, rule.kind, rule.relation, operation, rule.object_id, rule.label, changes,
    private.activity_source(rule.relation, rule.parent, operation, columns));
begin
  execute format($$
    create function %1$s() returns trigger
    language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan %7$s as $body$
    declare
      given constant jsonb := nullif(current_setting('loja.activity', true), '')::jsonb;
      note constant jsonb := case when given ->> 'relation' = %2$L then given end;
    begin
      %8$s
      if not exists (select 1 from %3$s offset %4$s) then
        %5$s;
      else
        %6$s;
      end if;
      return null;
    end $body$
    $$, function, rule.relation, case operation when 'delete' then 'former' else 'changed' end, rule.each, one,
    -- The plan of a join depends on the number of rows, so it is made each time. Rows before and after are not analysed:
    -- the planner expects a product of both, would sort wide rows for it, and compile the statement.
    case when is_update then format('execute private.record_several(%L, %L, note) using note', rule.relation, operation)
      else private.record_several(rule.relation, operation) end,
    case when is_update then $$set jit = off set enable_mergejoin = off set enable_hashjoin = on set work_mem = '64MB'$$ else '' end,
    case when rule.by_customers then format($$if current_setting('role') = 'authenticated' and not public.is_admin() and exists (
        select 1 from private.activity_entries e where e.actor_id = auth.uid() and e.kind = %L
          and e.created_at > now() - interval '1 hour') then
        return null;
      end if;$$, rule.kind) else '' end);
  execute format('revoke all on function %s() from public', function);
  execute format('create trigger %I after %s on %s referencing %s for each statement execute function %s()',
    rule.relation || '_activity_' || operation, operation, relation,
    case operation when 'insert' then 'new table as changed' when 'delete' then 'old table as former'
      else 'old table as former new table as changed' end, function);
end $function$;

do $$
declare
  rule record;
  operation text;
begin
  for rule in select * from private.activity_rules() loop
    foreach operation in array rule.operations loop
      perform private.record_activity_of(rule, operation);
    end loop;
  end loop;
end $$;

-- Uploaded and deleted pictures of products. Not generated: the table is that of Supabase Storage.
create function private.record_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.activity_entries (kind, relation, operation, label, row_count)
    select 'product', 'product_pictures', lower(tg_op), string_agg(w.name, ', ') filter (where w.n <= 3), count(*)
    from (select r.name, row_number() over (order by r.name) as n from written r where r.bucket_id = 'product-images') w
    having count(*) > 0;
  return null;
end $$;
do $$
begin
  create trigger product_pictures_uploaded after insert on storage.objects
    referencing new table as written for each statement execute function private.record_pictures();
  create trigger product_pictures_deleted after delete on storage.objects
    referencing old table as written for each statement execute function private.record_pictures();
exception when insufficient_privilege then
  raise notice 'uploads and deletions of pictures are not recorded: %', sqlerrm;
end $$;

create index activity_entries_created_at_idx on private.activity_entries (created_at desc, id desc);
create index activity_entries_kind_idx on private.activity_entries (kind, created_at desc, id desc);
create index activity_entries_actor_idx on private.activity_entries (actor_id, created_at desc, id desc);
-- For a kind that an account rarely writes.
create index activity_entries_actor_kind_idx on private.activity_entries (actor_id, kind, created_at desc, id desc);
create index activity_entries_object_idx on private.activity_entries (object_id, created_at desc, id desc)
  where object_id is not null;
create index activity_entries_objects_idx on private.activity_entries using gin (object_ids) where object_ids is not null;
create index activity_entries_label_idx on private.activity_entries
  using gin (label_folded extensions.gin_trgm_ops);

-- Entries with names that may change: of the actor, and of an object that is an account.
create view private.described_activity as
  select e.id, e.created_at, e.actor_id, coalesce(nullif(btrim(p.full_name), ''), u.email::text) as actor_name,
    -- A name may be that of another person.
    u.email::text as actor_email, e.kind,
    e.relation, e.operation, e.object_id,
    coalesce(e.label, (select coalesce(nullif(btrim(o.full_name), ''), a.email::text) from auth.users a
      left join public.profiles o on o.user_id = a.id where e.kind = 'profile' and a.id = e.object_id)) as object_name,
    e.row_count, e.changes, e.cause, e.details, e.record_id
  from private.activity_entries e
  left join auth.users u on u.id = e.actor_id
  left join public.profiles p on p.user_id = e.actor_id;

-- Entries of an order, product, account or feedback, newest first, also of statements with several. For timelines.
-- `left_out`: `<relation> <operation>`, of writes without a cause.
create function private.object_activity(object_id uuid, most integer, left_out text[] default '{}')
returns setof private.described_activity
language sql stable set search_path = '' as $$
  select d.* from unnest(array(
    select f.id from (
      (select e.id, e.created_at from private.activity_entries e where e.object_id = object_activity.object_id
          and (e.cause is not null or e.relation || ' ' || e.operation <> all (left_out))
        order by e.created_at desc, e.id desc limit most)
      union all
      -- Without a limit, which would make the planner read all by date.
      (select e.id, e.created_at from private.activity_entries e where e.object_ids @> array[object_activity.object_id]
        and (e.cause is not null or e.relation || ' ' || e.operation <> all (left_out)))
    ) f order by f.created_at desc, f.id desc limit most
  )) with ordinality as page (id, position) join private.described_activity d using (id) order by page.position
$$;

-- Whether an entry matches. Parts may be absent or null: `search` words of the label, days of São Paulo, both inclusive.
-- 22023: an invalid part or value.
create function private.is_activity_match(e private.activity_entries, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, '{"search": "string", "actor": "uuid", "first_day": "day", "last_day": "day",
    "kind": ["order", "product", "category", "brand", "setting", "profile", "shipment", "invoice", "feedback", "note", "view",
    "module", "supplier"]}')
  and (private.search_patterns(filter ->> 'search', '% ') is null
    or private.has_words(e.label_folded, private.search_patterns(filter ->> 'search', '% ')))
  and (filter ->> 'kind' is null or e.kind = filter ->> 'kind')
  and (filter ->> 'actor' is null or e.actor_id = (filter ->> 'actor')::uuid)
  and (filter ->> 'first_day' is null
    or e.created_at >= (filter ->> 'first_day')::date::timestamp at time zone 'America/Sao_Paulo')
  and (filter ->> 'last_day' is null
    or e.created_at < ((filter ->> 'last_day')::date + 1)::timestamp at time zone 'America/Sao_Paulo');

-- A page of the log, newest first, then by id. 22023: an invalid filter or page size (1 to 100).
create function public.list_activity(filter jsonb default '{}', page_size integer default 20, page_offset integer default 0)
returns table (
  id bigint, created_at timestamptz, actor_id uuid, actor_name text, actor_email text, kind text, relation text, operation text,
  object_id uuid, object_name text, row_count integer, changes jsonb, cause text, details jsonb, record_id uuid
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  return query
    select d.* from unnest(array(
      select e.id from private.activity_entries e where private.is_activity_match(e, filter)
      order by e.created_at desc, e.id desc limit page_size offset page_offset
    )) with ordinality as page (id, position) join private.described_activity d using (id) order by page.position;
end $$;

-- The number of matching entries, up to 10,000: more are reached by a filter.
create function public.count_activity(filter jsonb default '{}') returns bigint
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return (select count(*) from (
    select from private.activity_entries e where private.is_activity_match(e, filter) limit 10000) as counted);
end $$;

grant execute on function public.list_activity(jsonb, integer, integer), public.count_activity(jsonb) to authenticated;

-- Removes up to `batch` of the oldest entries over the age of the setting; repeat until it returns less. One entry for
-- all removals of a day has their number, and the oldest and newest moment. Removes nothing while the clock is doubted
-- (`private.may_expire`). 22023: a batch size outside 1 to 50000.
create function public.remove_old_activity(batch integer default 10000) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  days constant integer := (select coalesce(nullif(max(s.setting_value), ''), '730')::integer from public.admin_settings s
    where s.setting_key = 'activity_retention_days');
  removed_count integer;
  oldest timestamptz;
  newest timestamptz;
begin
  if batch is null or batch not between 1 and 50000 then
    raise exception 'no such batch' using errcode = '22023';
  end if;
  if not private.may_expire() then
    return 0;
  end if;
  with removed as (
    delete from private.activity_entries e
    where e.id in (
      select o.id from private.activity_entries o where o.created_at < now() - make_interval(days => days)
      order by o.created_at, o.id limit batch for update skip locked
    ) returning e.created_at
  )
  select count(*), min(r.created_at), max(r.created_at) into removed_count, oldest, newest from removed r;
  if removed_count > 0 then
    update private.activity_entries e set row_count = e.row_count + removed_count, changes = jsonb_build_object(
        'removed_at', jsonb_build_array(e.changes -> 'removed_at' -> 0, to_jsonb(newest)))
      where e.relation = 'activity_entries' and e.created_at > now() - interval '12 hours';
    if not found then
      insert into private.activity_entries (kind, relation, operation, label, row_count, changes)
        values ('setting', 'activity_entries', 'delete', 'activity_retention_days', removed_count,
          jsonb_build_object('removed_at', jsonb_build_array(oldest, newest)));
    end if;
  end if;
  return removed_count;
end $$;
grant execute on function public.remove_old_activity(integer) to service_role;

-- A release of a module or the shell that the release tool activated, rolled back or gave to some accounts. 22023: an
-- invalid value.
create function public.record_release(
  module text, action text, from_release text default null, to_release text default null, note text default null, by text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  name constant text := '^[a-z0-9][A-Za-z0-9.+_-]{0,99}$';
begin
  if coalesce(module !~ name, true) or coalesce(to_release !~ name, true) or from_release !~ name
    or coalesce(action not in ('activated', 'rolled_back', 'canary', 'canary_ended'), true)
    or length(note) > 160 or length(by) > 100 then
    raise exception 'no such release' using errcode = '22023';
  end if;
  insert into private.activity_entries (kind, relation, operation, label, cause, changes)
  values ('module', 'modules', 'update', module, action,
    jsonb_build_object('release', jsonb_build_array(from_release, to_release))
    || coalesce((select jsonb_object_agg(given.key, jsonb_build_array(null, given.value))
      from jsonb_each(jsonb_strip_nulls(jsonb_build_object('note', note, 'by', by))) given), '{}'));
end $$;
grant execute on function public.record_release(text, text, text, text, text, text) to service_role;
