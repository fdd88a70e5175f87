import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../database/demo-data'
import { type RunningBackend, startBackend } from '../start-backend'
import { startTestBackend, TEST_ENGINE } from '../testing/test-backend'

const TABS = 5
const ROUNDS = TEST_ENGINE === 'postgres' ? 10 : 3

let backend: RunningBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend?.close())

interface Answer {
  status: number
  access_token?: string
  refresh_token?: string
  error_code?: string
}

async function ask(to: { url: string; publishableKey: string }, grant: string, body: object): Promise<Answer> {
  const response = await fetch(`${to.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: to.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, ...((await response.json()) as object) }
}
const signIn = () => ask(backend, 'password', DEMO_ACCOUNTS.admin)
const refresh = (token: string | undefined, to: { url: string; publishableKey: string } = backend) =>
  ask(to, 'refresh_token', { refresh_token: token })

async function sessionStatus(accessToken: string | undefined): Promise<number> {
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` }
  return (await fetch(`${backend.url}/auth/v1/user`, { headers })).status
}

const age = (token: string | undefined, seconds: number) =>
  backend.sql(`update auth.refresh_tokens set updated_at = now() - make_interval(secs => $2) where token = $1`, [
    token,
    seconds,
  ])

async function rounds(servers: { url: string; publishableKey: string }[], count: number): Promise<void> {
  let { refresh_token: token } = await signIn()
  for (let round = 0; round < count; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: TABS }, (_, tab) => refresh(token, servers[tab % servers.length])),
    )
    expect(answers.map(({ status, error_code }) => error_code ?? status)).toEqual(Array(TABS).fill(200))
    const successors = new Set(answers.map(({ refresh_token }) => refresh_token))
    expect(successors.size).toBe(1)
    expect(successors).not.toContain(token)
    for (const { access_token } of answers.slice(0, 1)) expect(await sessionStatus(access_token)).toBe(200)
    token = answers[0]?.refresh_token
  }
  const [{ live } = { live: 0 }] = await backend.sql<{ live: number }>(
    `select count(*)::int as live from auth.refresh_tokens where not revoked
      and session_id = (select session_id from auth.refresh_tokens where token = $1)`,
    [token],
  )
  expect(live).toBe(1)
}

test(
  '[AUTH-05] five tabs that renew the same token at once get the same session',
  () => rounds([backend], ROUNDS),
  180_000,
)

test.runIf(TEST_ENGINE === 'postgres')(
  '[AUTH-05] tabs of two servers with one database get the same session',
  async () => {
    const [{ name } = { name: '' }] = await backend.sql<{ name: string }>('select current_database() as name')
    const { testServer } = await import('../testing/test-backend')
    const other = await startBackend({ databaseUrl: new URL(`/${name}`, testServer().url).href, demoData: false })
    try {
      await rounds([backend, other], 5)
    } finally {
      await other.close()
    }
  },
)

test('[AUTH-05] a used token returns its successor within ten seconds, also after further renewals', async () => {
  const { refresh_token: first } = await signIn()
  const { refresh_token: second } = await refresh(first)
  await age(first, 5)
  expect(await refresh(first)).toMatchObject({ status: 200, refresh_token: second })
  const { refresh_token: third } = await refresh(second)
  await age(first, 5)
  expect(await refresh(first)).toMatchObject({ status: 200, refresh_token: third })
})

test('[AUTH-05] a renewal can be repeated later if its successor was not used', async () => {
  const { refresh_token: first } = await signIn()
  const { refresh_token: second } = await refresh(first)
  await age(first, 3600)
  expect(await refresh(first)).toMatchObject({ status: 200, refresh_token: second })
  expect(await refresh(second)).toMatchObject({ status: 200 })
})

test('[AUTH-05] refuses a token used over ten seconds ago and ends the session', async () => {
  const { refresh_token: first } = await signIn()
  const { refresh_token: second } = await refresh(first)
  const { refresh_token: third } = await refresh(second)
  const other = await signIn()
  await age(first, 11)
  const used = { status: 400, error_code: 'refresh_token_already_used' }
  expect(await refresh(first)).toMatchObject(used)
  expect(await refresh(third)).toMatchObject(used)
  expect(await refresh(second)).toMatchObject(used)
  expect(await refresh(other.refresh_token)).toMatchObject({ status: 200 })
})

test('renews nothing without a key or for a malformed token', async () => {
  const { refresh_token: token } = await signIn()
  expect(await refresh(token, { url: backend.url, publishableKey: 'sb_publishable_wrong' })).toMatchObject({
    status: 401,
  })
  for (const wrong of ['a\u0000b', "' or true", 'x'.repeat(300), '', null, 1, {}, []]) {
    expect((await refresh(wrong as string)).status).toBe(400)
  }
  expect(await backend.sql('select revoked from auth.refresh_tokens where token = $1', [token])).toEqual([
    { revoked: false },
  ])
})
