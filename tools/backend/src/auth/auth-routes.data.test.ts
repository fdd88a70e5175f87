import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Gateway, startGateway } from '@loja/gateway'
import { App } from '@supabase/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../database/demo-data'
import type { RunningBackend } from '../start-backend'
import { startTestBackend } from '../testing/test-backend'

/** Repeated, so that opening a route is deliberate. */
const OPEN = [
  'GET /auth/v1/.well-known/jwks.json',
  'GET /auth/v1/health',
  'GET /auth/v1/settings',
  'GET /auth/v1/user',
  'POST /auth/v1/logout',
  'POST /auth/v1/token',
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

let closed: RunningBackend
let open: RunningBackend
let gateway: Gateway
let wwwDir: string
beforeAll(async () => {
  wwwDir = await mkdtemp(join(tmpdir(), 'loja-www-'))
  await writeFile(join(wwwDir, 'index.html'), '<!doctype html>')
  closed = await startTestBackend()
  open = await startTestBackend({ signUp: 'open' })
  const config = { supabaseUrl: '', publishableKey: 'k', storeName: 'Loja', storefrontOrigin: 'https://loja.test' }
  gateway = await startGateway({ wwwDir, port: 0, config, backendUrl: closed.url })
})
afterAll(async () => {
  await gateway?.close()
  await closed?.close()
  await open?.close()
  await rm(wwwDir, { recursive: true, force: true })
})

function raw(url: string, method: string, target: string, body = '{}'): Promise<{ status: number; body: string }> {
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: 127.0.0.1:${new URL(url).port}`,
    `apikey: ${url === open.url ? open.publishableKey : closed.publishableKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`),
    )
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.once('error', reject).once('close', () => {
      const [, text = ''] = /\r\n\r\n[^{]*(\{.*\})?/s.exec(answer) ?? []
      resolve({ status: Number(answer.split(' ')[1]), body: text })
    })
  })
}

interface Sent {
  status: number
  access_token?: string
  refresh_token?: string
}

async function send(url: string, route: string, body?: object, token = open.publishableKey): Promise<Sent> {
  const [method, path] = route.split(' ')
  const headers = {
    ...{ apikey: open.publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    // Another test uses up the sign-ups of this address.
    'x-forwarded-for': '10.9.9.9',
  }
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { ...((await answer.json()) as object), status: answer.status }
}

function routesOfLite(): string[] {
  const connection = {} as ConstructorParameters<typeof App>[0]['connection']
  const { server } = new App({ connection, auth: { enabled: true, jwt_secret: 'x'.repeat(40) } })
  const { routes } = server as unknown as { routes: { method: string; path: string }[] }
  return [
    ...new Set(
      routes
        .filter(({ method, path }) => path.startsWith('/auth/v1') && !path.includes('*') && method !== 'OPTIONS')
        .flatMap(({ method, path }) => (method === 'ALL' ? METHODS : [method]).map((name) => `${name} ${path}`)),
    ),
  ].sort()
}

test('[AUTH-06] serves only the listed routes of lite, directly and through the gateway', async () => {
  const routes = routesOfLite()
  expect(routes).toEqual(expect.arrayContaining(['POST /auth/v1/verify', 'POST /auth/v1/recover', 'POST /auth/v1/otp']))
  expect(routes.length).toBeGreaterThan(30)
  const served = async (url: string) => {
    const statuses = await Promise.all(routes.map((route) => raw(url, ...(route.split(' ') as [string, string]))))
    return routes.filter((_, index) => ![404, 422].includes(statuses[index]?.status ?? 0))
  }
  expect(await served(closed.url)).toEqual(OPEN)
  expect(await served(gateway.url)).toEqual(OPEN)
  expect(await served(open.url)).toEqual([...OPEN, 'PUT /auth/v1/user'])
})

test('[AUTH-06] no other spelling opens a route that would leave a code', async () => {
  for (const route of [
    'POST /auth/v1/verify/',
    'POST /auth/v1//verify',
    'POST /auth/v1/%76erify',
    'POST /auth/v1/./verify',
    'POST /auth/v1/token/../verify',
    'POST /auth/v1/token/%2e%2e/verify',
    'POST /rest/v1/../../auth/v1/verify',
    'POST /rest/v1/%2e%2e/%2e%2e/auth/v1/verify',
    'POST /AUTH/v1/verify',
    'POST \\auth\\v1\\verify',
    'POST /auth/v1\\verify',
    'POST http://x/auth/v1/verify',
    'post /auth/v1/verify',
  ]) {
    const [method = '', target = ''] = route.split(' ')
    const guess = JSON.stringify({ email: 'admin@loja.test', token: '000000', type: 'recovery' })
    for (const url of [closed.url, open.url, gateway.url]) {
      expect([400, 404, 405], route).toContain((await raw(url, method, target, guess)).status)
    }
  }
})

test('refuses a sign-up in the words of GoTrue unless it is open', async () => {
  const account = (email: string) => JSON.stringify({ email, password: 'uma-senha-longa' })
  const refused = await raw(gateway.url, 'POST', '/auth/v1/signup', account('nova@exemplo.test'))
  expect(refused.status).toBe(422)
  expect(JSON.parse(refused.body)).toEqual({
    code: 422,
    error_code: 'signup_disabled',
    msg: 'Signups not allowed for this instance',
  })
  expect(JSON.parse((await raw(gateway.url, 'GET', '/auth/v1/settings', '')).body).disable_signup).toBe(true)
  expect((await raw(open.url, 'POST', '/auth/v1/signup', account('nova@exemplo.test'))).status).toBe(200)
  const statuses: number[] = []
  for (let index = 0; index < 30; index += 1)
    statuses.push((await raw(open.url, 'POST', '/auth/v1/signup', account('sem-arroba'))).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([400, 429])
})

test('a sign-up that the database cannot store is refused as malformed', async () => {
  const account = { email: 'longa@exemplo.test', password: 'uma-senha-longa' }
  const refused = [
    { ...account, email: 'a\0b@exemplo.test' },
    { ...account, email: `${'x'.repeat(250)}@exemplo.test` },
    ...['a\0b', '\ud800'].map((full_name) => ({ ...account, data: { full_name } })),
  ]
  for (const body of refused) expect((await send(open.url, 'POST /auth/v1/signup', body)).status).toBe(400)
  const data = { full_name: 'Ana \\u0000 😀' }
  expect((await send(open.url, 'POST /auth/v1/signup', { ...account, data })).status).toBe(200)
})

test('[AUTH-04] a changed password ends the other sessions of the account', async () => {
  const account = { email: 'troca@exemplo.test', password: 'uma-senha-longa' }
  const own = await send(open.url, 'POST /auth/v1/signup', account)
  const [other, stranger] = await Promise.all([
    send(open.url, 'POST /auth/v1/token?grant_type=password', account),
    send(open.url, 'POST /auth/v1/token?grant_type=password', DEMO_ACCOUNTS.customer),
  ])
  const change = (password: string) => send(open.url, 'PUT /auth/v1/user', { password }, own.access_token)
  const renewed = async (sessions: { refresh_token?: string }[]) =>
    (
      await Promise.all(
        sessions.map(({ refresh_token }) =>
          send(open.url, 'POST /auth/v1/token?grant_type=refresh_token', { refresh_token }),
        ),
      )
    ).map(({ status }) => status)
  expect((await change('curta')).status).toBe(422)
  expect(await renewed([other])).toEqual([200])
  expect((await change('outra-senha-longa')).status).toBe(200)
  expect(await renewed([own, other, stranger])).toEqual([200, 400, 200])
  expect((await send(open.url, 'GET /auth/v1/user', undefined, other.access_token)).status).toBe(403)
})

test('refuses other grants', async () => {
  for (const query of [
    'grant_type=pkce',
    'grant_type=id_token',
    'grant%5ftype=password',
    'grant%5Ftype=refresh_token&grant_type=password',
    'grant_type=password&grant_type=refresh_token',
    '',
  ]) {
    const body = JSON.stringify({ email: 'admin@loja.test', password: 'admin-demo-2026', refresh_token: 'x' })
    expect((await raw(gateway.url, 'POST', `/auth/v1/token?${query}`, body)).status, query).toBe(400)
  }
})
