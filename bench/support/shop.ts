import type { RunningBackend } from '@loja/backend'

export interface ShopSize {
  products: number
  orders: number
  itemsPerOrder?: number
}

/** One product in eight is named `… Jasmim …`. Deterministic but for the ids. */
export async function fillShop(backend: Pick<RunningBackend, 'sql'>, size: ShopSize): Promise<void> {
  await backend.sql(productsSql(size.products))
  await backend.sql(ordersSql(size.orders))
  if (size.itemsPerOrder) await backend.sql(itemsSql(size.itemsPerOrder))
  // The backend does so within a minute (tools/backend/src/pglite/vacuum.ts).
  await backend.sql('vacuum analyze')
}

const WITHOUT_TRIGGERS = `select set_config('session_replication_role', 'replica', true);`

const productsSql = (count: number) => `${WITHOUT_TRIGGERS}
  insert into public.products (name, name_folded, description, price, sale_price, stock_quantity, min_stock_alert, is_active,
    main_image, images, category_id, brand_id, gender, volume, tags, created_at)
  select name, private.folded(name),
    'Fragrância de ' || scents[1 + n % 8] || ' com notas de ' || moods[1 + (n / 3) % 10] || ', ' || repeat('longa fixação ', 8),
    10 + (n * 37) % 90000 / 100.0, case when n % 3 = 0 then 5 + (n * 37) % 40000 / 100.0 end,
    case when n % 50 = 0 then 999999 else n % 200 end, 5, n % 20 <> 0,
    'https://imagens.loja.test/' || n || '.webp',
    array['https://imagens.loja.test/' || n || '-2.webp', 'https://imagens.loja.test/' || n || '-3.webp'],
    categories[1 + n % cardinality(categories)], brands[1 + n % cardinality(brands)],
    (array['masculino', 'feminino', 'unissex'])[1 + n % 3], (array['50ml', '100ml', '200ml'])[1 + n % 3],
    array['novo', 'lote-' || n % 100], now() - make_interval(secs => n * 40)
  from generate_series(1, ${count}) as n,
    (select '{Perfume,Colônia,Hidratante,Sabonete}'::text[] as kinds,
      '{Âmbar,Lavanda,Jasmim,Sândalo,Baunilha,Verbena,Cedro,Romã}'::text[] as scents,
      '{Noturno,Intenso,Suave,Real,Fresco,Dourado,Selvagem,Sereno,Clássico,Raro}'::text[] as moods,
      (select array_agg(id order by name) from public.categories) as categories,
      (select array_agg(id order by name) from public.brands) as brands) as words,
    lateral (
      select kinds[1 + n % 4] || ' ' || scents[1 + n % 8] || ' ' || moods[1 + (n / 8) % 10] || ' ' || lpad(n::text, 6, '0') as name
    ) as named`

const ordersSql = (count: number) => `${WITHOUT_TRIGGERS}
  insert into public.orders (order_number, status, subtotal, total, created_at, shipped_at, delivered_at)
  select 'LJ-2025-' || 500000 + n, statuses[1 + (n * 7) % 10], amount, amount, at,
    case when statuses[1 + (n * 7) % 10] in ('enviado', 'entregue') then at + interval '2 days' end,
    case when statuses[1 + (n * 7) % 10] = 'entregue' then at + interval '9 days' end
  from generate_series(1, ${count}) as n,
    lateral (select 30 + (n * 91) % 150000 / 100.0 as amount, now() - make_interval(mins => n * 3) as at,
      '{entregue,entregue,entregue,entregue,entregue,enviado,enviado,processando,pendente,cancelado}'::text[] as statuses) as of_order`

const itemsSql = (perOrder: number) => `${WITHOUT_TRIGGERS}
  insert into public.order_items (order_id, product_name, quantity, price, total)
  select o.id, 'Perfume Âmbar ' || k, k, 49.9, 49.9 * k
  from public.orders o, generate_series(1, ${perOrder}) as k where o.order_number like 'LJ-2025-%'`
