-- The list of feedbacks by the database alone, and what staff make of them: approve, hide, answer, one and many.

-- Each index answers an order of the list or a filter and, with the columns included, its counts without the table.
create index feedbacks_created_at_idx on public.feedbacks (created_at desc, id desc) include (state, rating, replied_at);
create index feedbacks_state_idx on public.feedbacks (state, created_at desc, id desc) include (rating, replied_at);
create index feedbacks_rating_idx on public.feedbacks (rating desc, created_at desc, id desc) include (state, replied_at);
create index feedbacks_product_idx
  on public.feedbacks (product_id, created_at desc, id desc) include (state, rating, replied_at);
create index feedbacks_unanswered_idx
  on public.feedbacks (created_at desc, id desc) include (state, rating, replied_at) where replied_at is null;
create index feedbacks_comment_trgm_idx on public.feedbacks using gin (comment_folded extensions.gin_trgm_ops);
create index feedbacks_order_idx on public.feedbacks (order_id) where order_id is not null;
create index feedbacks_replied_by_idx on public.feedbacks (replied_by) where replied_by is not null;
create index feedbacks_change_idx on public.feedbacks (changed_in) where former_state is not null;

-- A state as staff name it; null and empty mean any. 22023: there is no such state.
create function private.feedback_state(given text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if given not in ('', 'pendente', 'aprovado', 'oculto') then
    raise exception 'no such state' using errcode = '22023';
  end if;
  return nullif(given, '');
end $$;

-- As a further way to be found: by a customer whom the list of users finds by `search`. Few customers are named, so that the
-- planner asks the index for them; many are looked up beside each feedback, of which then the newest will do.
create function private.feedback_customers(search text) returns text
language plpgsql stable set search_path = '' as $$
declare
  found constant text := array_to_string(private.profile_conditions(search, false), ') or (');
  ids uuid[];
begin
  execute format('select array(select p.id from public.profiles p where (%s) limit 1001)', found) into ids;
  return case cardinality(ids)
    when 0 then ''
    when 1001 then format(' or f.profile_id in (select p.id from public.profiles p where (%s))', found)
    else format(' or f.profile_id = any (%L::uuid[])', ids) end;
end $$;

-- The condition on `public.feedbacks f` that a filter means: the comment contains `search`, whatever its accents and case,
-- or the customer is found by it as in the list of users; of a state, of a rating, of a product; `unanswered` without the
-- store's reply. Null and empty mean any. The one definition for what the list shows, the counts count and a change of many
-- changes. 22023: no such state or rating.
create function private.feedback_condition(search text, state text, rating integer, product uuid, unanswered boolean)
returns text
language plpgsql stable set search_path = '' as $$
declare
  wanted text := private.feedback_state(state);
  sought text := nullif(btrim(private.folded(private.without_invisible(search))), '');
  condition text := 'true';
begin
  if rating not between 1 and 5 then
    raise exception 'no such rating' using errcode = '22023';
  end if;
  if sought is not null then
    condition := condition || format(' and (f.comment_folded like %L%s)', private.contains_pattern(sought),
      private.feedback_customers(search));
  end if;
  return condition
    || case when wanted is not null then format(' and f.state = %L', wanted) else '' end
    || case when rating is not null then format(' and f.rating = %L', rating) else '' end
    || case when product is not null then format(' and f.product_id = %L', product) else '' end
    || case when unanswered then ' and f.replied_at is null' else '' end;
end $$;

-- A page of the feedbacks under a filter, with what their products are called and look like, and whose they are. `sort` is
-- date_desc, date_asc, rating_desc or rating_asc; ties are broken by date and id. 22023: no such filter or sort, a page of
-- less than 1 or more than 100. `wanted` is the id of one feedback, whatever the filter.
--
-- Planned for each call, as the orders are. The rows of the page are chosen by their keys first.
create function public.list_feedbacks(
  search text default null, state text default null, rating integer default null, product uuid default null,
  unanswered boolean default null, sort text default 'date_desc', page_size integer default 20,
  page_offset integer default 0, wanted uuid default null
) returns table (
  id uuid, rating_given smallint, comment text, feedback_state text, reply text, replied_at timestamptz,
  replied_by_name text, created_at timestamptz, version integer, product_id uuid, product_name text, product_image text,
  is_product_gone boolean, profile_id uuid, customer_name text, order_id uuid, order_number text
)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  sorting text := case sort
    when 'date_desc' then 'f.created_at desc, f.id desc'
    when 'date_asc' then 'f.created_at, f.id'
    when 'rating_desc' then 'f.rating desc, f.created_at desc, f.id desc'
    when 'rating_asc' then 'f.rating, f.created_at, f.id'
  end;
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  if sorting is null then
    raise exception 'no such sort' using errcode = '22023';
  end if;
  return query execute format(
    'select f.id, f.rating, f.comment, f.state, f.reply, f.replied_at, a.full_name, f.created_at, f.version, f.product_id,
       coalesce(p.name, f.product_name), p.main_image, p.id is null, f.profile_id, w.full_name, f.order_id, o.order_number
     from public.feedbacks f join (
       select f.id from public.feedbacks f where %1$s order by %2$s limit %3$s offset %4$s
     ) as page using (id)
     left join public.products p on p.id = f.product_id
     left join public.profiles w on w.id = f.profile_id
     left join public.profiles a on a.user_id = f.replied_by
     left join public.orders o on o.id = f.order_id
     order by %2$s',
    case when wanted is null then private.feedback_condition(search, state, rating, product, unanswered)
      else format('f.id = %L', wanted) end,
    sorting, page_size, page_offset);
end $$;

-- Exact counts of what a filter finds: a row for each state and rating that is there, with how many have no reply of the
-- store yet. `snapshot`, in each row the same, names what these counts have read: sent back with a change of many, it keeps
-- what changed since from being judged unseen.
create function public.feedback_counts(
  search text default null, state text default null, rating integer default null, product uuid default null,
  unanswered boolean default null
) returns table (
  feedback_state text, rating_given smallint, feedback_count bigint, unanswered_count bigint, snapshot text
)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
begin
  perform private.require_admin();
  return query execute format(
    'select f.state, f.rating, count(*), count(*) filter (where f.replied_at is null), pg_current_snapshot()::text
     from public.feedbacks f where %s group by f.state, f.rating',
    private.feedback_condition(search, state, rating, product, unanswered));
end $$;

-- Products with feedbacks whose name contains `search`, by name, at most 50; and the one with the id `chosen`, whatever it
-- is called. Those that were deleted have no name here.
create function public.feedback_products(search text default null, chosen uuid default null)
returns table (id uuid, name text, feedback_count bigint)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  pattern text := private.contains_pattern(nullif(btrim(private.folded(search)), ''));
begin
  perform private.require_admin();
  return query
    with counted as (select f.product_id, count(*) as n from public.feedbacks f group by f.product_id)
    (select p.id, p.name, c.n from counted c join public.products p on p.id = c.product_id
      where (pattern is null or p.name_folded like pattern) and p.id is distinct from chosen
      order by p.name_folded limit 50)
    union all
    select p.id, p.name, coalesce((select c.n from counted c where c.product_id = p.id), 0)
      from public.products p where p.id = chosen;
end $$;

-- The condition on `public.feedbacks f` that a selection means, in the convention of orders and products:
--   {"ids": ["<uuid>", …]}
--   {"all": true, "search": …, "state": …, "rating": …, "product": …, "unanswered": …, "except": ["<uuid>", …]}
-- All but `all` may be left out. Anything else is refused with 22023, so that a typing mistake never means "all".
create function private.feedback_selection_condition(selection jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[] := private.selection_ids(selection, '{"search": "string", "state": "string", "rating": "number",
    "product": "string", "unanswered": "boolean"}');
begin
  if coalesce(selection ->> 'rating', '1') !~ '^[1-5]$' then
    raise exception 'malformed selection: a rating is 1 to 5' using errcode = '22023';
  end if;
  if selection ? 'ids' then
    return format('f.id = any (%L::uuid[])', ids);
  end if;
  return private.feedback_condition(selection ->> 'search', selection ->> 'state', (selection ->> 'rating')::integer,
      -- A list of one reads an id as the ids are read: 22023 for what is no uuid.
      (private.uuids_of(jsonb_build_array(selection -> 'product')))[1], (selection ->> 'unanswered')::boolean)
    || format(' and f.id <> all (%L::uuid[])', ids);
end $$;

-- Locks the selected feedbacks for a change, and says which may be changed (`due`; null when `expected` is another number
-- than `matched`) and which may not, because somebody was faster: those that do not exist any more, have another version
-- than in `seen` ({"<uuid>": <version>}), or, where that does not name them, were written after what `snapshot` names was read.
-- Refuses with 54000 more than 10,000 at once, which would outlast the time that a request has.
create function private.choose_feedbacks(
  selection jsonb, seen jsonb, expected integer, snapshot text, out due uuid[], out matched integer, out failures jsonb
)
language plpgsql set search_path = '' as $$
declare
  versions jsonb := coalesce(seen, '{}');
  read_under pg_snapshot := snapshot::pg_snapshot;
  ids uuid[];
  gone jsonb := '[]';
begin
  if jsonb_typeof(versions) <> 'object' then
    raise exception 'what was seen is an object' using errcode = '22023';
  end if;
  -- Locked in the order of the ids, so that two changes at once cannot lock each other out.
  execute format(
    'select coalesce(array_agg(c.id), ''{}'') from (
       select f.id from public.feedbacks f where %s order by f.id limit 10001 for update
     ) c',
    private.feedback_selection_condition(selection)
  ) into ids;
  matched := cardinality(ids);
  failures := '[]';
  if matched > 10000 then
    raise exception 'at most 10000 feedbacks at once' using errcode = '54000';
  end if;
  if expected is not null and matched <> expected then
    return;
  end if;
  -- A statement of its own: it reads what was committed while the locks were waited for.
  select coalesce(array_agg(c.id) filter (where c.is_seen), '{}'),
      coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'product_name', c.product_name, 'state', c.state,
        'reply', c.reply, 'version', c.version) order by c.created_at desc, c.id) filter (where not c.is_seen), '[]')
    into due, failures
    from (
      select f.*, case when versions ? f.id::text then (versions ->> f.id::text)::integer is not distinct from f.version
        else coalesce(private.is_seen(f.changed_in, read_under), true) end as is_seen
      from public.feedbacks f where f.id = any (ids)
    ) c;
  if selection ? 'ids' then
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', asked.id, 'product_name', null, 'state', null, 'reply', null, 'version', null)), '[]')
      into gone from (select distinct unnest(private.uuids_of(selection -> 'ids')) as id) as asked
      where asked.id <> all (ids);
  end if;
  failures := failures || gone;
