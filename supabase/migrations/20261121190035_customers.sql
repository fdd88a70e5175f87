-- A customer: an account, or the guest of an order, with all orders of the same person.

-- `documents`, `emails` and `phones`: keys by which orders of the person are found.
create type private.customer as (profile_id uuid, order_id uuid, documents text[], emails text[], phones text[]);

-- The customer of an account (its id, or that of its profile) or of an order; null if absent. A guest whose CPF, CNPJ or
-- e-mail is in an order of an account is its owner. 22023: neither or both.
create function private.find_customer(p_user uuid, p_order uuid) returns private.customer
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  who private.customer;
begin
  if (p_user is null) = (p_order is null) then
    raise exception 'a customer is an account or an order' using errcode = '22023';
  end if;
  if p_user is not null then
    select p.id into who.profile_id from public.profiles p where p.user_id = p_user or p.id = p_user;
  else
    select o.profile_id, o.id, array[private.order_document(o.shipping_address)], array[s.email], array[s.phone] into who
      from public.orders o left join private.order_search s on s.order_id = o.id where o.id = p_order;
    who.profile_id := coalesce(who.profile_id, (
      select o.profile_id from public.orders o
      where private.order_document(o.shipping_address) = any (private.telling_documents(who.documents))
        and o.profile_id is not null
      order by o.created_at desc, o.id desc limit 1), (
      select o.profile_id from private.order_search s join public.orders o on o.id = s.order_id
      where s.email = any (who.emails) and o.profile_id is not null
      order by o.created_at desc, o.id desc limit 1));
  end if;
  -- An account is known by its own e-mail and phone, and by its newest order.
  select who.documents || newest.document, who.emails || newest.email || private.email_key(u.email),
      who.phones || newest.phone || private.phone_key(p.phone)
    into who.documents, who.emails, who.phones
    from (values (1)) as one
    left join public.profiles p on p.id = who.profile_id
    left join auth.users u on u.id = p.user_id
    left join lateral (
      select private.order_document(o.shipping_address) as document, s.email, s.phone
      from public.orders o left join private.order_search s on s.order_id = o.id
      where o.profile_id = p.id order by o.created_at desc, o.id desc limit 1
    ) newest on true;
  who.documents := private.telling_documents(who.documents);
  return case when coalesce(who.profile_id, who.order_id) is not null then who end;
end $$;

-- Distinct documents without those of one repeated digit, which fill a required field.
create function private.telling_documents(documents text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select distinct d from unnest(documents) as d where d !~ '^(.)\1+$')
$$;

-- Orders of a customer, each with the surest way by which it was found: `conta`, `documento`, `email`, `telefone`, or
-- `pedido` (the order itself). Not certain, and not the customer's: an order of another account, and one that has only
-- the phone in common and another document. `document` is null if one repeated digit fills it.
-- At most 1000 of each way, the newest of account and document.
create function private.customer_matches(who private.customer)
returns table (order_id uuid, matched_by text, document text, is_certain boolean)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
begin
  return query
    with found as (
      (select o.id, 1 as way from public.orders o where o.profile_id = who.profile_id
        order by o.created_at desc, o.id desc limit 1000)
      union all
      (select o.id, 2 from public.orders o where private.order_document(o.shipping_address) = any (who.documents)
        order by o.created_at desc limit 1000)
      union all
      (select s.order_id, 3 from private.order_search s where s.email = any (who.emails) limit 1000)
      union all
      (select s.order_id, 4 from private.order_search s where s.phone = any (who.phones) limit 1000)
      union all
      select who.order_id, 5 where who.order_id is not null
    ), matches as materialized (
      select f.id, f.way, case when written !~ '^(.)\1+$' then written end as document,
        coalesce(o.profile_id <> who.profile_id, o.profile_id is not null) and o.id is distinct from who.order_id as is_other
      from (select f.id, min(f.way) as way from found f group by f.id) f join public.orders o on o.id = f.id,
        private.order_document(o.shipping_address) as written
    ), known as (
      -- Without a document of the customer, one that all orders with the phone share.
      select case when bool_or(m.way < 4) or cardinality(who.documents) > 0
          then who.documents || array_agg(m.document) filter (where m.way < 4)
        when count(distinct m.document) filter (where m.way = 4) = 1 then array_agg(m.document) end as documents
      from matches m where not m.is_other and m.document is not null
    )
    select m.id, ('{conta,documento,email,telefone,pedido}'::text[])[m.way], m.document,
      not m.is_other
        and (m.way <> 4 or m.id = who.order_id or m.document is null or coalesce(m.document = any (k.documents), false))
    from matches m, known k;
end $$;

