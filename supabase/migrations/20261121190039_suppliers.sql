-- Suppliers, what they call the products, and the price rules. Staff only.

-- Columns of `PriceRule` in libs/domain; the limits are those of `priceRuleFaults`.
create function private.is_price_rule(rule jsonb) returns boolean
language sql immutable parallel safe
return jsonb_typeof(rule) = 'object' and octet_length(rule::text) <= 1000 and rule - '{kind,value,fixedFee,rounding,pixDiscount,minimumMargin}'::text[] = '{}'
  and coalesce(rule @@ '(($.kind == "factor" && $.value >= 1 && $.value <= 100) || ($.kind == "margin" && $.value >= 0 && $.value <= 95))
    && $.fixedFee >= 0 && $.fixedFee <= 100000 && $.pixDiscount >= 0 && $.pixDiscount <= 95
    && $.minimumMargin >= 0 && $.minimumMargin <= 95
    && ($.rounding == "none" || $.rounding == "90" || $.rounding == "99" || $.rounding == "whole")', false);
-- Checks run with the rights of the caller.
grant execute on function private.is_price_rule(jsonb) to authenticated, service_role;

create table public.suppliers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 120),
  contact text check (char_length(contact) <= 200),
  whatsapp text check (char_length(whatsapp) <= 40),
  notes text check (char_length(notes) <= 2000),
  -- How its lists are read (`SupplierReading` of libs/product-import).
  reading jsonb not null default '{}' check (
    jsonb_typeof(reading) = 'object' and octet_length(reading::text) <= 65536 and not jsonb_path_exists(reading, 'strict $.**{17}')
  ),
  price_rule jsonb constraint suppliers_price_rule_check check (price_rule is null or private.is_price_rule(price_rule)),
  is_active boolean not null default true,
  -- Changes send the version that was read.
  version integer not null default 1,
  name_folded text collate "C" generated always as (private.group_name_folded(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index suppliers_name_key on public.suppliers (name_folded);

-- What a supplier calls a product. Written only by functions.
create table public.supplier_items (
  id uuid primary key default gen_random_uuid(),
  supplier_id uuid not null references public.suppliers (id) on delete cascade,
  text text not null check (btrim(text) <> '' and char_length(text) <= 500),
  -- `private.supplier_text_key`.
  text_key text not null,
  -- `private.supplier_code` of the code that the supplier writes beside the text, or empty: one text may be of several products.
  code text not null default '',
  -- No foreign key: a deleted product may be restored with its id. Null: not answered yet, or not ours.
  product_id uuid,
  is_ignored boolean not null default false,
  last_cost numeric(12, 2) check (last_cost > 0 and last_cost <> 'NaN'),
  last_seen_at timestamptz not null default now(),
  -- The list that no longer had the product, or had it as sold out.
  gone_in uuid,
  constraint supplier_items_text_once unique (supplier_id, text_key, code),
  constraint supplier_items_one_answer check (product_id is null or not is_ignored)
);
create index supplier_items_seen_idx on public.supplier_items (supplier_id, last_seen_at desc, id desc);
create index supplier_items_product_idx on public.supplier_items (product_id) where product_id is not null;
create index supplier_items_code_idx on public.supplier_items (supplier_id, code) where code <> '';

-- Applied lists. Written only by functions.
create table public.supplier_lists (
  -- Chosen by the page, so that a repeat applies nothing again.
  id uuid primary key,
  supplier_id uuid not null references public.suppliers (id) on delete cascade,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  source text not null check (source in ('text', 'csv', 'xlsx', 'json', 'pdf')),
  file_name text check (char_length(file_name) <= 255),
  -- Of the read list, {word: number}.
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object' and octet_length(counts::text) <= 2000),
  -- The record of the change (`private.changes`), which is there for 30 days; null if nothing changed.
  change_id uuid,
  updated integer not null default 0,
  created integer not null default 0,
  -- Set to out of stock or inactive, because the list did not have them.
  gone integer not null default 0,
  -- Not written: [{text, product_id, name, reason}].
  failures jsonb not null default '[]',
  undone_at timestamptz
);
create index supplier_lists_supplier_idx on public.supplier_lists (supplier_id, created_at desc, id desc);
create index supplier_lists_created_at_idx on public.supplier_lists (created_at desc, id desc);
create index supplier_lists_created_by_idx on public.supplier_lists (created_by);
create index supplier_lists_change_idx on public.supplier_lists (change_id);

create table public.category_price_rules (
  category_id uuid primary key references public.categories (id) on delete cascade,
  price_rule jsonb not null constraint category_price_rules_check check (private.is_price_rule(price_rule)),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create function public.count_supplier_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger suppliers_version before update on public.suppliers
  for each row execute function public.count_supplier_version();
create trigger suppliers_updated_at before update on public.suppliers
  for each row execute function public.set_updated_at();
create trigger category_price_rules_version before update on public.category_price_rules
  for each row execute function public.count_supplier_version();
create trigger category_price_rules_updated_at before update on public.category_price_rules
  for each row execute function public.set_updated_at();

-- A cost that came with a list.
alter table public.product_costs
  add column supplier_id uuid references public.suppliers (id) on delete set null,
  add column change_id uuid;
create index product_costs_supplier_idx on public.product_costs (supplier_id);
create index product_costs_change_idx on public.product_costs (change_id) where change_id is not null;

alter table public.suppliers enable row level security;
alter table public.supplier_items enable row level security;
alter table public.supplier_lists enable row level security;
alter table public.category_price_rules enable row level security;
revoke all on public.suppliers, public.supplier_items, public.supplier_lists, public.category_price_rules
  from anon, authenticated;
grant select, delete on public.suppliers, public.category_price_rules to authenticated;
grant insert (name, contact, whatsapp, notes, reading, price_rule, is_active),
  update (name, contact, whatsapp, notes, reading, price_rule, is_active) on public.suppliers to authenticated;
grant insert (category_id, price_rule), update (price_rule) on public.category_price_rules to authenticated;
grant select on public.supplier_items, public.supplier_lists to authenticated;
grant all on public.suppliers, public.supplier_items, public.supplier_lists, public.category_price_rules to service_role;

create policy "suppliers: admin" on public.suppliers for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "category_price_rules: admin" on public.category_price_rules for all to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "supplier_items: admin reads" on public.supplier_items for select to authenticated
  using ((select public.is_admin()));
create policy "supplier_lists: admin reads" on public.supplier_lists for select to authenticated
  using ((select public.is_admin()));

-- Texts that differ only in case, accents, signs and spaces are the same.
create function private.supplier_text_key(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(nullif(btrim(regexp_replace(f, '[^a-z0-9]+', ' ', 'g')), ''), btrim(f))
  from private.folded(private.without_invisible(given)) as f
$$;

-- Suppliers number their own products: a code has a meaning only within the lists of one.
create function private.supplier_code(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when char_length(given) <= 100 then upper(btrim(private.without_invisible(given))) else '' end
$$;

-- Locks a supplier, which serialises the lists and answers of one. P0001 with detail `supplier_unknown`.
create function private.locked_supplier(id uuid) returns public.suppliers
language plpgsql set search_path = '' as $$
declare
  supplier public.suppliers;
begin
  select * into supplier from public.suppliers s where s.id = locked_supplier.id for no key update;
  if supplier.id is null then
    raise exception 'there is no such supplier' using errcode = 'P0001', detail = 'supplier_unknown';
  end if;
  return supplier;
end $$;

-- Parts may be absent or null: `search` has words of the name.
create function private.is_supplier_match(s public.suppliers, filter jsonb) returns boolean
language sql stable parallel safe
return private.require_filter(filter, '{"search": "string", "status": ["active", "inactive"]}')
  and (private.search_patterns(filter ->> 'search') is null
    or private.has_words(s.name_folded, private.search_patterns(filter ->> 'search')))
  and (filter ->> 'status' is null or s.is_active = (filter ->> 'status' = 'active'));

-- A page by `sort` (name, last_list or items with _asc or _desc, then name), with the number of remembered texts and the
-- time of the last list. 22023: an invalid filter, sort or page size (1 to 1000).
create function public.list_suppliers(
  filter jsonb default '{}', sort text default 'name_asc', page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, name text, contact text, whatsapp text, notes text, reading jsonb, price_rule jsonb, is_active boolean,
  version integer, item_count bigint, last_list_at timestamptz
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 1000);
  perform private.require_sort(sort, '{name,last_list,items}');
  return query
    select s.id, s.name, s.contact, s.whatsapp, s.notes, s.reading, s.price_rule, s.is_active, s.version, i.items, l.last
    from public.suppliers s,
      lateral (select count(*) as items from public.supplier_items i where i.supplier_id = s.id) i,
      lateral (select max(l.created_at) as last from public.supplier_lists l where l.supplier_id = s.id) l
    where private.is_supplier_match(s, filter)
    order by
      case when sort = 'items_asc' then i.items end, case when sort = 'items_desc' then i.items end desc,
      case when sort = 'last_list_asc' then l.last end nulls first,
      case when sort = 'last_list_desc' then l.last end desc nulls last,
      case when sort = 'name_desc' then s.name_folded end desc, s.name_folded
    limit page_size offset page_offset;
end $$;

-- Of the matching ones.
create function public.supplier_counts(filter jsonb default '{}') returns table (total bigint, inactive bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  return query select count(*), count(*) filter (where not s.is_active) from public.suppliers s
    where private.is_supplier_match(s, filter);
end $$;

-- Remembered texts, the last seen first; `total` counts all that match. `answer`: `product`, `not_ours` or `open`, also
-- while the product is deleted. 22023: an invalid filter or page size (1 to 100).
create function public.list_supplier_items(
  p_supplier uuid, filter jsonb default '{}', page_size integer default 20, page_offset integer default 0
) returns table (
  id uuid, text text, code text, answer text, product_id uuid, product_name text, last_cost numeric,
  last_seen_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  perform private.require_admin();
  perform private.require_page(page_size, page_offset, 100);
  perform private.require_filter(filter, '{"search": "string", "answer": ["product", "not_ours", "open"]}');
  return query
    select i.id, i.text, nullif(i.code, ''), a.answer, p.id, p.name, i.last_cost, i.last_seen_at, count(*) over ()
    from public.supplier_items i left join public.products p on p.id = i.product_id,
      lateral (select case when i.is_ignored then 'not_ours' when p.id is null then 'open' else 'product' end as answer) a
    where i.supplier_id = p_supplier and (filter ->> 'answer' is null or a.answer = filter ->> 'answer')
      and (private.search_patterns(filter ->> 'search') is null
        or private.has_words(i.text_key, private.search_patterns(filter ->> 'search'))
        or private.has_words(p.name_folded, private.search_patterns(filter ->> 'search')))
    order by i.last_seen_at desc, i.id desc limit page_size offset page_offset;
end $$;

-- Refuses anything but 0 to `most` objects, with a text if they are `lines`. 22023, or 54000 for more.
create function private.require_objects(given jsonb, most integer, keys text[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'array' then
    raise exception 'a list is expected' using errcode = '22023';
  end if;
  if jsonb_array_length(given) > most then
    raise exception 'at most % at once', most using errcode = '54000';
  end if;
  perform private.require_columns(given, keys);
end $$;

-- Stores what a supplier's texts mean: at most 10,000 {text, code, product_id, ignored, cost}. `ignored` means not ours.
-- Without both, an earlier answer stays. A text and code with several costs or answers say nothing, and are forgotten.
create function private.remember_items(supplier_id uuid, items jsonb) returns void
language sql set search_path = '' as $$
  with said as materialized (
    select k.key, k.code, (array_agg(g.text order by g.n desc))[1] as text, max(g.cost) as cost,
      (array_agg(g.product_id order by g.n desc) filter (where g.product_id is not null))[1] as product_id,
      coalesce(bool_or(g.ignored), false) as is_ignored,
      count(distinct g.cost) > 1 and not bool_and(coalesce(g.ignored, false))
        or count(distinct coalesce(g.product_id::text, nullif(g.ignored, false)::text)) > 1 as is_several
    from rows from (jsonb_to_recordset(items) as (text text, code text, product_id uuid, ignored boolean, cost numeric))
        with ordinality as g (text, code, product_id, ignored, cost, n),
      lateral (select private.supplier_text_key(g.text) as key, coalesce(private.supplier_code(g.code), '') as code offset 0) k
    group by k.key, k.code
  ), forgotten as (
    delete from public.supplier_items i using said s
    where i.supplier_id = remember_items.supplier_id and i.text_key = s.key and case when i.code = s.code then s.is_several
      -- The supplier changed its code.
      else i.product_id = s.product_id and not exists (select from said o where o.key = i.text_key and o.code = i.code) end
  )
  insert into public.supplier_items as i (supplier_id, text, text_key, code, product_id, is_ignored, last_cost)
    select remember_items.supplier_id, s.text, s.key, s.code, s.product_id, s.is_ignored, s.cost from said s where not s.is_several
  on conflict on constraint supplier_items_text_once do update set
    text = excluded.text,
    product_id = case when not excluded.is_ignored then coalesce(excluded.product_id, i.product_id) end,
    is_ignored = excluded.is_ignored or (i.is_ignored and excluded.product_id is null),
    last_cost = coalesce(excluded.last_cost, i.last_cost),
    gone_in = case when excluded.last_cost is null then i.gone_in end,
    last_seen_at = now()
$$;

-- Remembers answers. P0001 with detail `supplier_unknown`. 54000: more than 10,000.
create function public.remember_supplier_items(p_supplier uuid, p_items jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_objects(p_items, 10000, '{text,code,product_id,ignored,cost}');
  perform private.locked_supplier(p_supplier);
  perform private.remember_items(p_supplier, p_items);
end $$;

-- Forgets texts, so that their lines are asked again. Returns the number.
create function public.forget_supplier_items(p_items uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  perform private.require_admin();
  delete from public.supplier_items i where i.id = any (p_items);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

grant execute on function public.list_suppliers(jsonb, text, integer, integer), public.supplier_counts(jsonb),
  public.list_supplier_items(uuid, jsonb, integer, integer), public.remember_supplier_items(uuid, jsonb),
  public.forget_supplier_items(uuid[]) to authenticated;
