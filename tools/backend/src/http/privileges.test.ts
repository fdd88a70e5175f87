import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Privileges } from './privileges'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const INSERT = { method: 'POST', path: '/rest/v1/brands', schema: 'public' }

function reading(denied: string[]) {
  const state = { denied: denied as string[] | undefined, reads: 0 }
  const query = async <T>() => {
    state.reads += 1
    if (!state.denied) throw new Error('lost')
    return state.denied.map((one) => ({ denied: one })) as T[]
  }
  return { state, privileges: new Privileges({ query }) }
}

test.each([
  ['POST', '/rest/v1/brands', 'INSERT table brands'],
  ['PUT', '/rest/v1/brands', 'INSERT table brands'],
  ['PATCH', '/rest/v1/brands', 'UPDATE table brands'],
  ['DELETE', '/rest/v1/brands', 'DELETE table brands'],
  ['POST', '/rest/v1/rpc/list_orders', 'EXECUTE function list_orders'],
])('%s %s needs %s', async (method, path, privilege) => {
  const { privileges } = reading([`anon ${privilege}`, `authenticated ${privilege}`])
  const message = `permission denied for ${privilege.replace(/^\w+ /, '')}`
  const body = { code: '42501', details: null, hint: null, message }
  expect(await privileges.refuse('anon', { ...INSERT, method, path })).toEqual({ status: 401, message, body })
  expect(await privileges.refuse('authenticated', { ...INSERT, method, path })).toMatchObject({ status: 403 })
  expect(await privileges.refuse('service_role', { ...INSERT, method, path })).toBeUndefined()
})

test.each([
  { method: 'GET' },
  { method: 'PATCH' },
  { path: '/rest/v1/' },
  { path: '/auth/v1/brands' },
  { path: '/rest/v1/rpc/brands' },
  { schema: 'auth' },
])('allows %o', async (other) => {
  const { privileges } = reading(['anon INSERT table brands'])
  expect(await privileges.refuse('anon', { ...INSERT, ...other })).toBeUndefined()
})

test('reads a granted right after five seconds, and not more often for refusals', async () => {
  const { state, privileges } = reading(['anon INSERT table brands'])
  for (let index = 0; index < 100; index += 1) expect(await privileges.refuse('anon', INSERT)).toBeDefined()
  expect(state.reads).toBe(1)
  state.denied = []
  vi.advanceTimersByTime(5001)
  expect(await privileges.refuse('anon', INSERT)).toBeUndefined()
  expect(state.reads).toBe(2)
})
