import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { sharedBackend } from '../testing/shared-backend'
import { clientOf } from '../testing/test-backend'

const lines: string[] = []
const shared = sharedBackend({ log: (line) => lines.push(line), signUp: 'open' })

const get = (path: string, headers: Record<string, string> = {}) => fetch(shared.backend.url + path, { headers })

test('[AUTH-06] a customer is asked for the role before a table of staff is read', async () => {
  const read = () => shared.customer.from('order_items').select('id, orders(id)').limit(1)
  expect((await read()).data).toEqual([])
  // Without the question these rows would be read.
  await shared.backend.sql(`create policy open on public.order_items for select to authenticated using (true)`)
  try {
    expect((await read()).data).toEqual([])
    expect((await shared.admin.from('order_items').select('id').limit(1)).data).toHaveLength(1)
  } finally {
    await shared.backend.sql('drop policy open on public.order_items')
  }
})

test('[AUTH-06] P1: requests pipelined on one socket use their own roles', async () => {
  const port = Number(new URL(shared.backend.url).port)
  const keys = [shared.backend.secretKey, shared.backend.publishableKey]
  const requests = Array.from({ length: 24 }, (_, index) => {
    const key = keys[index % 2]
    const last = index === 23 ? 'close' : 'keep-alive'
    return `GET /rest/v1/orders?select=id&limit=1 HTTP/1.1\r\nHost: x\r\napikey: ${key}\r\nUser-Agent: probe\r\nConnection: ${last}\r\n\r\n`
  })
  const text = await new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
  })
  const answers = text.split(/(?=HTTP\/1\.1 \d{3})/)
  expect(answers).toHaveLength(24)
  const showsRow = answers.map((answer) => answer.includes('"id":"'))
  expect(showsRow).toEqual(answers.map((_, index) => index % 2 === 0))
})

test('P1: parallel requests of three roles see only their own rows', async () => {
  const seen = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const client = [shared.admin, shared.customer, shared.anonymous][index % 3]
      return (await client?.from('orders').select('id').limit(1))?.data?.length ?? 0
    }),
  )
  expect(seen).toEqual(seen.map((_, index) => (index % 3 === 0 ? 1 : 0)))
})

test('P2: returns money as a number and moments as ISO 8601', async () => {
  const { data } = await shared.admin.from('products').select('price, created_at').limit(1).single()
  expect(typeof data?.price).toBe('number')
  expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
})

test('P3: stores sign-up data as an object', async () => {
  const account = { email: 'metadados@loja.test', password: 'uma-senha-longa' }
  const visitor = clientOf(shared.backend, shared.backend.publishableKey)
  const { error } = await visitor.auth.signUp({ ...account, options: { data: { full_name: 'Zé "Metadados"' } } })
  expect(error).toBeNull()
  const rows = await shared.backend.sql(`select p.full_name, jsonb_typeof(u.raw_user_meta_data::jsonb) as kind
    from public.profiles p join auth.users u on u.id = p.user_id where u.email = 'metadados@loja.test'`)
  expect(rows).toEqual([{ full_name: 'Zé "Metadados"', kind: 'object' }])
})

test('P4: answers a failed check with 400 and logs nothing of the row', async () => {
  lines.length = 0
  const { error, status } = await shared.admin.from('products').insert({ name: 'Nome Sigiloso', price: -1 })
  expect([status, error?.code]).toEqual([400, '23514'])
  expect(lines.join()).not.toContain('Sigiloso')
})

test('P5: a revoked grant stays revoked', async () => {
  await shared.customer.from('products').select('id').limit(1)
  const granted = await shared.backend.sql(`select table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and (grantee = 'anon' and privilege_type <> 'SELECT'
      or grantee = 'authenticated' and privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES'))`)
  expect(granted).toEqual([])
})

// Over a socket, because fetch resolves paths: `tools/toolchain/src/serving/edge.data.test.ts`.
test('P6: serves no path but those of the API', async () => {
  for (const path of ['/', '/_system/config', '/_system/info', '/storage/v1/bucket', '/rest/v10/']) {
    expect((await get(path, { apikey: shared.backend.secretKey, 'user-agent': 'probe' })).status, path).toBe(404)
  }
})

test('realtime refuses plain requests', async () => {
  expect((await get('/realtime/v1/websocket')).status).toBe(426)
  expect((await get('/realtime/v1/api/broadcast')).status).toBe(501)
})

function token(role: string, secret: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role, sub: crypto.randomUUID(), exp: 4102444800 })}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

test('P10: refuses a token signed with a guessed or default secret', async () => {
  for (const secret of ['unsafe-secret-change-me', 'dev-secret-change-me', 'x']) {
    const headers = { apikey: shared.backend.publishableKey, authorization: `Bearer ${token('service_role', secret)}` }
    expect((await get('/rest/v1/orders?select=id&limit=1', headers)).status).toBe(401)
  }
})

test('P11: serves nothing without a key', async () => {
  expect((await get('/rest/v1/products?select=id')).status).toBe(401)
  expect((await get('/rest/v1/products?select=id', { apikey: 'sb_publishable_wrong' })).status).toBe(401)
})

test('P12: refuses a body over 10 MB', async () => {
  const response = await fetch(`${shared.backend.url}/rest/v1/products`, {
    method: 'POST',
    headers: { apikey: shared.backend.publishableKey, 'content-type': 'application/json' },
    body: 'x'.repeat(10 * 1024 * 1024 + 1),
  })
  expect(response.status).toBe(413)
  const [row] = await shared.backend.sql<{ n: number }>('select count(*)::int as n from public.products')
  expect(row?.n).toBe(260)
})

test('P12: delays the eleventh wrong password in a minute by address and account', async () => {
  const attempt = (email: string, address: string) =>
    fetch(`${shared.backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: shared.backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ email, password: 'errada-errada' }),
    })
  const statuses: number[] = []
  for (let index = 0; index < 10; index += 1) statuses.push((await attempt('cliente@loja.test', '10.0.0.1')).status)
  expect(new Set(statuses)).toEqual(new Set([400]))
  const refused = await attempt('CLIENTE@loja.test', '10.0.0.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await attempt('cliente@loja.test', '10.0.0.2')).status).toBe(400)
  expect((await attempt('outro@loja.test', '10.0.0.1')).status).toBe(400)
})
