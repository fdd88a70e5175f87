import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { apiCalls, call, type OwnerSql } from './api-calls'

const BATCH = 1000
/** With demo data: two and a half batches. */
const EXTRA = 2300
const COLUMNS = 'id, name, price, images, gender, volume, categories(name), brands(name)'

async function fill(sql: OwnerSql): Promise<void> {
  await sql(`insert into public.products (name, price, category_id, brand_id, is_active)
    select 'Exportado ' || lpad(n::text, 5, '0'), n, (select id from public.categories where name = 'Áudio'),
      (select id from public.brands where name = 'Ambaríssima'), n % 10 <> 0
    from generate_series(1, ${EXTRA}) n
    where not exists (select 1 from public.products where name = 'Exportado 00001')`)
}
/** Nine of ten added products and the demo data. */
const ACTIVE = (EXTRA / 10) * 9 + 246

const active = (client: SupabaseClient) => client.from('products').select(COLUMNS).eq('is_active', true).order('id')

/** By row number until a short batch, as specified. */
async function byRowNumber(client: SupabaseClient) {
  const batches: { id: string; categories: unknown; brands: unknown }[][] = []
  for (let from = 0; ; from += BATCH) {
    const { data, error } = await active(client).range(from, from + BATCH - 1)
    if (error) return { error }
    batches.push(data)
    if (data.length < BATCH) return { error, batches }
  }
}

/** By id until an empty batch, as the export does. */
async function byLastId(client: SupabaseClient) {
  const batches: { id: string; categories: unknown; brands: unknown }[][] = []
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { data, error } = await active(client).gt('id', last).limit(BATCH)
    if (error) return { error }
    if (data.length === 0) return { error, batches }
    batches.push(data)
    last = data.at(-1)?.id ?? last
  }
}

const shape = ({ error, batches = [] }: Awaited<ReturnType<typeof byLastId>>) => ({
  error,
  data: [batches.map((batch) => batch.length), new Set(batches.flat().map(({ id }) => id)).size],
})

apiCalls('products, export', [
  call('batches of 1000 by row number until a short one', {
    given: fill,
    run: async (client) => shape(await byRowNumber(client)),
    anonymous: { status: 200, data: [[1000, 1000, ACTIVE - 2000], ACTIVE] },
  }),
  call('batches of 1000 after the last id until an empty one', {
    given: fill,
    run: async (client) => shape(await byLastId(client)),
    anonymous: { status: 200, data: [[1000, 1000, ACTIVE - 2000], ACTIVE] },
  }),
  call('a row with its category and brand name', {
    given: fill,
    run: (client) => active(client).eq('name', 'Exportado 00001').single(),
    anonymous: {
      status: 200,
      data: {
        id: expect.any(String),
        name: 'Exportado 00001',
        price: 1,
        images: [],
        gender: null,
        volume: null,
        categories: { name: 'Áudio' },
        brands: { name: 'Ambaríssima' },
      },
    },
  }),
  call('more than 1000 rows at once are cut to 1000, the count is true', {
    given: fill,
    run: async (client) => {
      const { data, ...rest } = await client
        .from('products')
        .select('id', { count: 'exact' })
        .eq('is_active', true)
        .limit(5000)
      return { ...rest, data: data?.length }
    },
    anonymous: { status: 206, count: ACTIVE, data: 1000 },
  }),
])
