-- Orders, products and customers for the command palette, at most five each, in one answer.

-- Name, phone and e-mail of an order's customer. The names of the parts are those of `parseShippingAddress` in libs/domain.
create function private.customer_of(address jsonb, out full_name text, out phone text, out email text)
language sql immutable parallel safe set search_path = '' as $$
  select
    coalesce(address ->> 'name', address ->> 'full_name', address ->> 'fullName', address ->> 'nome',
      address ->> 'nome_completo', address ->> 'nomeCompleto'),
    coalesce(address ->> 'phone', address ->> 'phone_number', address ->> 'phoneNumber', address ->> 'telefone',
      address ->> 'celular', address ->> 'whatsapp'),
    coalesce(address ->> 'email', address ->> 'mail')
$$;

-- Fifty orders with all words, the customer's name first, then the newest: from the newest 1000 if enough of them have
-- the words, else from 5000 found by the index.
create function private.some_orders(patterns text[], names text[]) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1
-- The limit must not make the planner read the table.
set enable_seqscan = off as $$
declare
  found uuid[] := array(
    select o.id from (select n.id from public.orders n order by n.created_at desc, n.id desc limit 1000) o
    join private.order_search s on s.order_id = o.id where private.has_words(s.words, patterns));
begin
  if cardinality(found) < 20 then
    found := found || array(
      select s.order_id from private.order_search s where private.has_words(s.words, patterns) limit 5000);
  end if;
  return array(
    select o.id from public.orders o join private.order_search s on s.order_id = o.id where o.id = any (found)
    order by s.words like all (names) desc, o.created_at desc, o.id desc limit 50);
end $$;

-- The best first: an exact number or name, then words that begin as typed, then parts of words; the newest orders.
-- `found_by` of a customer: `user` (the account's id) or `order` (of a guest). `detail`: first and last name of an order's
-- customer, brand, phone. Nothing below two characters. 22023: more than 1000.
create function public.palette_search(p_search text)
returns table (
  kind text, id uuid, found_by text, title text, detail text, status text, amount numeric, happened_at timestamptz,
  picture text
)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set random_page_cost = 1.1 as $$
declare
  filter constant jsonb := jsonb_build_object('search', p_search);
  typed constant text := btrim(private.folded(private.without_invisible(private.short_search(p_search))));
  beginning constant text := substr(private.contains_pattern(typed), 2);
  words text[];
  beginnings text[];
  names text[];
  exact uuid[];
  found uuid[];
begin
  perform private.require_admin();
  if coalesce(length(typed), 0) < 2 then
    return;
  end if;
  words := private.words_in(typed);
  beginnings := array(select '% ' || substr(private.contains_pattern(w), 2) from unnest(words) as w);
  names := array(select '% A' || substr(private.contains_pattern(w), 2) from unnest(words) as w);

  exact := array(
    select o.id from public.orders o
    where upper(o.order_number) = any (private.whole_numbers(p_search))
      or substring(o.order_number from '\d+$') = any (private.whole_numbers(p_search)) limit 5);
  -- The trigrams of an e-mail are in most orders.
  found := array(select s.order_id from private.order_search s where s.email = private.email_key(p_search) limit 50);
  found := exact || case when found <> '{}' then found when private.order_patterns(p_search) is not null
    then private.some_orders(private.order_patterns(p_search), names)
    when private.is_number_list(p_search) then array(select o.id from public.list_orders(filter, 'date_desc', 50) o)
    -- By the index, as those that begin so may be far from the newest.
    else array(
      select o.id from public.orders o
      where upper(o.order_number) like substr(private.contains_pattern((private.order_numbers_in(p_search))[1]), 2)
      order by upper(o.order_number) using ~>~ limit 50) end;
  return query
    select 'order', o.id, null::text, o.order_number, regexp_replace(btrim(c.full_name), '^(\S+)\s.*\s(\S+)$', '\1 \2'),
      coalesce(o.status, 'pendente'), o.total, o.created_at, null::text
    from public.orders o join private.order_search s on s.order_id = o.id, private.customer_of(o.shipping_address) c
    where o.id = any (found)
    order by o.id = any (exact) desc, s.words like all (names) desc,
      regexp_replace(s.words, ' (A|B|NN|CC)', ' ', 'g') like all (beginnings) desc, o.created_at desc, o.id desc limit 5;

  return query
    with candidates as (
      (select p.id from public.products p where p.name_folded like beginning order by p.name_folded, p.created_at, p.id limit 5)
      union
      select p.id from public.search_products(filter, 'name_asc', 50) p
    )
    select 'product', p.id, null::text, p.name, b.name, case when not p.is_active then 'inactive' end, p.price,
      null::timestamptz, p.main_image
    from candidates c join public.products p using (id) left join public.brands b on b.id = p.brand_id
    order by lower(p.sku) = typed is true desc, p.name_folded = typed desc, p.name_folded like beginning desc, ' ' || p.name_folded like all (beginnings) desc,
      p.name_folded, p.created_at desc, p.id limit 5;

  return query
    with candidates as (
      select p.user_id as id, 'user' as found_by, p.full_name, p.phone, p.created_at
      from public.search_profiles(filter, 20) p
      union all
      select coalesce(p.user_id, o.id), case when p.id is null then 'order' else 'user' end,
        coalesce(p.full_name, c.full_name), coalesce(p.phone, c.phone), o.created_at
      from public.orders o left join public.profiles p on p.id = o.profile_id, private.customer_of(o.shipping_address) c
      where o.id = any (found) and (
        ' ' || private.folded(c.full_name) like all (private.search_patterns(p_search, '% '))
        or array_to_string(private.phone_forms(c.phone), ' ') like private.phone_pattern(p_search)
        or lower(c.email) like beginning or private.order_document(o.shipping_address) = private.plain_digits(typed))
    ), persons as (
      select distinct on (key) d.*, folded
      from candidates d, coalesce(private.folded(d.full_name), '') as folded,
        coalesce(nullif(concat(folded, regexp_replace(d.phone, '\D', '', 'g')), ''), d.id::text) as key
      order by key, d.found_by desc, d.created_at desc, d.id
    )
    select 'customer', p.id, p.found_by, p.full_name, p.phone, null::text, null::numeric, null::timestamptz, null::text
    from persons p
    order by p.folded = typed desc, ' ' || p.folded like all (beginnings) desc, p.created_at desc, p.id limit 5;
end $$;

grant execute on function public.palette_search(text) to authenticated;
