import { DEMO_ACCOUNTS } from '@loja/backend'
import { sharedBackend } from '@loja/backend/testing/shared'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReleased } from './test-support'

const shop = sharedBackend()
const { mf, release } = useReleased()

beforeEach(async () => {
  await shop.backend.sql('truncate private.activity_entries')
  vi.stubEnv('BACKEND_URL', shop.backend.url)
  vi.stubEnv('BACKEND_SECRET_KEY', shop.backend.secretKey)
  vi.stubEnv('RELEASED_BY', 'Ana')
})

afterEach(() => vi.unstubAllEnvs())

const recorded = () =>
  shop.backend.sql<{ label: string; cause: string; changes: Record<string, unknown> }>(
    'select label, cause, changes from private.activity_entries order by id',
  )

async function adminId(): Promise<string | undefined> {
  const [admin] = await shop.backend.sql<{ id: string }>(
    `select id from auth.users where email = '${DEMO_ACCOUNTS.admin.email}'`,
  )
  return admin?.id
}

test('[HIST-06] a release, canary, its end and a rollback are recorded', async () => {
  await release('1.1.0')
  await mf(`canary mf-orders 1.0.0 --users ${await adminId()} --note`, 'Frete grátis')
  await mf('canary mf-orders --end')
  await mf('rollback mf-orders')
  await mf('disable mf-orders --reason x')
  const by = [null, 'Ana']
  expect(await recorded()).toEqual([
    { label: 'mf-orders', cause: 'activated', changes: { release: ['1.0.0', '1.1.0'], by } },
    {
      label: 'mf-orders',
      cause: 'canary',
      changes: { release: ['1.1.0', '1.0.0'], note: [null, 'Frete grátis'], by },
    },
    { label: 'mf-orders', cause: 'canary_ended', changes: { release: ['1.0.0', '1.1.0'], by } },
    { label: 'mf-orders', cause: 'rolled_back', changes: { release: ['1.1.0', '1.0.0'], by } },
  ])
})

test('[REL-07] a canary is for administrators of the store, by the ids of their sessions', async () => {
  await release('1.1.0')
  const { email } = DEMO_ACCOUNTS.admin
  const id = await adminId()
  await shop.backend.sql(`update auth.users set last_sign_in_at = case when email = '${email}' then now() end`)
  const canary = async (accounts: string) => {
    const printed = await mf(`canary mf-orders 1.0.0 ${accounts}`)
    return [printed.exitCode, printed.steps.at(-1)?.users ?? printed.steps.at(-1)?.text]
  }
  for (const accounts of [`--users ${email}`, `--users ${id}`, '--first 1'])
    expect(await canary(accounts)).toEqual([0, [id]])
  const [profile] = await shop.backend.sql<{ id: string }>(`select id from profiles where user_id = '${id}'`)
  expect(await canary(`--users ${profile?.id}`)).toEqual([7, expect.stringContaining('is no administrator')])
  expect(await canary('--first 2')).toEqual([7, expect.stringContaining('1 of 3 administrators signed in today')])
})

test.each([
  ['a wrong key', 'BACKEND_SECRET_KEY', 'sb_secret_wrong', 'the backend answered 401'],
  ['an address without a backend', 'BACKEND_URL', 'http://127.0.0.1:1', 'fetch failed'],
])('[HIST-06] a release with %s is live, with one line about the missing entry', async (_, name, value, reason) => {
  vi.stubEnv(name, value)
  const { exitCode, steps } = await release('1.1.0')
  expect([exitCode, steps.at(-1)?.text]).toEqual([0, 'mf-orders@1.1.0 is live'])
  expect(steps.filter(({ outcome }) => outcome === 'warning').map(({ text }) => text)).toEqual([
    `mf-orders was not recorded in the activity log: ${reason}`,
  ])
  expect(await recorded()).toEqual([])
})
