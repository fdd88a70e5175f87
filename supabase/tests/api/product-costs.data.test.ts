import { subscribe } from '@loja/backend/testing/realtime'
import type { SupabaseClient } from '@supabase/supabase-js'
import { apiCalls, call, type OwnerSql } from './api-calls'

const NAME = 'Com custo'
async function makeCosted(sql: OwnerSql): Promise<string> {
  await sql('delete from public.products where name = $1', [NAME])
  await sql('delete from public.product_costs where true')
  const [product] = await sql<{ id: string }>(
    `with made as (insert into public.products (name, price) values ($1, 10) returning id)
      insert into public.product_costs (product_id, cost, source) select id, 6.5, 'Lista' from made returning product_id as id`,
    [NAME],
  )
  if (product === undefined) throw new Error('no product was made')
  return product.id
}
const products = (client: SupabaseClient, columns: string) => client.from('products').select(columns).eq('name', NAME)
apiCalls('costs', [
  call('[COST-01] select=cost', {
    given: makeCosted,
    run: (client) => products(client, 'name, cost'),
    customer: { status: 200, data: [{ name: NAME, cost: null }] },
    admin: { status: 200, data: [{ name: NAME, cost: 6.5 }] },
  }),
  call('[COST-01] select=* has no cost', {
    given: makeCosted,
    run: async (client) => {
      const { data, ...rest } = await products(client, '*')
      return { ...rest, data: JSON.stringify(data).includes('cost') || JSON.stringify(data).includes('6.5') }
    },
    anonymous: { status: 200, data: false },
  }),
  call('[COST-01] a filter on the cost', {
    given: makeCosted,
    run: (client) => products(client, 'name').gt('cost', 6),
    customer: { status: 200, data: [] },
    admin: { status: 200, data: [{ name: NAME }] },
  }),
  call('[COST-01] an absent cost as a filter', {
    given: makeCosted,
    run: (client) => products(client, 'name').is('cost', null),
    customer: { status: 200, data: [{ name: NAME }] },
    admin: { status: 200, data: [] },
  }),
  call('[COST-01] an order by the cost, which the embedded server refuses', {
    given: makeCosted,
    run: (client) => products(client, 'name').order('cost'),
    anonymous: { status: 400, code: '42703' },
  }),
  call('[COST-01] shop_products has no cost', {
    given: makeCosted,
    run: (client) => client.from('shop_products').select('cost').eq('name', NAME),
    anonymous: { status: 400, code: '42703' },
  }),
  call('[COST-01] select the history', {
    given: makeCosted,
    run: (client, { given }) => client.from('product_costs').select('cost, source').eq('product_id', given),
    admin: { status: 200, data: [{ cost: 6.5, source: 'Lista' }] },
  }),
  call('[COST-01] the history as a part of a product', {
    given: makeCosted,
    run: (client) => products(client, 'name, product_costs (cost)'),
    anonymous: { status: 400, code: 'PGRST200' },
  }),
  call('[COST-01] a live change of a product has no cost', {
    given: makeCosted,
    run: async (client, { sql, given }) => {
      const feed = await subscribe(client, { table: 'products' })
      await sql('update public.products set price = 11 where id = $1', [given])
      const events = await feed.wait(1)
      await client.removeChannel(feed.channel)
      return { data: [events.length, JSON.stringify(events).includes('cost')] }
    },
    anonymous: { status: 200, data: [1, false] },
  }),
])
