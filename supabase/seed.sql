-- Demo data: an invented store, deterministic, idempotent, relative to the current day. It creates the demo accounts,
-- so never use it for a real store.
--
-- At any hour after seeding, the last 30 days vs. the 30 before give: users 9 vs. 8 (+12.5 %), revenue +8.2 %, 3 new
-- products. No row is within 36 hours of a window's edge: days 27 to 32 and 57 to 62 before the anchor are empty.
-- `demo.reanchor()` moves the rows when the database opens on a later day.

create schema if not exists demo;
revoke all on schema demo from public;
create table if not exists demo.anchor (anchored_at timestamptz not null);
create table if not exists demo.seeded (entity text not null, id uuid not null, primary key (entity, id));
-- Files of `seeds/`: their rows, date columns to move, and a function to call afterwards.
create table if not exists demo.dated (
  entity text primary key, dated_table regclass not null, date_columns text[] not null, afterwards regproc
);

-- Midnight in São Paulo: the anchor.
create or replace function demo.today() returns timestamptz language sql stable set search_path = '' as $$
  select date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'
$$;
create or replace function demo.id(entity text, n integer) returns uuid language sql immutable set search_path = '' as $$
  select md5('loja-demo/' || entity || '/' || n)::uuid
$$;
-- Between 08:00 and 21:59, by `n`.
create or replace function demo.moment(days integer, n integer) returns timestamptz language sql stable set search_path = '' as $$
  select demo.today() - make_interval(hours => 24 * days)
    + make_interval(hours => 8 + (n * 5) % 14, mins => (n * 37) % 60, secs => (n * 13) % 60)
$$;

create or replace function demo.s10(prefix text, n integer, is_wrong boolean) returns text language sql immutable set search_path = '' as $$
  select prefix || serial || (case sum % 11 when 0 then 5 when 1 then 0 else 11 - sum % 11 end + is_wrong::integer) % 10 || 'BR'
  from (select lpad((n::bigint * 479001599 % 100000000)::text, 8, '0') as serial) as made,
    lateral (select sum(substr(serial, k, 1)::integer * substr('86423597', k, 1)::integer) from generate_series(1, 8) as k) as weighed (sum)
$$;

-- Moves unchanged seeded rows by whole days; returns the days. Triggers are off: they would stamp the move.
create or replace function demo.reanchor() returns integer language plpgsql set search_path = '' as $$
declare
  old_anchor timestamptz;
  days integer;
  shift interval;
  part demo.dated;
begin
  select anchored_at into old_anchor from demo.anchor for update;
  if old_anchor is null then return 0; end if;
  days := floor(extract(epoch from demo.today() - old_anchor) / 86400);
  if days < 1 then return 0; end if;
  shift := make_interval(hours => 24 * days);
  perform set_config('session_replication_role', 'replica', true);
  update public.profiles set created_at = created_at + shift, updated_at = greatest(updated_at, created_at + shift)
    where id in (select s.id from demo.seeded s where s.entity = 'profile');
  update public.products set created_at = created_at + shift, updated_at = greatest(updated_at, created_at + shift)
    where id in (select s.id from demo.seeded s where s.entity = 'product');
  update public.orders set
      created_at = created_at + shift,
      updated_at = case when updated_at < old_anchor then updated_at + shift else updated_at end,
      shipped_at = case when shipped_at < old_anchor then shipped_at + shift else shipped_at end,
      delivered_at = case when delivered_at < old_anchor then delivered_at + shift else delivered_at end
    where id in (select s.id from demo.seeded s where s.entity = 'order');
  update public.order_items set created_at = created_at + shift
    where id in (select s.id from demo.seeded s where s.entity = 'item');
  update public.tracking_shipments set created_at = created_at + shift, updated_at = greatest(updated_at, created_at + shift)
    where id in (select s.id from demo.seeded s where s.entity = 'shipment');
  update public.tracking_events set created_at = created_at + shift,
      occurred_at = case when occurred_at < old_anchor then occurred_at + shift else occurred_at end
    where id in (select s.id from demo.seeded s where s.entity = 'event');
  for part in select * from demo.dated loop
    execute format('update %s t set %s from demo.seeded s where s.entity = $1 and s.id = t.id', part.dated_table, (
      select string_agg(format('%1$I = case when t.%1$I < $2 then t.%1$I + $3 else t.%1$I end', c), ', ')
      from unnest(part.date_columns) as c
    )) using part.entity, old_anchor, shift;
    if part.afterwards is not null then
      execute format('select %s()', part.afterwards);
    end if;
  end loop;
  perform set_config('session_replication_role', 'origin', true);
  update demo.anchor set anchored_at = demo.today();
  return days;
