import { once } from 'node:events'
import { connect } from 'node:net'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { sharedBackend } from '../testing/shared-backend'
import { clientOf } from '../testing/test-backend'

const shared = sharedBackend()

const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? ''

async function answerWithoutBody(target: string, fields: Record<string, string> = {}) {
  const all = { Host: 'x', apikey: shared.backend.publishableKey, 'Content-Length': '900000', ...fields }
  const socket = connect(Number(new URL(shared.backend.url).port), '127.0.0.1')
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /rest/v1/${target} HTTP/1.1\r\nContent-Type: application/json\r\n${lines.join('')}\r\n`)
  let text = ''
  while (!/\r\n\r\n.+$/s.test(text)) text += String((await once(socket, 'data'))[0])
  socket.destroy()
  return { status: Number(text.split(' ', 2)[1]), body: JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) }
}

describe('before the body is read', () => {
  test('[AUTH-06] an anonymous write without a right is 401', async () => {
    const denied = (object: string) => ({
      status: 401,
      body: { code: '42501', details: null, hint: null, message: `permission denied for ${object}` },
    })
    expect(await answerWithoutBody('products?select=id')).toEqual(denied('table products'))
    expect(await answerWithoutBody('rpc/list_orders')).toEqual(denied('function list_orders'))
  })

  test('[AUTH-06] a customer’s call without a right is 403', async () => {
    const authorization = `Bearer ${await tokenOf(shared.customer)}`
    expect(await answerWithoutBody('rpc/next_order_number', { authorization })).toMatchObject({
      status: 403,
      body: { code: '42501', message: 'permission denied for function next_order_number' },
    })
  })

  test.each([
    ['a wrong key', { apikey: 'sb_publishable_wrong' }, { message: 'Invalid API key' }],
    ['a forged token', { authorization: 'Bearer a.b.c' }, { code: 'PGRST301' }],
  ])('%s is 401', async (_name, fields, body) => {
    expect(await answerWithoutBody('products', fields)).toMatchObject({ status: 401, body })
  })
})

test('only staff and the secret key may send more than 1 MB', async () => {
  const description = 'x'.repeat(1_100_000)
  const statusOf = async (client: SupabaseClient) =>
    (await client.from('products').update({ description }).eq('name', 'no such product')).status
  expect(await statusOf(shared.customer)).toBe(413)
  expect(await statusOf(shared.admin)).toBe(204)
  expect(await statusOf(clientOf(shared.backend, shared.backend.secretKey))).toBe(204)
})

test('a regular expression needs a session', async () => {
  const queries = [
    'name=match.a',
    'or=(id.is.null,name.not.imatch.a)',
    'select=id,categories(id)&categories.name=match.a',
  ]
  for (const query of queries) {
    const read = async (headers: Record<string, string>) =>
      (
        await fetch(`${shared.backend.url}/rest/v1/products?${query}&limit=1`, {
          headers: { apikey: shared.backend.publishableKey, ...headers },
        })
      ).status
    expect([query, await read({})]).toEqual([query, 401])
    expect([query, await read({ authorization: `Bearer ${await tokenOf(shared.customer)}` })]).toEqual([query, 200])
  }
})

test('a write above the limit of values is 413 with the limit in the message', async () => {
  const authorization = `Bearer ${await tokenOf(shared.admin)}`
  const insert = (count: number) =>
    fetch(`${shared.backend.url}/rest/v1/brands`, {
      method: 'POST',
      headers: { apikey: shared.backend.publishableKey, authorization, 'content-type': 'application/json' },
      body: JSON.stringify(Array.from({ length: count }, (_, index) => ({ name: `Muitas ${index}` }))),
    })
  const refused = await insert(33_000)
  const message = 'At most 10000 rows of this many columns can be written at once, and these are 33000'
  expect([refused.status, await refused.json()]).toEqual([413, { code: '54000', message, details: null, hint: null }])
  await shared.backend.sql('alter table public.brands disable trigger user, alter name_folded drop expression')
  expect((await insert(10_000)).status).toBe(201)
  const [stored] = await shared.backend.sql<{ n: number }>(
    `select count(*)::int as n from public.brands where name like 'Muitas %'`,
  )
  expect(stored?.n).toBe(10_000)
})

test('the response does not contain a refused row', async () => {
  const settings = { google_analytics_id: 'segredo com espaço' }
  const { error } = await shared.admin.rpc('save_settings', { settings })
  expect(error).toMatchObject({ code: '23514', details: null })
  expect(JSON.stringify(error)).not.toContain('segredo')
})

test('an embedding cannot name a table that is not served', async () => {
  for (const select of ['*,users(*)', 'id,u:users!product_imports_created_by_fkey(id)', 'id,...users(id)']) {
    const { error, status } = await shared.anonymous.from('product_imports').select(select)
    const message = `Could not find a relationship between 'product_imports' and 'users' in the schema cache`
    expect({ status, error }).toEqual({ status: 400, error: { code: 'PGRST200', message, details: null, hint: null } })
  }
})

test('a visitor gets no response over 8 MB', async () => {
  const select = `id,categories(${['a', 'b'].map((alias) => `${alias}:products(*)`).join()})`
  const { error, status } = await shared.anonymous.from('products').select(select)
  expect({ status, error }).toMatchObject({ status: 400, error: { code: '54000', message: 'the answer is too large' } })
  expect((await shared.admin.from('products').select(select)).status).toBe(200)
  expect((await shared.anonymous.from('products').select('*')).status).toBe(200)
})
