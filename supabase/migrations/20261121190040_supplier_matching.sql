-- Which product a line of a supplier's list means. Nothing here writes, and a similar product is only offered.

-- The words of a product's name, for the index. Cheap, because each written name pays for it.
create function private.name_words(folded text) returns text[]
language sql immutable parallel safe
return string_to_array(replace(replace(replace(replace(replace(replace(replace(replace(folded, '-', ' '), '/', ' '), '(', ' '),
  ')', ' '), ',', ' '), '.', ''), '&', ''), '''', ''), ' ');

-- An index calls it with the rights of the caller who writes a name.
grant execute on function private.name_words(text) to authenticated, service_role;

create index products_words_idx on public.products using gin (private.name_words(name_folded));

-- A folded text with single spaces for signs; `D&G` is one word.
create function private.without_signs(folded text) returns text
language sql immutable parallel safe
return regexp_replace(translate(folded, '''’´`&.', ''), '[^a-z0-9]+', ' ', 'g');

-- Words are compared by sound, because suppliers spell names as they hear them: `Azad` is `Asad`, `Lataffa` `Lattafa`.
create function private.sound(words text) returns text
language sql immutable parallel safe
return translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(words, 'ph', 'f'), 'tt', 't'),
  'ff', 'f'), 'll', 'l'), 'ss', 's'), 'nn', 'n'), 'rr', 'r'), 'mm', 'm'), 'cc', 'c'), 'ee', 'e'), 'zykqwh', 'siccv');

-- Words with a meaning. `noise` says nothing; `gender` describes, `for` is part of a name such as `Pour Femme`; `form`: a
-- tester or kit is another product; `same` is another word for `value`.
create table private.match_terms (word text primary key, kind text not null, value text not null);
insert into private.match_terms (word, kind, value)
  select distinct on (t.word) t.word, g.kind, coalesce(g.value, t.word) from (values
    ('gender', 'm', 'masculino masculina masculinos masculinas masc m'),
    ('gender', 'f', 'feminino feminina femininos femininas fem f'),
    ('for', 'm', 'homme men man him uomo'), ('for', 'f', 'femme women woman her donna'),
    ('concentration', null, 'edp edt edc parfum extrait deo'), ('concentration', 'edc', 'colonia cologne'),
    ('concentration', 'deo', 'desodorante'),
    ('form', 'tester', 'tester teste testers tst demonstrador demonstradores'),
    ('form', 'kit', 'kit kits estojo estojos coffret conjunto conjuntos combo combos'),
    ('form', 'refil', 'refil refill refis refills'), ('form', 'mini', 'mini minis miniatura miniaturas'),
    ('form', 'decant', 'decant decants decanter decanters amostra amostras'),
    ('form', 'splash', 'splash mist'), ('form', 'lotion', 'lotion hidratante hidratantes'),
    ('form', 'sabonete', 'sabonete sabonetes'), ('form', null, 'gel'),
    ('same', '1', 'one'), ('same', '2', 'two'),
    ('noise', '', 'a as by c com d da das de do dos e el l la le les o os p para pour s the un und unid unidade unidades unisex
      unissex for and perf perfume perfumes importado importados original originais lacrado lacrada novo promo promocao oferta
      arabe arabes spray vaporizador selo nf nota eau lancamento cx')
  ) as g (kind, value, words), regexp_split_to_table(g.words, '\s+') as t (word)
  order by t.word, g.kind;
revoke all on private.match_terms from public;

-- With spaces at both ends; sizes joined to their units, and terms of several words, so that each token has one meaning.
create function private.joined_terms(words text) returns text
language sql immutable parallel safe
return replace(replace(replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(' ' || btrim(words) || ' ', '(\d) ?(mls?|grs?|g|kg|oz|gb|tb|lt?|litros?) ', '\1\2 ', 'g'),
    ' eau de parfum ', ' edp '), ' eau parfum ', ' edp '), ' extrait de parfum ', ' extrait '), ' eau de toilette ', ' edt '),
    ' eau toilette ', ' edt '), ' agua de colonia ', ' edc '), ' eau de cologne ', ' edc '), ' le parfum ', ' leparfum '),
  ' sem caixa ', ' tester ');

-- `ml100`, `gb128` of `100ml`, `1l`, `3oz`; an ounce is 30 ml, rounded to 5.
create function private.size_of(token text) returns text
language sql immutable parallel safe
return case
  when token ~ 'mls?$' then 'ml' || rtrim(token, 'mls')
  when token like '%oz' then 'ml' || round(rtrim(token, 'oz')::integer * 29.57 / 5) * 5
  when token like '%kg' then 'g' || rtrim(token, 'kg') || '000'
  when token like '%tb' then 'gb' || rtrim(token, 'tb')::integer * 1024
  when token like '%gb' then 'gb' || rtrim(token, 'gb')
  when token ~ 'gr?s?$' then 'g' || rtrim(token, 'grs')
  else 'ml' || rtrim(token, 'litros') || '000' end;

-- What texts without signs say, each by its position from 1. `words`, by sound, are those without another meaning, and for whom
-- it is as `~m` or `~f`. `tokens` are the same words as written, `amounts` the numbers of the sizes.
create function private.read_texts(texts text[])
returns table (
  n bigint, words text[], tokens text[], sizes text[], amounts text[], gender text, concentrations text[], forms text[]
)
language sql stable parallel safe rows 500 set search_path = '' set enable_seqscan = on as $$
  select t.n,
    coalesce(array_agg(distinct case k.kind when 'for' then '~' || k.value when 'same' then k.value else w.sound end)
      filter (where (k.kind is null or k.kind in ('for', 'same')) and s.size is null), '{}'),
    coalesce(array_agg(distinct w.token) filter (where k.kind is null and s.size is null), '{}'),
    coalesce(array_agg(distinct s.size) filter (where s.size is not null), '{}'),
    coalesce(array_agg(distinct ltrim(s.size, 'mlgb')) filter (where s.size is not null), '{}'),
    max(k.value) filter (where k.kind in ('gender', 'for')),
    coalesce(array_agg(distinct k.value) filter (where k.kind = 'concentration'), '{}'),
    coalesce(array_agg(distinct k.value) filter (where k.kind = 'form'), '{}')
  from unnest(texts) with ordinality as t (text, n),
    lateral (select private.joined_terms(t.text) as text offset 0) j,
    lateral unnest(string_to_array(j.text, ' '), string_to_array(private.sound(j.text), ' ')) as w (token, sound)
    left join private.match_terms k on k.word = w.token,
    lateral (select case when w.token ~ '^\d{1,5}(ml|gr?s?$|kg|oz|gb|tb|l)' then private.size_of(w.token) end as size offset 0) s
  where w.token <> ''
  group by t.n
$$;

-- Sizes, gender and concentration of two texts do not contradict.
create function private.may_agree(
  sizes text[], other_sizes text[], gender text, other_gender text, concentrations text[], other_concentrations text[]
) returns boolean
language sql immutable parallel safe
return (gender is null or other_gender is null or gender = other_gender)
  and (sizes = '{}' or other_sizes = '{}' or sizes <@ other_sizes or other_sizes <@ sizes)
  and (concentrations = '{}' or other_concentrations = '{}' or concentrations && other_concentrations);

-- Words that may be meant by one that no product has: one letter more, less, other or exchanged; of a short word only what
-- sounds alike.
create function private.spellings(word text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  with at as (
    select i, left(word, i - 1) as head, substr(word, i, 1) as letter, substr(word, i + 1) as tail, length(word) >= 5 as is_long
    from generate_series(1, length(word) + 1) as i
  )
  select array_agg(distinct v.word) from (
    select head || tail as word from at where letter <> '' and (is_long or letter = 'h')
    union all select head || left(tail, 1) || letter || substr(tail, 2) from at where is_long and tail <> ''
    union all select head || c || tail from at, unnest(case when is_long then string_to_array('abcdefghijklmnopqrstuvwxyz', null)
        else string_to_array(case when letter in ('z', 's') then 'zs' when letter in ('i', 'y') then 'iy'
          when letter in ('c', 'k', 'q') then 'ckq' when letter in ('v', 'w') then 'vw' end, null) end) as c where letter <> ''
    union all select head || c || letter || tail from at, unnest(case when is_long then string_to_array('abcdefghijklmnopqrstuvwxyz', null)
        else array['h', right(head, 1)] end) as c where head <> ''
  ) v
$$;

-- Whether two words of at least 5 letters differ by one letter: another, missing, added or exchanged with the next one.
create function private.is_near(a text, b text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  short constant integer := least(length(a), length(b));
  long constant integer := greatest(length(a), length(b));
  head integer := 0;
  tail integer := 0;
begin
  if short < 5 or long - short > 1 or a ~ '\d' or b ~ '\d' then
    return false;
  end if;
  while head < short and substr(a, head + 1, 1) = substr(b, head + 1, 1) loop
    head := head + 1;
  end loop;
  while tail < short - head and substr(a, length(a) - tail, 1) = substr(b, length(b) - tail, 1) loop
    tail := tail + 1;
  end loop;
  return head + tail >= long - 1
    or (long = short and head + tail = long - 2 and substr(a, head + 1, 1) = substr(b, head + 2, 1) and substr(a, head + 2, 1) = substr(b, head + 1, 1));
end $$;

-- What names each brand, by sound: its words, and as short forms the joined words and the initials.
create function private.brand_terms() returns table (id uuid, words text[], short text[])
language sql stable rows 300 set search_path = '' set enable_seqscan = on as $$
  with noise as materialized (select array_agg(k.word) as words from private.match_terms k where k.kind = 'noise')
  select b.id, array_agg(t.sound order by t.i), case when count(*) > 1
    then array[string_agg(t.sound, '' order by t.i), string_agg(left(t.sound, 1), '' order by t.i)] else '{}' end
  from noise, public.brands b, lateral (select private.without_signs(b.name_folded) as name offset 0) c,
    unnest(string_to_array(c.name, ' '), string_to_array(private.sound(c.name), ' ')) with ordinality as t (word, sound, i)
  where t.sound <> '' and t.word <> all (noise.words)
  group by b.id
$$;

-- A product as the page compares it with a line.
create function private.compared_product(p public.products) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'name', p.name, 'version', p.version, 'price', p.price, 'sale_price', p.sale_price,
    'sale_starts_at', p.sale_starts_at, 'sale_ends_at', p.sale_ends_at, 'stock_quantity', p.stock_quantity,
    'is_active', p.is_active, 'category_id', p.category_id, 'main_image', p.main_image,
    'cost', (select c.cost from private.current_costs c where c.product_id = p.id))
$$;

-- What the names of products say, with the volume and gender of their columns.
create function private.read_products(ids uuid[])
returns table (
  id uuid, words text[], sizes text[], amounts text[], gender text, concentrations text[], forms text[]
)
language sql stable rows 500 set search_path = '' as $$
  with product as materialized (
    select p.id, p.gender, row_number() over () as n, private.without_signs(p.name_folded) || case
      when p.volume is not null and p.name_folded !~ '\d ?(ml|g|kg|l|oz|gb)\M' then ' ' || private.without_signs(lower(p.volume)) else '' end as text
    from public.products p where p.id = any (ids)
  )
  select p.id, r.words, r.sizes, r.amounts, coalesce(r.gender, left(nullif(p.gender, 'unissex'), 1)), r.concentrations, r.forms
  from private.read_texts((select array_agg(p.text order by p.n) from product p)) r join product p on p.n = r.n
$$;

-- Products that texts may mean, at most 5 each, the best first. A product fits if each word of the text is in its name,
-- brand or size, and each word of its name but the brand in the text; and if sizes, gender, concentration and form do not
-- contradict. A word that no product has may differ by one letter.
create function private.similar_products(texts text[])
returns table (n bigint, product_id uuid, score numeric, reasons text[])
-- A limit would make the planner read names until some match, instead of using the index of words.
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off
set enable_indexscan = off set enable_indexonlyscan = off set join_collapse_limit = 1 set jit = off as $$
begin
  return query
    with line as materialized (
      select * from private.read_texts(texts)
    ), brand as materialized (
      select b.*, b.words || b.short as terms from private.brand_terms() b
    ), branded as materialized (
      select t.term, b.id, b.short @> array[t.term] as is_short, cardinality(b.words) as size from brand b, unnest(b.terms) as t (term)
    ), brand_named as materialized (
      -- Words of brands that a line names in full, for products without a brand.
      select f.n, array_agg(distinct f.word) as words from (
        select l.n, array_agg(w.word) as words from line l, unnest(l.words) as w (word) join branded b on b.term = w.word
        group by l.n, b.id, b.size having bool_or(b.is_short) or count(*) = b.size
      ) g, unnest(g.words) as f0 (word), lateral (select g.n, f0.word) as f group by f.n
    ), wanted as materialized (
      select w.*, exists (select 1 from branded b where b.term = w.word) as is_brand from (
        select l.n, t.token, private.sound(t.token) as word from line l, unnest(l.tokens) as t (token)
        where t.token !~ '^([1-9]|[1-9]?[05]|1?[0-9][05]|2[0-5]0|236|[345]00|1000)$'
      ) w
    ), known as materialized (
      select w.token, exists (select 1 from public.products p where private.name_words(p.name_folded) @> array[w.token]) as is_known
      from (select distinct w.token from wanted w) w
    ), needed as materialized (
      select w.n, array_agg(w.token) filter (where k.is_known) as named,
        array_agg(w.token) filter (where k.is_known and not w.is_brand) as words,
        coalesce(array_agg(w.word) filter (where not k.is_known and not w.is_brand), '{}') as unknown,
        array_agg(w.token) filter (where not k.is_known and not w.is_brand) as unknown_tokens
      from wanted w join known k using (token) group by w.n
    ), pair as materialized (
      select d.n, d.unknown, p.id from needed d join line l on l.n = d.n, lateral (
        -- The only size, if it is below a litre: products with other sizes need no closer look.
        select case when cardinality(s.amounts) = 1 and length(s.amounts[1]) < 4 then s.amounts[1] end as amount
        from (select case when l.amounts <> '{}' then l.amounts else array(select w from unnest(l.words) w where w ~ '^\d{2,3}$') end
          as amounts) s offset 0
      ) a, lateral (
        (select p.id, p.name_folded, p.volume from public.products p where private.name_words(p.name_folded) @> d.named limit 200)
        union
        (select p.id, p.name_folded, p.volume from public.products p where private.name_words(p.name_folded) @> d.words limit 200)
        union
        (select p.id, p.name_folded, p.volume from public.products p where d.words is null and d.unknown_tokens is not null
          and private.name_words(p.name_folded) && (select array_agg(v) from unnest(d.unknown_tokens) u, unnest(private.spellings(u)) v)
          limit 200)
      ) p
      where a.amount is null or strpos(p.name_folded, a.amount) > 0 or strpos(p.volume, a.amount) > 0
        or (p.volume is null and p.name_folded !~ '\d ?(ml|g|kg|l|oz|gb)')
    ), read as materialized (
      select r.*, p.brand_id from private.read_products(array(select distinct pair.id from pair)) r
      join public.products p on p.id = r.id
    ), product as materialized (
      select r.*, b.terms, array(select w from unnest(r.words) w where w <> all (coalesce(b.terms, '{}'))) as core
      from read r left join brand o on o.id = r.brand_id left join lateral (
        select b.terms from brand b where r.brand_id is null and b.words <@ r.words order by cardinality(b.words) desc limit 1
      ) f on r.brand_id is null, lateral (select coalesce(o.terms, f.terms) as terms offset 0) b
    ), fitting as (
      select l.n, p.id, x.typos,
        l.sizes <> '{}' or l.words && p.amounts as has_size, p.sizes <> '{}' as is_sized,
        coalesce(l.words && p.terms, false) as has_brand, l.gender is not null and l.gender = p.gender as has_gender,
        l.concentrations && p.concentrations as has_concentration, p.concentrations <> '{}' as is_concentrated
      from pair join line l on l.n = pair.n join product p on p.id = pair.id left join brand_named m on m.n = pair.n,
        lateral (select p.words || coalesce(p.terms, m.words, '{}') || p.amounts || coalesce('~' || p.gender, '') as all_words,
          l.words || l.amounts || coalesce('~' || l.gender, '') as line_words offset 0) a,
        lateral (
          select case
            when l.words <@ a.all_words and p.core <@ a.line_words then 0
            when pair.unknown = '{}' then null
            else (
              select case when bool_and(exists (
                  select 1 from unnest(p.core || coalesce(p.terms, '{}')) as c (word) where private.is_near(u.word, c.word)))
                and not exists (select 1 from unnest(p.core) as c (word) where c.word <> all (a.line_words)
                  and not exists (select 1 from unnest(pair.unknown) as v (word) where private.is_near(v.word, c.word)))
                then count(*)::integer end
              from unnest(pair.unknown) as u (word)
              where array(select w from unnest(l.words) w where w <> all (pair.unknown)) <@ a.all_words
            ) end as typos
          offset 0
        ) x
      where x.typos is not null
        and private.may_agree(l.sizes, p.sizes, l.gender, p.gender, l.concentrations, p.concentrations)
        and l.forms @> p.forms and l.forms <@ p.forms
    ), scored as (
      select f.*, round(1 - 0.1 * f.typos - case when f.has_size or not f.is_sized then 0 else 0.2 end
        - case when f.has_concentration or not f.is_concentrated then 0 else 0.02 end, 2) as score
      from fitting f
    ), ranked as (
      select s.*, row_number() over (partition by s.n order by s.score desc, s.id) as place,
        count(*) over (partition by s.n, s.score) as equals
      from scored s
    )
    select r.n, r.id, r.score, array_remove(array[
      case when r.typos > 0 then 'typo' else 'words' end, case when r.has_brand then 'brand' end,
      case when r.is_sized then case when r.has_size then 'size' else 'without_size' end end,
      case when r.has_concentration then 'concentration' end, case when r.has_gender then 'gender' end,
      case when r.equals > 1 then 'ambiguous' end], null)
    from ranked r where r.place <= 5 order by r.n, r.place;
end $$;

-- What the codes of lines {n, text, gtin, code} mean. `gtin_id`: the product with that GTIN, `may_be` it unless size, gender or
-- kind contradict. `code_id`: the product whose remembered text has the code and says the same as the line; `known_id`: the
-- only one with the code, whatever its text.
create function private.products_of_codes(supplier uuid, lines jsonb)
returns table (n integer, gtin_id uuid, may_be boolean, code_id uuid, known_id uuid)
language sql stable set search_path = '' as $$
  with line as materialized (
    select l.n, row_number() over (order by l.n) as i, private.without_signs(l.folded) as text, g.id as gtin_id, c.product_id as known_id,
      private.without_signs(private.folded(c.text)) as known_text
    from jsonb_to_recordset(lines) as l (n integer, folded text, gtin text, code text)
    left join public.products g on lpad(g.gtin, 14, '0') = lpad(l.gtin, 14, '0')
    left join lateral (
      select o.product_id, o.text from public.supplier_items o where o.supplier_id = supplier and o.code = l.code and l.code <> ''
        and not exists (select from public.supplier_items e where e.supplier_id = supplier and e.code = l.code and l.code <> ''
          and e.product_id is distinct from o.product_id)
      order by o.last_seen_at desc limit 1
    ) c on true
    where g.id is not null or c.product_id is not null
  ), said as materialized (
    select * from private.read_texts((select array_agg(l.text order by l.i) from line l))
  ), known as materialized (
    select * from private.read_texts((select array_agg(coalesce(l.known_text, '') order by l.i) from line l))
  ), product as materialized (
    select * from private.read_products(array(select l.gtin_id from line l))
  )
  select l.n, l.gtin_id, coalesce(
      private.may_agree(s.sizes, p.sizes, s.gender, p.gender, s.concentrations, p.concentrations)
      and (s.forms <@ p.forms and p.forms <@ s.forms or not (s.forms || p.forms) && '{tester,kit,refil,mini,decant}')
      -- `Asad 100` is a size too.
      and not exists (select from unnest(s.words) as w where w ~ '^\d?\d[05]$' and p.amounts <> '{}' and w <> all (p.words || p.amounts)),
      true),
    case when s.words <@ (k.words || k.amounts) and k.words <@ (s.words || s.amounts) and k.words <> '{}'
      and private.may_agree(s.sizes, k.sizes, s.gender, k.gender, s.concentrations, k.concentrations)
      and s.forms <@ k.forms and k.forms <@ s.forms then l.known_id end,
    l.known_id
  from line l left join said s on s.n = l.i left join known k on k.n = l.i left join product p on p.id = l.gtin_id
$$;

-- Matches 1 to 500 lines {n, text, code, gtin}, one row each. `code` is the supplier's own.
-- - `product`: the exact match, and `how`: `remembered`, a text that was answered before; `name`; `gtin`; or `code`, one that was
--   answered before, with words that fit the product. `not_ours` without a product.
-- - `candidates`: without an exact match at most 5 similar {product, score, reasons}, the best first. Only offers. `ambiguous`
--   among the reasons: others fit as well, or the GTIN is of another product than the text.
-- - `last_cost`: of the supplier for this text.
-- A code of either kind never overrides what the text says. 22023: malformed lines. 54000: more than 500.
create function public.match_supplier_lines(p_supplier uuid, p_lines jsonb)
returns table (n integer, how text, product jsonb, candidates jsonb, last_cost numeric)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
begin
  perform private.require_admin();
  perform private.require_objects(p_lines, 500, '{n,text,code,gtin}');
  -- New products wait in a list, which each of the many searches below would read.
  perform pg_catalog.gin_clean_pending_list('public.products_words_idx');
  return query
    with lines as materialized (
      select l.n, coalesce(private.supplier_code(l.code), '') as code, l.gtin, private.folded(private.without_invisible(l.text)) as folded,
        private.supplier_text_key(l.text) as key
      from jsonb_to_recordset(p_lines) as l (n integer, text text, code text, gtin text)
    ), coded as materialized (
      select * from private.products_of_codes(p_supplier, (select jsonb_agg(l) from lines l where l.gtin is not null or l.code <> ''))
    ), said as materialized (
      select l.n, l.folded, i.last_cost, coalesce(i.is_ignored, false) as is_ignored, x.how, x.id, c.gtin_id, c.may_be, c.code_id, c.known_id
      from lines l left join coded c on c.n = l.n
      left join lateral (
        -- Beside the same code, or beside all.
        select i.product_id, i.is_ignored, i.last_cost, i.code from public.supplier_items i
        where i.supplier_id = p_supplier and i.text_key = l.key and (i.code = l.code or not exists (
          select from public.supplier_items o where o.supplier_id = p_supplier and o.text_key = l.key
            and (o.product_id is distinct from i.product_id or o.is_ignored <> i.is_ignored)))
        order by i.code = l.code desc limit 1
      ) i on true
      left join lateral (select (regexp_match(l.folded, '^(.+?)(?: (masculin[oa]s?|feminin[oa]s?|unissex))+$')) as parts) g on true
      left join lateral (
        select case when i.code <> '' and i.code = l.code then 'code' else 'remembered' end as how, p.id
          from public.products p where p.id = i.product_id
        union all select 'name', m.id from (
          select (array_agg(p.id))[1] as id from public.products p where p.name_folded = l.folded having count(*) = 1
        ) m where not coalesce(i.is_ignored, false)
        -- The heading above may say for whom it is.
        union all select 'name', m.id from (
          select (array_agg(p.id))[1] as id from public.products p where p.name_folded = g.parts[1]
            and (p.gender is null or left(p.gender, 1) = left(g.parts[2], 1)) having count(*) = 1
        ) m where not coalesce(i.is_ignored, false)
        limit 1
      ) x on true
    ), decided as materialized (
      select s.n, s.folded, s.last_cost, s.is_ignored, s.gtin_id, s.known_id, s.id as said_id, s.how as said_how, d.*
      from said s, lateral (
        select case when s.gtin_id is not null and (s.id <> s.gtin_id or s.is_ignored) then null
            when s.id is not null then s.id when s.gtin_id is not null then case when s.may_be then s.gtin_id end
            when not s.is_ignored then s.code_id end as id,
          case when s.id is not null then s.how when s.gtin_id is not null then 'gtin' else 'code' end as how
      ) d
    ), asked as materialized (
      select d.*, row_number() over () as i from decided d where d.id is null and (not d.is_ignored or d.gtin_id is not null)
    ), fitting as materialized (
      select a.n, s.product_id as id, s.score, s.reasons, a.gtin_id is null and s.product_id = a.known_id as is_known
      from private.similar_products((select array_agg(private.without_signs(a.folded) order by a.i) from asked a)) s
      join asked a on a.i = s.n
    ), offer as (
      select distinct on (o.n, o.id) o.* from (
        select a.n, a.said_id as id, 1 as score, array[a.said_how, 'ambiguous'] as reasons from asked a
        union all select a.n, a.gtin_id, 0, '{gtin,ambiguous}' from asked a
        union all select f.n, f.id, f.score, case when a.gtin_id is null then f.reasons else array_remove(f.reasons, 'ambiguous') || '{ambiguous}' end
          from fitting f join asked a on a.n = f.n
      ) o where o.id is not null and not exists (select from fitting f where f.n = o.n and f.is_known)
      order by o.n, o.id, o.score desc
    ), offered as (
      select o.n, jsonb_agg(jsonb_build_object('product', private.compared_product(p), 'score', o.score, 'reasons', o.reasons)
        order by o.score desc, o.id) as candidates
      from offer o join public.products p on p.id = o.id group by o.n
    )
    select d.n, case when p.id is not null then d.how when d.is_ignored and d.gtin_id is null then 'not_ours' end,
      case when p.id is not null then private.compared_product(p) end,
      coalesce(o.candidates, '[]'), d.last_cost
    from decided d left join fitting f on f.n = d.n and f.is_known
    left join public.products p on p.id = coalesce(d.id, f.id) left join offered o on o.n = d.n order by d.n;
end $$;

grant execute on function public.match_supplier_lines(uuid, jsonb) to authenticated;
