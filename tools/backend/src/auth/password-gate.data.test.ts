import { Worker } from 'node:worker_threads'
import bcrypt from 'bcryptjs'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from '../database/demo-data'
import type { RunningBackend } from '../start-backend'
import { startTestBackend } from '../testing/test-backend'

let backend: RunningBackend
beforeAll(async () => {
  backend = await startTestBackend()
  await backend.sql(`update auth.users set encrypted_password = extensions.crypt('x', extensions.gen_salt('bf', 4))
    where email ~ '^pessoa[1-5]'`)
})
afterAll(() => backend?.close())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let lastAddress = 0
function newAddress(): string {
  lastAddress += 1
  return `10.0.0.${lastAddress}`
}

function signIn(account: { email: unknown; password: unknown }, address = newAddress()): Promise<Response> {
  return fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(account),
  })
}
const wrong = (email: string) => ({ email, password: 'errada-errada' })
const person = (n: number) => `pessoa${n}@exemplo.test`

test('[AUTH-04] each refused sign-in compares one password and gets the same response', async () => {
  await backend.sql(`update auth.users set banned_until = now() + interval '1 day' where email = 'cliente@loja.test'`)
  const compare = vi.spyOn(bcrypt, 'compare')
  const sign = async (account: { email: string; password: string }) => {
    compare.mockClear()
    const response = await signIn(account)
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
    return { status: response.status, headers, body: await response.json(), compared: compare.mock.calls.length }
  }
  const known = await sign(wrong(DEMO_ACCOUNTS.admin.email))
  expect(known).toMatchObject({ status: 400, compared: 1, body: { error_code: 'invalid_credentials' } })
  expect(await sign(wrong('ninguem@loja.test'))).toEqual(known)
  expect(await sign(wrong('pessoa05@exemplo.test'))).toEqual(known)
  expect(await sign(wrong(DEMO_ACCOUNTS.customer.email))).toEqual(known)
  expect(await sign({ ...DEMO_ACCOUNTS.customer, email: 'Cliente@Loja.test' })).toEqual(known)
  expect(await sign(wrong('nin\u0000guem@loja.test'))).toEqual(known)
  await backend.sql(`update auth.users set banned_until = null where email = 'cliente@loja.test'`)
  expect(await sign(DEMO_ACCOUNTS.customer)).toMatchObject({ status: 200, compared: 1 })
})

test('delays wrong passwords of one address for many accounts after the thirtieth', async () => {
  const address = newAddress()
  for (let index = 0; index < 30; index += 1) {
    const { status } = await signIn(wrong(person(10 + index)), address)
    expect(status).toBe(400)
    if (index === 20) expect((await signIn(DEMO_ACCOUNTS.customer, address)).status).toBe(200)
  }
  const refused = await signIn(wrong('outra@loja.test'), address)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await signIn(DEMO_ACCOUNTS.admin)).status).toBe(200)
})

test('Retry-After stays correct when the clock goes back', async () => {
  const address = newAddress()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let index = 0; index < 10; index += 1) await signIn(wrong(person(50)), address)
  vi.setSystemTime(Date.now() - 3_600_000)
  const refused = await signIn(wrong(person(50)), address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

test('hashes every password on another thread', async () => {
  const address = newAddress()
  const handedOver = vi.spyOn(Worker.prototype, 'postMessage')
  const statuses = await Promise.all(
    Array.from({ length: 24 }, (_, index) => signIn(wrong(person(10 + index)), address).then(({ status }) => status)),
  )
  const compared = handedOver.mock.calls.filter(([message]) => (message as { method?: string }).method === 'compare')
  expect([...new Set(statuses)].filter((status) => status !== 429)).toEqual([400])
  expect(compared.length).toBeGreaterThanOrEqual(16)
  expect(compared).toHaveLength(statuses.filter((status) => status === 400).length)
})