end $$;

do $seed$
declare
  first_names text[] := '{Ana,Bruno,Cauã,Débora,Edson,Fernanda,Guilherme,Helena,Iara,João,Kauê,Larissa,Marcelo,Naomi,Otávio,Priscila,Raoni,Sônia,Tainá,Ulisses,Vitória,Wagner,Yasmin,Zilda,Akira,Moacir,Luana,Davi,Rosângela,Aisha}';
  last_names text[] := '{Almeida,Barbosa,Conceição,Duarte,Esteves,Ferraz,Guimarães,Hernandes,Izidoro,Jardim,Kimura,Lacerda,Moraes,Nakamura,Oliveira,Pataxó,Queiroz,Rezende,Santana,Tavares,Uchôa,Vasconcelos,Xavier,Zanetti,Nogueira,Brandt,Souza,Haddad,Cardoso,Batista}';
  cities text[] := '{São Paulo/SP,Campinas/SP,Rio de Janeiro/RJ,Belo Horizonte/MG,Curitiba/PR,Florianópolis/SC,Porto Alegre/RS,Salvador/BA,Recife/PE,Fortaleza/CE,Belém/PA,Manaus/AM,Goiânia/GO,Brasília/DF}';
  area_codes int[] := '{11,19,21,31,41,48,51,71,81,85,91,92,62,61}';
  zip_starts text[] := '{01,13,20,30,80,88,90,40,50,60,66,69,74,70}';
  streets text[] := '{Rua das Acácias,Avenida dos Ipês,Rua do Sabiá,Travessa da Aurora,Rua Monte Claro,Alameda das Palmeiras,Rua Sete Quedas,Avenida Beira Rio}';
  districts text[] := '{Centro,Jardim das Flores,Vila Nova,Boa Vista,Santa Luzia,Alto da Serra}';
  brand_names text[] := '{Velmária,Brisália,Lunoar,Tarquina,Orvalhê,Casa Miravel,Zafirane,Nortêa,Solvanto,Perolim,Ambaríssima,Cendreval,Florúmea,Ykarê,Dunamar,Vitrália,Rosalume,Pelúria,Maréssa,Cabelume,Ecorum,Sonavox,Lumitrek,Voltara,Kortiva}';
  lines text[] := '{Noite de Âmbar,Jardim Secreto,Brisa do Mar,Madeira Real,Flor de Laranjeira,Baunilha Negra,Céu de Verão,Rosa Selvagem,Couro Nobre,Chá Branco,Lua Cheia,Figo Maduro,Sândalo Vivo,Maré Alta,Pimenta Rosa,Tâmara Dourada,Íris Azul,Canela e Mel,Bambu Fresco,Cacau Intenso,Ouro Velho,Lavanda Serena,Capim-Limão,Vento Sul,Pérola Rara,Jasmim da Noite,Açaí Puro,Cedro Branco,Manhã de Abril,Fogo Lento,Oceano Profundo,Pitanga Doce,Neblina,Especiarias,Coco Tropical,Alma Livre,Seda Pura,Mirra Antiga,Luz da Serra,Cristal,Orquídea Negra,Maracujá,Horizonte,Castanha Nobre,Cereja Amarga,Amêndoa Suave,Outono,Verbena,Estrela Guia,Tangerina,Romã Rubra,Areia Quente}';
  anchor timestamptz := demo.today();
  uid uuid;
  i integer;
  before_revenue numeric;
  last_revenue numeric;
  missing numeric;
  shares integer;
