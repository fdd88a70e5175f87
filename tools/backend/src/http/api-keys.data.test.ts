import { createHmac } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningBackend } from '../start-backend'
import { startTestBackend, temporaryFolder } from '../testing/test-backend'

let backend: RunningBackend
let dataDir: string
let jwtSecret: string
beforeAll(async () => {
  dataDir = await temporaryFolder('loja-keys-')
  backend = await startTestBackend({ dataDir })
  jwtSecret = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')).jwtSecret
})
afterAll(async () => {
  await backend?.close()
  await rm(dataDir, { recursive: true, force: true })
})

function tokenOf(role: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role, sub: crypto.randomUUID(), exp: 4102444800 })}`
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`
}
const orders = (headers: Record<string, string>) =>
  fetch(`${backend.url}/rest/v1/orders?select=id&limit=1`, { headers: { 'user-agent': 'probe', ...headers } })

test.each(['postgres', 'supabase_admin', 'pg_read_all_data', 'Anon', ''])(
  'P10: a token of the role "%s" reads nothing in spite of a valid signature',
  async (role) => {
    const response = await orders({ apikey: backend.publishableKey, authorization: `Bearer ${tokenOf(role)}` })
    expect([401, 403]).toContain(response.status)
  },
)

test('P10: accepts a token of one of the three roles', async () => {
  const response = await orders({ apikey: backend.publishableKey, authorization: `Bearer ${tokenOf('service_role')}` })
  expect(await response.json()).toHaveLength(1)
})

test.each(['anon', 'service_role'])('P17: refuses a token of the role %s as a key', async (role) => {
  expect((await orders({ apikey: tokenOf(role) })).status).toBe(401)
})
