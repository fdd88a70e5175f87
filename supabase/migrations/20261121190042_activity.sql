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

-- The recorded tables, one row each.
-- - `object`: the column with the object's id (of several the first that is not null), or with the id of a parent.
-- - `parents`: relations, see `private.activity_object`. Rows that are written or deleted with theirs have no entry.
-- - `label`: a column; a parent has its own label.
-- - `shown`: columns recorded from → to; `covered`: only that they changed. Personal data and long texts are covered.
-- - `initial`: values of a new row that its entry has.
-- - `key`: the primary key.
-- - `each`: at most so many rows of a statement get an entry each; more get one together.
-- - `by_customers`: customers write own rows. One such write an hour has an entry, because they could fill the log.
-- A test requires that every written table and column is here, or in its list of exceptions.
create function private.activity_rules() returns table (
  relation text, kind text, object text[], parents text[], label text, shown text[], covered text[], initial text[],
  key text, operations text[], each integer, by_customers boolean
)
language sql immutable
begin atomic
  select r.relation, r.kind, r.object::text[], r.parents::text[], r.label, r.shown::text[], r.covered::text[], r.initial::text[],
    case r.relation when 'admin_settings' then 'setting_key' when 'current_costs' then 'product_id'
      when 'invoice_files' then 'invoice_id' when 'category_price_rules' then 'category_id' else 'id' end,
    (case r.relation
      -- Costs are deleted with their product; a new file comes with its invoice; visitors sign up as often as
      -- they like; new items are written with each list, which has an entry.
      when 'current_costs' then '{insert,update}' when 'invoice_files' then '{update,delete}'
      when 'profiles' then '{update,delete}' when 'supplier_items' then '{delete}' else '{insert,update,delete}' end)::text[],
    case r.relation when 'admin_settings' then 100 else 1 end, r.relation in ('profiles', 'feedbacks')
  from (values
    ('products', 'product', '{id}', null, 'name', '{name,price,sale_price,sale_starts_at,sale_ends_at,stock_quantity,
      min_stock_alert,is_active,is_featured,featured_position,featured_from,featured_until,category_id,brand_id,category_type,
      perfume_type,gender,volume,fragrance_family,intensity,tags,sku,gtin}',
      '{description,short_description,main_image,images}', '{}'),
    ('current_costs', 'product', '{product_id}', '{products}', null, '{cost}', '{}', '{cost}'),
    ('categories', 'category', '{id}', null, 'name', '{name,is_active,sort_order}', '{}', '{}'),
    ('brands', 'brand', '{id}', null, 'name', '{name,is_active,sort_order}', '{}', '{}'),
    ('orders', 'order', '{id}', null, 'order_number', '{order_number,status,total,subtotal,discount_amount,shipping_cost}',
      '{notes,shipping_address,profile_id}', '{}'),
    ('order_items', 'order', '{order_id}', '{orders}', null, '{product_name,quantity,price,total}', '{}', '{product_name,quantity}'),
    ('order_messages', 'order', '{order_id}', '{orders}', null, '{kind}', '{}', '{kind}'),
    ('tracking_shipments', 'shipment', '{order_id}', '{orders}', null, '{tracking_code,carrier}', '{}', '{tracking_code,carrier}'),
    ('tracking_events', 'shipment', '{tracking_shipment_id}', '{tracking_shipments}', null, '{status,occurred_at}',
      '{description,location}', '{status}'),
    ('invoices', 'invoice', '{order_id}', null, 'order_number', '{status,total,number,issued_at}',
      '{access_key,customer_document,protocol}', '{number,total}'),
    ('invoice_files', 'invoice', '{invoice_id}', '{invoices}', null, '{}', '{xml}', '{}'),
    ('staff_notes', 'note', '{order_id,product_id}', '{orders,products}', null, '{}', '{body,order_id,product_id}', '{}'),
    ('feedbacks', 'feedback', '{id}', null, 'product_name', '{state,rating}', '{comment,reply}', '{rating}'),
    ('profiles', 'profile', '{user_id}', null, null, '{role,full_name}', '{phone}', '{}'),
    ('admin_settings', 'setting', null, null, 'setting_key', '{setting_value}', '{}', '{}'),
    ('product_imports', 'product', null, null, 'file_name', '{source,status,total,undone_at}', '{}', '{source,total}'),
    ('saved_views', 'view', null, null, 'name', '{name,list}', '{address,owner_id}', '{list}'),
    ('suppliers', 'supplier', '{id}', null, 'name', '{name,is_active}', '{contact,whatsapp,notes,reading,price_rule}', '{}'),
    ('supplier_lists', 'supplier', '{supplier_id}', '{suppliers}', null, '{source,file_name,updated,created,gone,undone_at}', '{}',
      '{source,updated,created,gone}'),
    ('supplier_items', 'supplier', '{supplier_id}', '{suppliers}', null, '{text}', '{}', '{}'),
    ('category_price_rules', 'category', '{category_id}', '{categories}', null, '{}', '{price_rule}', '{}')
  ) as r (relation, kind, object, parents, label, shown, covered, initial);