-- One row, or none without such a customer. Amounts in reais; cancelled orders are in `cancelled_count` only, not in the
-- total. `matched`: {"<way>": orders}. `newest`: the address of the newest order, without its items. `doubtful`: at most
-- five other persons who may be the same one, each by the newest order.
create function public.customer_card(p_user uuid default null, p_order uuid default null)
returns table (
  profile_id uuid, user_id uuid, full_name text, email text, phone text, created_at timestamptz, newest jsonb,
  document text, matched jsonb, order_count bigint, cancelled_count bigint, spent numeric, first_order_at timestamptz,
  last_order_at timestamptz, addresses jsonb, feedback_count bigint, feedbacks jsonb, notes jsonb, messages jsonb, doubtful jsonb
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  who private.customer;
begin
  perform private.require_admin();
  who := private.find_customer(p_user, p_order);
  if who is null then
    return;
  end if;
  return query
    with matches as materialized (
      select o.id, o.order_number, coalesce(o.status, 'pendente') as status, o.total, o.created_at, o.profile_id,
        o.shipping_address - '{items,itens}'::text[] as shipping, m.matched_by, m.document, m.is_certain
      from private.customer_matches(who) m join public.orders o on o.id = m.order_id
    ), own as materialized (
      select * from matches m where m.is_certain
    )
    select p.id, p.user_id, p.full_name, u.email::text, p.phone, p.created_at,
      (select o.shipping from own o order by o.created_at desc, o.id desc limit 1),
      (select o.document from own o where o.document is not null order by o.created_at desc, o.id desc limit 1),
      (select coalesce(jsonb_object_agg(w.matched_by, w.n), '{}') from (
        select o.matched_by, count(*) as n from own o group by 1) w),
      sums.orders, sums.cancelled, sums.spent, sums.first_at, sums.last_at,
      (select coalesce(jsonb_agg(to_jsonb(a) order by a.last_used desc), '[]') from (
        -- The page reads them, so that an address written in two ways counts as one.
        select case when place is null then o.shipping else jsonb_build_object('address', place) end as shipping,
          count(*) as used, max(o.created_at) as last_used
        from own o, nullif(coalesce(o.shipping -> 'address', o.shipping -> 'endereco'), 'null') as place
        where o.shipping is not null group by 1 order by max(o.created_at) desc limit 50) a),
      (select count(*) from public.feedbacks f where f.profile_id = p.id),
      (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select f.id, f.product_name, f.rating, f.comment, f.state, f.created_at from public.feedbacks f
        where f.profile_id = p.id order by f.created_at desc, f.id desc limit 5) f),
      (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from (
        select n.id, n.body, n.created_at, o.id as order_id, o.order_number,
          coalesce(nullif(btrim(w.full_name), ''), s.email::text) as author
        from own o join public.staff_notes n on n.order_id = o.id
        left join auth.users s on s.id = n.author_id left join public.profiles w on w.user_id = n.author_id
        order by n.created_at desc, n.id desc limit 10) n),
      (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from (
        select m.id, m.kind, m.opened_at, o.id as order_id, o.order_number,
          coalesce(nullif(btrim(w.full_name), ''), s.email::text) as opened_by
        from own o join public.order_messages m on m.order_id = o.id
        left join auth.users s on s.id = m.opened_by left join public.profiles w on w.user_id = m.opened_by
        order by m.opened_at desc, m.id desc limit 10) m),
      (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at desc), '[]') from (
        select distinct on (coalesce(m.profile_id::text, m.document)) m.id, m.order_number,
          m.created_at, m.matched_by, m.shipping
        from matches m where not m.is_certain
        order by coalesce(m.profile_id::text, m.document), m.created_at desc, m.id desc
        limit 5) d)
    from (
      select count(*) as orders, count(*) filter (where o.status = 'cancelado') as cancelled,
        coalesce(sum(o.total) filter (where o.status <> 'cancelado'), 0) as spent, min(o.created_at) as first_at,
        max(o.created_at) as last_at
      from own o
    ) sums
    left join public.profiles p on p.id = who.profile_id
    left join auth.users u on u.id = p.user_id;
end $$;

-- Newest first. No rows without such a customer. 22023: a page size outside 1 to 100.
create function public.customer_orders(
  p_user uuid default null, p_order uuid default null, page_size integer default 10, page_offset integer default 0
) returns table (
  id uuid, order_number text, status text, total numeric, created_at timestamptz, matched_by text
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  who private.customer;
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  who := private.find_customer(p_user, p_order);
  if who is null then
    return;
  end if;
  return query
    select o.id, o.order_number, o.status, o.total, o.created_at, m.matched_by
    from private.customer_matches(who) m join public.orders o on o.id = m.order_id
    where m.is_certain order by o.created_at desc, o.id desc limit page_size offset page_offset;
end $$;

grant execute on function public.customer_card(uuid, uuid), public.customer_orders(uuid, uuid, integer, integer)
  to authenticated;
