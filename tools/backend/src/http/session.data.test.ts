import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { subscribe, until } from '../testing/realtime-client'
import { clientOf, signedIn, startTestBackend, TEST_ENGINE } from '../testing/test-backend'

let backend: RunningBackend
const lines: string[] = []
beforeAll(async () => {
  backend = await startTestBackend({ log: (line) => lines.push(line) })
  await backend.sql(`
    create function public.endless() returns int language plpgsql as 'begin loop null; end loop; end';
    create function public.bottomless(n int) returns int language plpgsql as 'begin return public.bottomless(n + 1); end';
    grant execute on function public.endless(), public.bottomless(int) to anon`)
})
afterAll(() => backend?.close())

const headers = () => ({ apikey: backend.publishableKey, 'content-type': 'application/json' })
const get = (query: string) => fetch(`${backend.url}/rest/v1/products?${query}`, { headers: headers() })
const call = (name: string, body = {}) =>
  fetch(`${backend.url}/rest/v1/rpc/${name}`, { method: 'POST', headers: headers(), body: JSON.stringify(body) })

async function expectHealthy(): Promise<void> {
  const [anonymous, admin] = await Promise.all([get('select=id&limit=1'), signedIn(backend, 'admin')])
  expect([anonymous.status, await anonymous.json()]).toEqual([200, [{ id: expect.any(String) }]])
  const { data, error } = await admin.from('products').insert({ name: crypto.randomUUID(), price: 1 }).select('id')
  expect([error, data]).toEqual([null, [{ id: expect.any(String) }]])
}

// PGlite 0.4.5 with @supabase/lite 0.10.0 left half a message in the shared writer.
test('an invalid list in a filter is 400 and does not break the session', async () => {
  for (const filter of ['tags=eq.5', 'tags=cs.{"a":1}', 'tags=eq.{"toString":1}', 'tags=ov.[1]', 'tags=cd.{']) {
    const answers = await Promise.all([get(`select=id&${filter}`), get('select=id&limit=1')])
    expect(
      answers.map(({ status }) => status),
      filter,
    ).toEqual([400, 200])
    expect(await answers[0].json()).toMatchObject({ code: '22P02' })
    expect((await get('select=id&limit=1')).status).toBe(200)
  }
})

test.each([{ tags: { a: 1 } }, { tags: 5 }, { tags: [{ a: 1 }] }, { name: { toString: 1 } }, { price: [1] }])(
  'the mistyped row %j is refused and does not break the session',
  async (wrong) => {
    const admin = await signedIn(backend, 'admin')
    const { status } = await admin.from('products').insert({ name: 'Errado', price: 1, ...wrong })
    if (TEST_ENGINE === 'pglite') expect(status).toBe(400)
    else expect(status).toBeLessThan(500)
    expect((await get('select=id&limit=1')).status).toBe(200)
  },
)

test('refuses an insert that is too deep for the engine', async () => {
  const admin = await signedIn(backend, 'admin')
  await admin.from('products').insert({ name: 'Gravado antes', price: 1 })
  // PGlite 0.4.5 hid a stack overflow and answered 201; a few broke the session (XX000).
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const token = (await admin.auth.getSession()).data.session?.access_token
  const answer = await fetch(`${backend.url}/rest/v1/rpc/save_settings`, {
    method: 'POST',
    headers: { ...headers(), authorization: `Bearer ${token}` },
    body: `{"changes": ${deep}}`,
  })
  expect(answer.ok).toBe(false)
  const list = await fetch(`${backend.url}/rest/v1/products`, {
    method: 'POST',
    headers: { ...headers(), authorization: `Bearer ${token}` },
    body: `{"name": "Fundo", "price": 1, "tags": ${'['.repeat(2000)}${']'.repeat(2000)}}`,
  })
  expect([list.status, (await list.json()).code]).toEqual([400, 'PGRST102'])
  const { status } = await call('bottomless', { n: 1 })
  expect([400, 503]).toContain(status)
  await expectHealthy()
  expect((await admin.from('products').select('name').eq('name', 'Gravado antes')).data).toHaveLength(1)
})

test('cancels a statement that does not end while other requests continue', async () => {
  const visitor = clientOf(backend, backend.publishableKey)
  const feed = await subscribe(visitor, { event: 'INSERT' })
  const [answer, other] = await Promise.all([call('endless'), get('select=id&limit=1')])
  expect([answer.status, (await answer.json()).code]).toEqual([504, '57014'])
  expect(other.status).toBe(200)
  if (TEST_ENGINE === 'pglite') {
    await until(() => feed.statuses.filter((status) => status === 'SUBSCRIBED').length === 2, 30_000)
    await until(() => feed.systems.length === 2)
  }
  await expectHealthy()
  await feed.wait(1)
  await visitor.removeAllChannels()
})