begin
  if exists (select 1 from demo.anchor) then return; end if;

  -- Only accounts 1 and 2 have a password.
  for i in 1..60 loop
    uid := demo.id('user', i);
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
        raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select uid, 'authenticated', 'authenticated',
      case i when 1 then 'admin@loja.test' when 2 then 'cliente@loja.test' else 'pessoa' || lpad(i::text, 2, '0') || '@exemplo.test' end,
      case i when 1 then extensions.crypt('admin-demo-2026', extensions.gen_salt('bf', 10))
             when 2 then extensions.crypt('cliente-demo-2026', extensions.gen_salt('bf', 10)) end,
      anchor - interval '200 days', '{"provider":"email","providers":["email"]}', '{}', anchor - interval '200 days', anchor - interval '200 days';
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    select demo.id('identity', i), 'email', u.id::text, u.id,
      jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', true), null, u.created_at, u.updated_at
    from auth.users u where u.id = uid;
    update public.profiles p set
      id = demo.id('profile', i),
      full_name = case i when 1 then 'Marina Duarte' when 2 then 'Carlos Nakamura'
        else case when i in (9, 23, 41) then null
        else first_names[1 + (i * 7) % 30] || ' ' || last_names[1 + (i * 11) % 30] end end,
      phone = case when i in (12, 23, 37, 52) then null
        else '(' || area_codes[1 + i % 14] || ') 9' || lpad(((i * 7717 + 1234) % 10000)::text, 4, '0') || '-' || lpad(((i * 3571) % 10000)::text, 4, '0') end,
      role = case when i in (1, 3, 4) then 'admin' else 'user' end,
      -- 43 older than 60 days, 8 in the 30 days before, 9 in the last 30.
      created_at = case
        when i <= 43 then demo.moment(63 + (43 - i) * 5, i)
        when i <= 51 then demo.moment(33 + (51 - i) * 3, i)
        else demo.moment(2 + (60 - i) * 3, i) end
    where p.user_id = uid;
    insert into demo.seeded values ('profile', demo.id('profile', i));
  end loop;
  update public.profiles p set updated_at = p.created_at where p.id in (select s.id from demo.seeded s where s.entity = 'profile');
  -- Hosted authentication has more columns, and cannot read a null token.
  if exists (select 1 from information_schema.columns
      where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id') then
    execute $hosted$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000', confirmation_token = '',
        recovery_token = '', email_change = '', email_change_token_new = '', email_change_token_current = '',
        phone_change = '', phone_change_token = '', reauthentication_token = ''
      where id in (select demo.id('user', n) from generate_series(1, 60) as n)
    $hosted$;
  end if;

  insert into public.categories (id, name, is_active, sort_order, created_at, updated_at)
  select demo.id('category', n::integer), name, n <> 12, n, anchor - interval '330 days', anchor - interval '330 days'
  from unnest('{Perfumes Femininos,Perfumes Masculinos,Perfumes Unissex,Perfumes Árabes,Body Splash,Maquiagem,Cuidados com a Pele,Cabelos,Corpo e Banho,Áudio,Celulares e Acessórios,Presentes de Fim de Ano}'::text[])
    with ordinality as c (name, n);
  insert into public.brands (id, name, created_at, updated_at)
  select demo.id('brand', n::integer), name, anchor - interval '330 days', anchor - interval '330 days'
  from unnest(brand_names) with ordinality as b (name, n);

  -- Brands 1-15 perfumes, 16-21 cosmetics, 22-25 electronics; product n has category 1 + n % 12.
  insert into public.products (id, name, description, short_description, price, sale_price, stock_quantity, min_stock_alert,
    is_active, is_featured, main_image, images, category_id, brand_id, category_type, perfume_type, gender, volume,
    fragrance_family, intensity, tags, created_at, updated_at)
  select demo.id('product', n), noun || ' ' || line || ' ' || brand || coalesce(' ' || volume, ''),
    noun || ' ' || line || ', da ' || brand || '. ' || case kind
      when 'perfume' then 'Saída luminosa, coração envolvente e fundo que permanece na pele por horas.'
      when 'cosmetico' then 'Textura leve, uso diário e fórmula dermatologicamente testada.'
      else 'Bivolt, com garantia de 12 meses e nota fiscal.' end,
    brand || ' - ' || noun || ' ' || line,
    price, case when n % 10 in (2, 5, 8) then round(price * (100 - 10 - (n % 4) * 5) / 100, 2) end,
    case when n in (50, 150) then null when n % 11 = 3 then n % 4 when n % 7 = 1 then 999999 else 12 + (n * 13) % 140 end,
    case n % 5 when 0 then null when 1 then 10 else 5 end,
    not (n % 17 = 0 and n % 20 <> 7), n % 20 = 7 and n < 240,
    '/demo/' || picture || '.svg',
    case when n % 3 = 0 then array['/demo/' || picture || '.svg', '/demo/caixa-presente.svg'] else array['/demo/' || picture || '.svg'] end,
    demo.id('category', c), demo.id('brand', b), kind,
    case when kind = 'perfume' then case when c = 5 then 'nacional' else 'importado' end end,
    case when c in (1, 5, 6) then 'feminino' when c = 2 then 'masculino' when c in (3, 4) then 'unissex' end,
    volume,
    case when kind = 'perfume' then (array['Amadeirado', 'Floral', 'Oriental', 'Cítrico', 'Frutado', 'Aromático'])[1 + n % 6] end,
    case when kind = 'perfume' then (array['Suave', 'Moderada', 'Intensa'])[1 + n % 3] end,
    array[lower(brand)], moment, moment
  from (
    select n, c, kind, b, brand_names[b] as brand, lines[1 + (n - 1) % 52] as line,
      (nouns[c]::text[])[1 + (n / 12) % 3] as noun,
      (pictures[c]::text[])[1 + (n / 12) % 3] as picture,
      case kind when 'perfume' then (array['30 ML', '50 ML', '75 ML', '100 ML'])[1 + (n / 3) % 4]
        when 'cosmetico' then case when c = 6 then null else (array['150 ML', '200 ML', '300 ML'])[1 + n % 3] end end as volume,
      case kind when 'perfume' then case when c = 5 then 49 else 119 end + (n * 41) % case when c = 5 then 60 else 620 end
        when 'cosmetico' then 24 + (n * 17) % 150
        else case when c = 11 then 99 + (n * 211) % 2400 else 79 + (n * 67) % 820 end end + 0.90 as price,
      -- Three in the last 30 days; none near a window's edge.
      demo.moment(case n when 260 then 4 when 259 then 11 when 258 then 19 else 63 + (257 - n) end, n) as moment
    from (
      select n, c, kind,
        case kind when 'perfume' then 1 + (n * 7) % 15 when 'cosmetico' then 16 + (n * 7) % 6 else 22 + (n * 7) % 4 end as b
      from (
        select n, 1 + n % 12 as c,
          case when n % 12 in (5, 6, 7, 8) then 'cosmetico' when n % 12 in (9, 10) then 'eletronico' else 'perfume' end as kind
        from generate_series(1, 260) as n
      ) as kinds
    ) as made
    cross join (select
      array['{Eau de Parfum,Deo Parfum,Eau de Toilette}', '{Eau de Toilette,Deo Colônia,Eau de Parfum}', '{Colônia,Eau de Parfum,Perfume}', '{Attar,Extrait de Parfum,Eau de Parfum}', '{Body Splash,Body Mist,Água Perfumada}', '{Batom Matte,Base Líquida,Paleta de Sombras}', '{Sérum Facial,Hidratante Facial,Protetor Solar}', '{Shampoo,Condicionador,Máscara Capilar}', '{Sabonete Líquido,Óleo Corporal,Creme Corporal}', '{Fone Bluetooth,Caixa de Som,Headphone}', '{Celular,Smartwatch,Carregador Turbo}', '{Kit Presente,Perfume de Ambiente,Coffret}'] as nouns,
      array['{frasco-rosa,frasco-lilas,frasco-ambar}', '{frasco-azul,frasco-grafite,frasco-verde}', '{frasco-verde,frasco-ambar,frasco-azul}', '{frasco-dourado,frasco-ambar,frasco-grafite}', '{spray-coral,spray-menta,spray-coral}', '{batom,base,paleta}', '{serum,pote-creme,serum}', '{shampoo,shampoo,pote-creme}', '{shampoo,serum,pote-creme}', '{fone,caixa-som,headphone}', '{celular,relogio,celular}', '{caixa-presente,spray-menta,caixa-presente}'] as pictures
    ) as words
  ) as p;
  insert into demo.seeded select 'product', demo.id('product', n) from generate_series(1, 260) as n;

  -- Some of the promotions began in the last days.
  insert into private.price_falls (product_id, fell_at, former_price)
  select p.id, demo.moment(case when n % 4 = 0 then 20 else 2 end, n), p.price
  from generate_series(2, 258, 20) as n join public.products p on p.id = demo.id('product', n);

  -- Oldest first, days 119 to 1; days 21 to 32 move to 21 to 26, 51 to 62 to 51 to 56.
  create temporary table demo_order on commit drop as
  select row_number() over (order by demo.moment(day, n), n)::int as n, day as days, demo.moment(day, n) as created,
    case when n % 70 = 0 then null
      when n * 7 % 20 < 3 then case when days < 40 then 'pendente' else 'entregue' end
      when n * 7 % 20 < 6 then case when days < 45 then 'processando' else 'entregue' end
      when n * 7 % 20 < 11 then case when days between 27 and 32 or days between 57 and 62 then 'entregue' else 'enviado' end
      when n * 7 % 20 < 17 then 'entregue'
      else 'cancelado' end as status
  from (select n, 1 + ((420 - n) * 118) / 419 as days from generate_series(1, 420) as n) as dated
  cross join lateral (
    select case when days between 21 and 32 then 21 + (days - 21) / 2
      when days between 51 and 62 then 51 + (days - 51) / 2 else days end as day
  ) as moved;

  create temporary table demo_item on commit drop as
  select o.n, k, p.id as product_id, p.name, q as quantity, coalesce(p.sale_price, p.price) as price,
    q * coalesce(p.sale_price, p.price) as total
  from demo_order o
  cross join lateral generate_series(1, 1 + o.n % 3) as k
  cross join lateral (select case when (o.n + k) % 4 = 0 then 2 else 1 end as q) as amount
  join public.products p on p.id = demo.id('product', 1 + (o.n * 37 + k * 53) % 260);

  -- Triggers are off: shipments follow below.
  perform set_config('session_replication_role', 'replica', true);
  insert into public.orders (id, order_number, status, subtotal, discount_amount, shipping_cost, total, created_at, updated_at,
    shipped_at, delivered_at, tracking_code, notes, shipping_address)
  select demo.id('order', n), 'LJ-' || to_char(created at time zone 'America/Sao_Paulo', 'YYYY') || '-' || lpad(n::text, 6, '0'), status,
    subtotal, discount, freight, subtotal - discount + freight, created,
    least(coalesce(delivered, shipped, created + make_interval(mins => 5 + n % 50)), anchor), shipped, delivered, code,
    case n % 23 when 4 then 'Cliente pediu nota fiscal no CPF.' when 15 then 'Conferir o endereço antes de enviar.' end,
    case when n % 37 = 0 then null else jsonb_strip_nulls(jsonb_build_object(
      'name', person, 'phone', case when n % 11 <> 0 then phone end,
      'email', case when n % 29 <> 0 then 'cliente' || lpad((1 + n % 180)::text, 3, '0') || '@exemplo.test' end,
      'payment_method', case when n % 41 <> 0 then case when n % 5 in (1, 3) then 'card' else 'pix' end end,
      'address', case when n % 31 = 0 then null
        when n % 13 = 0 then to_jsonb(street || ', ' || number || ', ' || district || ', ' || city || ' - ' || state || ', ' || zip)
        else jsonb_build_object('street', street, 'number', number, 'complement', case when n % 4 = 0 then 'Apto ' || (10 + n % 90) end,
          'district', district, 'city', city, 'state', state, 'zip', case when n % 17 <> 0 then zip end) end,
      'shipping_method', case when n % 19 <> 0 then case when freight = 0 then 'Frete grátis' when n % 2 = 0 then 'PAC' else 'Sedex' end end,
      'notes', case n % 14 when 3 then 'Por favor, deixar na portaria.' when 9 then 'É um presente, sem o preço na caixa.' end,
      'items', case when n % 9 <> 0 then items end
    )) end
  from (
    select o.n, o.status, o.created, i.subtotal, i.items,
      case when o.n % 6 = 0 then round(i.subtotal * 0.10, 2) else 0 end as discount,
      case when i.subtotal >= 600 then 0 else (array[14.90, 19.90, 24.50, 32.00])[1 + o.n % 4] end as freight,
      case when o.status in ('enviado', 'entregue') then least(o.created + make_interval(hours => 10 + o.n % 30), greatest(o.created + interval '2 hours', anchor - interval '20 hours'),
        case when o.status = 'entregue' then anchor - interval '6 hours 5 minutes' end) end as shipped,
      case when o.status = 'entregue' then least(o.created + make_interval(hours => 60 + o.n % 90), anchor - interval '5 minutes') end as delivered,
      case when o.status in ('enviado', 'entregue') and o.n % 12 <> 0 then case o.n % 5
        when 2 then 'RA' || lpad((o.n * 7919 % 1000000000)::text, 9, '0')
        when 4 then 'IPE-' || lpad((o.n * 7919 % 10000000)::text, 7, '0')
        else demo.s10((array['PN', 'SL', 'PJ', 'SX'])[1 + o.n % 4], o.n, o.n % 50 = 1) end end as code,
      first_names[1 + (o.n * 7) % 30] || ' ' || last_names[1 + (o.n * 13) % 30] as person,
      '(' || area_codes[1 + o.n % 14] || ') 9' || lpad((o.n * 7717 % 10000)::text, 4, '0') || '-' || lpad((o.n * 3571 % 10000)::text, 4, '0') as phone,
      streets[1 + o.n % 8] as street, (10 + o.n * 3)::text as number, districts[1 + o.n % 6] as district,
      split_part(cities[1 + o.n % 14], '/', 1) as city, split_part(cities[1 + o.n % 14], '/', 2) as state,
      zip_starts[1 + o.n % 14] || lpad((o.n * 211 % 1000)::text, 3, '0') || '-' || lpad((o.n * 7 % 1000)::text, 3, '0') as zip
    from demo_order o
    join (
      select n, sum(total) as subtotal,
        jsonb_agg(jsonb_build_object('product_name', name, 'quantity', quantity, 'price', price, 'total', total) order by k) as items
      from demo_item group by n
    ) as i using (n)
  ) as parts;
  perform set_config('session_replication_role', 'origin', true);
  insert into demo.seeded select 'order', demo.id('order', n) from generate_series(1, 420) as n;

  insert into public.order_items (id, order_id, product_id, product_name, quantity, price, total, created_at)
  select demo.id('item', n * 10 + k), demo.id('order', n), product_id, name, quantity, price, total, o.created
  from demo_item join demo_order o using (n);
  insert into demo.seeded select 'item', demo.id('item', n * 10 + k) from demo_item;

  -- The freight of the last 30 days fills up to +8.2 %.
  select coalesce(sum(total) filter (where created_at < anchor - interval '720 hours'), 0),
    coalesce(sum(total) filter (where created_at >= anchor - interval '720 hours'), 0)
  into before_revenue, last_revenue
  from public.orders where status in ('enviado', 'entregue') and created_at >= anchor - interval '1440 hours'
    and id in (select s.id from demo.seeded s where s.entity = 'order');
  missing := round(before_revenue * 1.082, 2) - last_revenue;
  select count(*) into shares from demo_order where status in ('enviado', 'entregue') and days < 27;
  perform set_config('session_replication_role', 'replica', true);
  update public.orders o set shipping_cost = o.shipping_cost + part.amount, total = o.total + part.amount
  from (
    select n, trunc(missing / shares, 2)
      + case when row_number() over (order by n) = 1 then missing - shares * trunc(missing / shares, 2) else 0 end as amount
    from demo_order where status in ('enviado', 'entregue') and days < 27
  ) as part
  where o.id = demo.id('order', part.n);

  -- `seeds/shipments.sql` runs the triggers once.
  insert into public.tracking_shipments (id, order_id, carrier, tracking_code, created_at, updated_at)
  select demo.id('shipment', o.n), demo.id('order', o.n), case o.n % 5 when 2 then 'Rota Azul' when 4 then 'Expresso Ipê' else 'Correios' end,
    r.tracking_code, r.shipped_at, r.shipped_at
  from demo_order o join public.orders r on r.id = demo.id('order', o.n)
  where r.shipped_at is not null and r.tracking_code is not null;
  insert into public.tracking_events (id, tracking_shipment_id, status, description, location, occurred_at, created_at)
  select demo.id('event', o.n * 10 + step), demo.id('shipment', o.n),
    (array['postado', 'em_transito', 'saiu_para_entrega', 'entregue'])[step],
    (array['Objeto postado', 'Em trânsito para a unidade de distribuição', 'Saiu para entrega', 'Entregue ao destinatário'])[step],
    case when step < 3 then 'São Paulo/SP' else cities[1 + o.n % 14] end, moment, moment
  from demo_order o
  join public.orders r on r.id = demo.id('order', o.n)
  join public.tracking_shipments s on s.id = demo.id('shipment', o.n)
  cross join generate_series(1, 4) as step
  cross join lateral (
    select case when step = 4 then r.delivered_at else r.shipped_at + make_interval(hours => (step - 1) * 9) end as moment
  ) as at
  where moment is not null and moment <= coalesce(r.delivered_at, anchor);
  perform set_config('session_replication_role', 'origin', true);
  insert into demo.seeded select 'shipment', demo.id('shipment', n) from demo_order
    where exists (select 1 from public.tracking_shipments s where s.id = demo.id('shipment', n));
  insert into demo.seeded select 'event', e.id from public.tracking_events e
    where e.tracking_shipment_id in (select s.id from demo.seeded s where s.entity = 'shipment');

  -- Meta and GA4 configured, Google Ads not.
  insert into public.admin_settings (setting_key, setting_value, setting_type) values
    ('facebook_pixel_id', '100200300400500', 'string'),
    ('google_analytics_id', 'G-DEMO123456', 'string'),
    ('whatsapp_number', '5511900000000', 'string'),
    ('contact_phone', '(11) 4000-0000', 'string'),
    ('contact_email', 'contato@loja.test', 'string'),
    ('sender_name', 'Loja Demonstração Ltda.', 'string'),
    ('sender_document', '11.222.333/0001-81', 'string'),
    ('sender_phone', '(11) 4000-0000', 'string'),
    ('sender_address', 'Rua das Flores, 100, sala 2, Centro', 'string'),
    ('sender_city', 'São Paulo - SP', 'string'),
    ('sender_zip', '01001-000', 'string')
  on conflict (setting_key) do update set setting_value = excluded.setting_value where admin_settings.setting_value = '';

  update private.order_counter set last_number = greatest(420, last_number) where true;
  insert into demo.anchor values (anchor);
end $seed$;
