import { AuthClient } from '@supabase/auth-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiFetch } from './api-fetch'
import { createConnection } from './connection'

const KEY = 'sb_publishable_x'
const API = 'https://project.test'
const REFRESH = `${API}/auth/v1/token?grant_type=refresh_token`

const SESSION = {
  access_token: 'header.payload.signature',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Date.parse('2026-01-01T01:00:00Z') / 1000,
  user: { id: 'u1' },
}

function setUp(answer: () => Promise<Response>, { hasSession = true } = {}) {
  const connection = createConnection(true)
  const send = vi.fn(answer)
  return {
    connection,
    send,
    apiFetch: createApiFetch({ publishableKey: KEY, hasSession: () => hasSession, connection, send }),
  }
}

const json = (status: number) => async () => Response.json({ code: 'x' }, { status })

describe('[AUTH-05] the status of a renewal', () => {
  test.each([
    ['rate-limited', json(429), 503],
    ['answered with a page of a proxy', async () => new Response('<html>', { status: 403 }), 503],
    ['answered by a stopped server', json(503), 503],
    ['with an expired refresh token', json(400), 400],
    ['of an ended session', json(403), 403],
    ['answered with success but no session', async () => Response.json({}), 503],
    ['answered with the page of a captive portal', async () => new Response('<html>'), 503],
    ['that succeeds', async () => Response.json(SESSION), 200],
  ])('%s', async (_, answer, status) => {
    const { apiFetch } = setUp(answer)
    expect((await apiFetch(REFRESH, { method: 'POST' })).status).toBe(status)
  })

  test('a rate-limited sign-in keeps its status', async () => {
    const { apiFetch } = setUp(json(429))
    expect((await apiFetch(`${API}/auth/v1/token?grant_type=password`, { method: 'POST' })).status).toBe(429)
  })
})

test.each(['2025-12-31', '2026-01-01', '2026-01-02'])(
  '[AUTH-05] a browser with a clock of %s renews an expired session once',
  async (day) => {
    vi.useFakeTimers({ now: Date.parse(`${day}T00:00:00Z`) })
    const { apiFetch, send } = setUp(async () => Response.json(SESSION))
    const values = new Map([['session', JSON.stringify({ ...SESSION, expires_at: 1 })]])
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }
    const auth = new AuthClient({ url: `${API}/auth/v1`, fetch: apiFetch, storage, storageKey: 'session' })
    await auth.stopAutoRefresh()
    for (let seconds = 0; seconds < 45; seconds += 5) {
      expect((await auth.getSession()).data.session?.access_token).toBe(SESSION.access_token)
      vi.advanceTimersByTime(5_000)
    }
    expect(send).toHaveBeenCalledOnce()
    vi.useRealTimers()
  },
)

describe('[AUTH-06] no data is requested with the anonymous key while the session awaits renewal', () => {
  const headers = { Authorization: `Bearer ${KEY}` }

  test('with a session it fails like a lost network', async () => {
    const { apiFetch, send, connection } = setUp(json(200))
    await expect(apiFetch(`${API}/rest/v1/products`, { headers })).rejects.toThrow(TypeError)
    expect(send).not.toHaveBeenCalled()
    expect(connection.get()).toBe('failing')
  })

  test('without a session, or with a token, it is sent', async () => {
    const anonymous = setUp(json(200), { hasSession: false })
    await anonymous.apiFetch(`${API}/rest/v1/products`, { headers })
    expect(anonymous.send).toHaveBeenCalledOnce()
    const person = setUp(json(200))
    await person.apiFetch(`${API}/rest/v1/products`, { headers: { Authorization: 'Bearer token' } })
    expect(person.send).toHaveBeenCalledOnce()
  })
})

describe('[ERR-01] the connection state after a request', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each([
    [200, 'ok'],
    [401, 'ok'],
    [500, 'ok'],
    [502, 'failing'],
    [503, 'failing'],
    [504, 'failing'],
  ])('%d: %s', async (status, state) => {
    const { apiFetch, connection } = setUp(json(status))
    await apiFetch(`${API}/rest/v1/orders`)
    expect(connection.get()).toBe(state)
  })

  test('is failing after no answer and unchanged after an abort by the page', async () => {
    const { apiFetch, connection } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(apiFetch(`${API}/rest/v1/orders`, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(connection.get()).toBe('ok')
    await expect(apiFetch(`${API}/rest/v1/orders`)).rejects.toThrow()
    expect(connection.get()).toBe('failing')
  })

  test('is slow while a read waits, not while a write waits', async () => {
    let answer: (response: Response) => void = () => undefined
    const { apiFetch, connection } = setUp(() => new Promise((resolve) => (answer = resolve)))
    const write = apiFetch(`${API}/rest/v1/orders`, { method: 'POST' })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(connection.get()).toBe('ok')
    answer(Response.json({}))
    await write
    const read = apiFetch(`${API}/rest/v1/orders`)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(connection.get()).toBe('slow')
    answer(Response.json({}))
    await read
    expect(connection.get()).toBe('ok')
  })
})
