-- The list of feedbacks, and their moderation: approve, hide, reply, one and many.

-- Each serves a sort or filter, and with the included columns its counts.
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

create function private.feedback_filter() returns jsonb
language sql immutable parallel safe
return '{"search": "string", "state": ["pendente", "aprovado", "oculto"], "rating": [1, 2, 3, 4, 5], "product": "uuid",
  "unanswered": "boolean"}'::jsonb;

-- Adds `customers`, found like in the list of users. 22023: an invalid part or value.
create function private.with_customers(filter jsonb) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  by_name constant jsonb := jsonb_build_object('search', filter ->> 'search');
begin
  perform private.require_filter(filter, private.feedback_filter());
  return case when private.search_patterns(filter ->> 'search') is null then filter
    else filter || jsonb_build_object('customers', array(
      select p.id from public.profiles p where private.is_profile_match(p, by_name))) end;
end $$;

-- Parts may be absent or null: `search` words in the comment, or one of the `customers`; state; rating; product.
create function private.is_feedback_match(f public.feedbacks, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter - 'customers', private.feedback_filter())
  and (private.search_patterns(filter ->> 'search') is null
    or private.has_words(f.comment_folded, private.search_patterns(filter ->> 'search'))
    or f.profile_id = any (private.uuids_of(coalesce(filter -> 'customers', '[]'))))
  and (filter ->> 'state' is null or f.state = filter ->> 'state')
  and (filter ->> 'rating' is null or f.rating = (filter ->> 'rating')::integer)
  and (filter ->> 'product' is null or f.product_id = (filter ->> 'product')::uuid)
  and ((filter ->> 'unanswered')::boolean is not true or f.replied_at is null);