end;

-- The object of an entry about a row, and its label: the row itself, or its parent, if that exists. `is_new`: this
-- transaction wrote the parent.
create function private.activity_object(parents text[], ref uuid, own_label text)
returns table (object_id uuid, label text, is_new boolean)
language sql stable
begin atomic
  select ref, own_label, false where parents is null
  union all
  select o.id, o.order_number, o.changed_in = pg_current_xact_id()::text::bigint and (o.version = 1
      or coalesce(nullif(current_setting('loja.activity', true), '')::jsonb ->> 'cause' = 'restore', false))
  from public.orders o where o.id = case when 'orders' = any (parents) then ref when 'tracking_shipments' = any (parents)
    then (select s.order_id from public.tracking_shipments s where s.id = ref) end
  union all
  select p.id, p.name, p.changed_in = pg_current_xact_id()::text::bigint and p.version = 1
  from public.products p where 'products' = any (parents) and p.id = ref
  union all
  select i.order_id, i.order_number, false from public.invoices i where 'invoices' = any (parents) and i.id = ref
  union all
  select s.id, s.name, false from public.suppliers s where 'suppliers' = any (parents) and s.id = ref
  union all
  select c.id, c.name, false from public.categories c where 'categories' = any (parents) and c.id = ref;
end;

-- The recorded value of a column of a row: texts at most 200 characters, the name of a referenced row. The names of
-- administrators are recorded, because entries show the present one; a customer's is personal data.
create function private.activity_value(relation text, "column" text, r jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if "column" in ('category_id', 'brand_id') then
    return (select to_jsonb(g.name) from private.product_groups g
      where g.kind || '_id' = "column" and g.id = (r ->> "column")::uuid);
  end if;
  return case when case relation || '.' || "column"
      when 'admin_settings.setting_value' then private.is_recorded_setting(r ->> 'setting_key')
      when 'profiles.full_name' then r ->> 'role' = 'admin'
      when 'saved_views.name' then r ->> 'owner_id' is null
      else true end
    then case jsonb_typeof(r -> "column") when 'string' then to_jsonb(left(r ->> "column", 200)) else r -> "column" end end;
end $$;

-- Records rows of a statement with their values, an entry each.
create function private.record_rows(rule record, operation text, note jsonb, written jsonb[], former jsonb[]) returns void
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  columns constant text[] := case operation
    when 'insert' then rule.initial when 'update' then rule.shown || rule.covered else '{}' end;
begin
  insert into private.activity_entries (kind, relation, operation, object_id, label, changes, cause, details, record_id)
  select rule.kind, rule.relation, record_rows.operation, o.object_id, left(o.label, 300), v.changes,
    note ->> 'cause', note -> 'details', (note ->> 'record_id')::uuid
  from unnest(written) w
  left join unnest(former) f on f -> rule.key = w -> rule.key
  cross join private.activity_object(rule.parents, coalesce(w ->> rule.object[1], w ->> rule.object[2])::uuid,
    -- A view that only its owner sees has none.
    case when w ->> 'owner_id' is null then w ->> rule.label end) o
  cross join lateral (
    select coalesce(jsonb_object_agg(c, case when c = any (rule.shown) then jsonb_build_array(
        private.activity_value(rule.relation, c, f), private.activity_value(rule.relation, c, w))
      else '[null, null]' end), '{}') as changes
    from unnest(columns) c where coalesce(f -> c, 'null') <> w -> c
  ) v
  where case record_rows.operation when 'insert' then not o.is_new when 'update' then v.changes <> '{}' else true end;
end $$;

-- Records the statement of a trigger: `written` are its new or deleted rows, and `former` those before an update. A
-- session compiles and plans the function for each trigger.
create function private.record_activity() returns trigger
language plpgsql security definer set search_path = ''
-- Rows before and after are not analysed: the planner expects a product of both, would sort wide rows for it, and compile
-- the statement.
set jit = off set enable_mergejoin = off set enable_hashjoin = on set work_mem = '64MB' as $$
declare
  given constant jsonb := nullif(current_setting('loja.activity', true), '')::jsonb;
  note constant jsonb := case when given ->> 'relation' = tg_table_name then given end;
  rule record;
  columns text[];
  reference text;
  entry private.activity_entries;
  labels text[];
  changed text[];
begin
  if not exists (select from written) then
    return null;
  end if;
  select * into rule from private.activity_rules() r where r.relation = tg_table_name;
  if rule.by_customers and current_setting('role') = 'authenticated' and not public.is_admin() and exists (
    select from private.activity_entries e
    where e.actor_id = auth.uid() and e.kind = rule.kind and e.created_at > now() - interval '1 hour') then
    return null;
  end if;
  if not exists (select from written offset rule.each) then
    if tg_op = 'UPDATE' then
      perform private.record_rows(rule, 'update', note, array(select to_jsonb(r) from written r), array(select to_jsonb(f) from former f));
    else
      perform private.record_rows(rule, lower(tg_op), note, array(select to_jsonb(r) from written r), '{}');
    end if;
    return null;
  end if;
  columns := array(select c from unnest(rule.shown || rule.covered) c where coalesce(note -> 'columns' ? c, true));
  reference := coalesce('coalesce(r.' || array_to_string(rule.object, ', r.') || ')', 'null::uuid');
  -- Dynamic, because the plan depends on the number of rows, and the compared columns on the cause.
  execute format('select count(*), array_agg(%1$s o.object_id) filter (where o.object_id is not null),
      (array_agg(%1$s o.label) filter (where o.object_id is not null))[1:3], array_remove(array[%2$s]::text[], null)
      from written r %3$s cross join %4$s where %5$s',
    case when rule.parents is null then '' else 'distinct' end,
    case tg_op when 'UPDATE' then (
      select string_agg('case when bool_or(f.' || c || ' is distinct from r.' || c || ') then ''' || c || ''' end', ', ')
      from unnest(columns) c) end,
    case tg_op when 'UPDATE' then 'join former f using (' || rule.key || ')' end,
    case when rule.parents is null
      then 'lateral (select ' || reference || ', ' || coalesce('r.' || rule.label, 'null') || ', false) o (object_id, label, is_new)'
      else 'private.activity_object($1, ' || reference || ', null) o' end,
    case tg_op when 'INSERT' then 'not o.is_new' when 'DELETE' then 'true'
      else '(f.' || array_to_string(columns, ', f.') || ') is distinct from (r.' || array_to_string(columns, ', r.') || ')' end)
    into entry.row_count, entry.object_ids, labels, changed using rule.parents;
  insert into private.activity_entries (kind, relation, operation, object_id, object_ids, row_count, label, changes, cause,
      details, record_id)
  select rule.kind, rule.relation, lower(tg_op), case when cardinality(entry.object_ids) = 1 then entry.object_ids[1] end,
    case when cardinality(entry.object_ids) > 1 then entry.object_ids end, entry.row_count,
    (select left(string_agg(distinct left(l, 90), ', '), 300) from unnest(labels) l),
    (select coalesce(jsonb_object_agg(c, '[null, null]'::jsonb), '{}') from unnest(changed) c),
    note ->> 'cause', note -> 'details', (note ->> 'record_id')::uuid
  where entry.row_count > 0;
  return null;
end $$;

do $$
declare
  recorded record;
begin
  for recorded in
    select r.relation, coalesce(to_regclass('public.' || r.relation), to_regclass('private.' || r.relation)) as named, o as operation
    from private.activity_rules() r, unnest(r.operations) o
  loop
    execute format('create trigger %I after %s on %s referencing %s for each statement execute function private.record_activity()',
      recorded.relation || '_activity_' || recorded.operation, recorded.operation, recorded.named,
      case recorded.operation when 'insert' then 'new table as written' when 'delete' then 'old table as written'
        else 'old table as former new table as written' end);
  end loop;
end $$;

-- Uploaded and deleted pictures of products, in a table of Supabase Storage.
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
