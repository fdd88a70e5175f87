import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, vi } from 'vitest'
import { type Answer, apiCalls, call } from './api-calls'
import { ABSENT } from './demo-ids'

const product = { name: 'Contrato de erros', price: 1 }

afterEach(() => vi.useRealTimers())

async function get(url: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, { headers })
  const body = (await response.json()) as { code?: unknown; error_code?: string }
  return {
    status: response.status,
    code: body.error_code ?? (body.code === undefined ? undefined : String(body.code)),
    data: body,
  }
}

const tokenOf = async (client: SupabaseClient, otherwise: string) =>
  (await client.auth.getSession()).data.session?.access_token ?? otherwise

apiCalls('shapes of errors', [
  call('PGRST116: one row asked for, none there', {
    run: (client) => client.from('products').select('id').eq('id', ABSENT).single(),
    anonymous: { status: 406, code: 'PGRST116', data: null },
  }),
  call('PGRST103: a range that begins after the last row', {
    run: (client) => client.from('products').select('id', { count: 'exact' }).range(5000, 5019),
    anonymous: { status: 416, code: 'PGRST103' },
  }),
  call('PGRST202: a function that does not exist', {
    run: (client) => client.rpc('drop_everything', { really: true }),
    anonymous: { status: 404, code: 'PGRST202' },
  }),
  call('PGRST204: a column that does not exist, in a body', {
    run: (client) => client.from('products').insert({ ...product, colour: 'azul' }),
    admin: { status: 400, code: 'PGRST204' },
  }),
  call('42703: a column that does not exist, in a selection', {
    run: (client) => client.from('products').select('colour'),
    anonymous: { status: 400, code: '42703' },
  }),
  call('PGRST205: a table that does not exist', {
    run: (client) => client.from('no_such_table').select('id'),
    anonymous: { status: 404, code: 'PGRST205' },
  }),
  call('PGRST106: a schema that is not exposed', {
    run: (client) => client.schema('auth').from('users').select('email'),
    anonymous: { status: 406, code: 'PGRST106' },
  }),
  call('PGRST301: a token with a broken signature', {
    run: async (client, { backend }) => {
      const token = await tokenOf(client, 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.eyJyb2xlIjoiYW5vbiJ9')
      const broken = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`
      return get(`${backend.url}/rest/v1/products?select=id`, {
        apikey: backend.publishableKey,
        authorization: `Bearer ${broken}`,
      })
    },
    customer: { status: 401, code: 'PGRST301' },
  }),
  call('PGRST303: a token that has expired', {
    run: async (client, { backend }) => {
      const authorization = `Bearer ${await tokenOf(client, backend.publishableKey)}`
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3600 * 1000 })
      return get(`${backend.url}/rest/v1/products?select=id&limit=1`, { apikey: backend.publishableKey, authorization })
    },
    anonymous: { status: 200 },
    customer: { status: 401, code: 'PGRST303' },
  }),
  call('401: the secret key from a browser', {
    run: async (_client, { backend }) => {
      const headers = { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }
      return { status: (await fetch(`${backend.url}/rest/v1/products`, { headers })).status }
    },
    anonymous: { status: 401 },
  }),
  ...(
    [
      ['23505: a name that is taken', { ...product, name: 'Contrato repetido' }, 409, '23505'],
      ['23503: a category that does not exist', { ...product, category_id: ABSENT }, 409, '23503'],
      ['23514: a negative price', { ...product, price: -1 }, 400, '23514'],
      // Mistyped values are refused before row security applies.
      ['22P02: an id that is no uuid', { ...product, category_id: 'perfumes' }, 400, '22P02'],
      ['22003: a price too large for its column', { ...product, price: 1e12 }, 400, '22003'],
    ] as [string, Record<string, unknown>, number, string][]
  ).map(([name, row, status, code]) =>
    call(name, {
      given: async (sql) => {
        await sql("insert into public.products (name, price) values ('Contrato repetido', 1) on conflict do nothing")
      },
      run: (client) => client.from('products').insert(row),
      admin: { status, code },
    }),
  ),
  call('21000: a deletion without a condition', {
    run: (client) => client.from('products').delete(),
    stored: async (sql) => (await sql('select 1 from public.products limit 1')).length,
    admin: { status: 400, code: '21000', stored: 1 },
  }),
])