-- Sorts: date or rating with _asc or _desc, then id. `wanted`: one id, ignoring the filter. 22023: a size not of 1 to 100.
create function public.list_feedbacks(
  filter jsonb default '{}', sort text default 'date_desc', page_size integer default 20, page_offset integer default 0,
  wanted uuid default null
) returns table (
  id uuid, rating_given smallint, comment text, feedback_state text, reply text, replied_at timestamptz,
  replied_by_name text, created_at timestamptz, version integer, product_id uuid, product_name text, product_image text,
  is_product_gone boolean, profile_id uuid, customer_name text, order_id uuid, order_number text
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  whole jsonb;
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  perform private.require_sort(sort, '{date,rating}');
  whole := private.with_customers(filter);
  return query
    select f.id, f.rating, f.comment, f.state, f.reply, f.replied_at, a.full_name, f.created_at, f.version, f.product_id,
      coalesce(p.name, f.product_name), p.main_image, p.id is null, f.profile_id, w.full_name, f.order_id, o.order_number
    from unnest(array(
      select m.id from public.feedbacks m
      where case when wanted is null then private.is_feedback_match(m, whole) else m.id = wanted end
      order by case when sort = 'rating_asc' then m.rating end, case when sort = 'rating_desc' then m.rating end desc,
        case when sort like '%\_asc' then m.created_at end, case when sort like '%\_asc' then m.id end,
        m.created_at desc, m.id desc
      limit page_size offset page_offset
    )) with ordinality as page (id, position)
    join public.feedbacks f on f.id = page.id
    left join public.products p on p.id = f.product_id
    left join public.profiles w on w.id = f.profile_id
    left join public.profiles a on a.user_id = f.replied_by
    left join public.orders o on o.id = f.order_id
    order by page.position;
end $$;

-- A bulk change with `snapshot`, the same in each row, skips later changes.
create function public.feedback_counts(filter jsonb default '{}') returns table (
  feedback_state text, rating_given smallint, feedback_count bigint, unanswered_count bigint, snapshot text
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  whole jsonb;
begin
  perform private.require_admin();
  whole := private.with_customers(filter);
  return query
    select f.state, f.rating, count(*), count(*) filter (where f.replied_at is null), pg_current_snapshot()::text
    from public.feedbacks f where private.is_feedback_match(f, whole) group by f.state, f.rating;
end $$;

-- At most 50 by name, and the `chosen` one. Deleted products have no name.
create function public.feedback_products(search text default null, chosen uuid default null)
returns table (id uuid, name text, main_image text, feedback_count bigint)
language plpgsql stable security definer set search_path = '' set random_page_cost = 1.1 as $$
declare
  patterns constant text[] := private.search_patterns(search);
begin
  perform private.require_admin();
  return query
    with counted as (select f.product_id, count(*) as n from public.feedbacks f group by f.product_id)
    (select p.id, p.name, p.main_image, c.n from counted c join public.products p on p.id = c.product_id
      where (patterns is null or private.has_words(p.name_folded, patterns)) and p.id is distinct from chosen
      order by p.name_folded limit 50)
    union all
    select p.id, p.name, p.main_image, coalesce((select c.n from counted c where c.product_id = p.id), 0)
      from public.products p where p.id = chosen;
end $$;

create function private.is_feedback_selected(f public.feedbacks, selection jsonb) returns boolean
language sql stable parallel safe
return case when selection ? 'ids' then f.id = any (private.selection_ids(selection))
  else f.id <> all (private.selection_ids(selection)) and private.is_feedback_match(f, selection -> 'filter') end;

-- Locks at most 10,000 selected feedbacks (`private.seen_rows`). `failures`: those changed by another session, {id,
-- product_name, state, reply, version}, null except the id for deleted ones.
create function private.choose_feedbacks(
  selection jsonb, seen jsonb, expected integer, snapshot text, out due uuid[], out matched integer, out failures jsonb
)
language plpgsql set search_path = '' as $$
declare
  whole constant jsonb := case when selection ? 'filter'
    then jsonb_set(selection, '{filter}', private.with_customers(selection -> 'filter')) else selection end;
  chosen record;
begin
  select * into chosen from private.seen_rows(
    'public.feedbacks', 'private.is_feedback_selected(t, $1)', whole, seen, expected, snapshot, 10000);
  due := chosen.due;
  matched := chosen.matched;
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'product_name', f.product_name, 'state', f.state,
      'reply', f.reply, 'version', f.version) order by f.created_at desc nulls last, l.id), '[]')
    into failures
    from unnest(chosen.overtaken || chosen.gone) as l (id) left join public.feedbacks f using (id);
end $$;

-- Sets the state in one transaction. Returns `matched` (must equal `expected`, or nothing changes), `changed`,
-- `failures` (`private.choose_feedbacks`), and `change` for `undo_feedback_state`, null if nothing changed.
create function public.set_feedback_state(
  selection jsonb, state text, seen jsonb default null, expected integer default null, snapshot text default null
) returns table (matched integer, changed integer, failures jsonb, change text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted constant text := set_feedback_state.state;
  chosen record;
  done integer;
begin
  perform private.require_admin();
  perform private.require_filter(jsonb_build_object('state', wanted), private.feedback_filter());
  if wanted is null then
    raise exception 'a state is needed' using errcode = '22023';
  end if;
  select c.* into chosen from private.choose_feedbacks(selection, seen, expected, snapshot) c;
  update public.feedbacks f set state = wanted where f.id = any (chosen.due) and f.state <> wanted;
  get diagnostics done = row_count;
  return query select chosen.matched, done, chosen.failures,
    case when done > 0 then pg_current_xact_id()::text end;
end $$;

-- Restores the states that a change of the last day replaced, except of feedbacks changed since. Returns their number.
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

-- Returns as `set_feedback_state`. Existing replies stay unless `replace`; an empty reply removes them.
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

grant execute on function public.list_feedbacks(jsonb, text, integer, integer, uuid), public.feedback_counts(jsonb),
  public.feedback_products(text, uuid), public.set_feedback_state(jsonb, text, jsonb, integer, text),
  public.undo_feedback_state(text), public.reply_feedbacks(jsonb, text, jsonb, integer, text, boolean) to authenticated;