end $$;

-- Sets the state of the selected feedbacks, in one transaction, and returns one row: `matched`, how many the selection found
-- (with `expected`, the number that staff confirmed, any other number changes nothing); `changed`, how many got another
-- state; `failures`, those left alone (`private.choose_feedbacks`), each {id, product_name, state, reply, version}, all but
-- the id null when it does not exist any more; `change`, what `undo_feedback_state` takes, null when nothing changed.
create function public.set_feedback_state(
  selection jsonb, state text, seen jsonb default null, expected integer default null, snapshot text default null
) returns table (matched integer, changed integer, failures jsonb, change text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := private.feedback_state(set_feedback_state.state);
  chosen record;
  done integer;
begin
  perform private.require_admin();
  if wanted is null then
    raise exception 'a state is needed' using errcode = '22023';
  end if;
  select c.* into chosen from private.choose_feedbacks(selection, seen, expected, snapshot) c;
  update public.feedbacks f set state = wanted where f.id = any (chosen.due) and f.state <> wanted;
  get diagnostics done = row_count;
  return query select chosen.matched, done, chosen.failures,
    case when done > 0 then pg_current_xact_id()::text end;
end $$;

-- Puts back the states that a change of the last day replaced, and returns how many. What was changed since, by anybody, is
-- left as it is. An undo is a change itself.
create function public.undo_feedback_state(change text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  restored integer;
begin
  perform private.require_admin();
  update public.feedbacks f set state = f.former_state
    where f.changed_in = change::bigint and f.former_state is not null and f.updated_at > now() - interval '1 day';
  get diagnostics restored = row_count;
  return restored;
end $$;

-- Answers the selected feedbacks in the store's name, in one transaction; returns as `set_feedback_state` does. Those that
-- have a reply already keep it unless `replace`. An empty reply takes it away.
create function public.reply_feedbacks(
  selection jsonb, reply text, seen jsonb default null, expected integer default null, snapshot text default null,
  replace boolean default false
) returns table (matched integer, changed integer, failures jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  text_given text := private.plain_text(reply_feedbacks.reply);
  chosen record;
  done integer;
begin
  perform private.require_admin();
  if text_given is null and replace is not true then
    raise exception 'a reply is needed' using errcode = '22023';
  end if;
  select c.* into chosen from private.choose_feedbacks(selection, seen, expected, snapshot) c;
  update public.feedbacks f set reply = text_given, replied_by = auth.uid()
    where f.id = any (chosen.due) and f.reply is distinct from text_given and (replace or f.reply is null);
  get diagnostics done = row_count;
  return query select chosen.matched, done, chosen.failures;
end $$;

grant execute on function public.list_feedbacks(text, text, integer, uuid, boolean, text, integer, integer, uuid),
  public.feedback_counts(text, text, integer, uuid, boolean), public.feedback_products(text, uuid),
  public.set_feedback_state(jsonb, text, jsonb, integer, text), public.undo_feedback_state(text),
  public.reply_feedbacks(jsonb, text, jsonb, integer, text, boolean) to authenticated;
