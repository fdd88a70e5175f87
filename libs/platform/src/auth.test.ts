import { afterEach, expect, test, vi } from 'vitest'
import { createAuth } from './auth'

const code = vi.hoisted(() => ({ loads: 0, isLost: false }))

vi.mock('@supabase/auth-js', async (importOriginal) => {
  const { GoTrueClient } = await importOriginal<typeof import('@supabase/auth-js')>()
  return {
    get GoTrueClient() {
      code.loads += 1
      if (code.isLost) throw new Error('ChunkLoadError')
      return GoTrueClient
    },
  }
})

const KEY = 'sb-project-auth-token'
const channels: BroadcastChannel[] = []

class TestChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}
vi.stubGlobal('BroadcastChannel', TestChannel)

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.assign(code, { loads: 0, isLost: false })
})

const session = (token: string, seconds = 3600) => ({
  access_token: token,
  refresh_token: `refresh ${token}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: 'u1' },
})

function openBrowser(stored: unknown) {
  const values = new Map<string, string>()
  if (stored !== null) values.set(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored))
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const server = vi.fn(async () => Response.json({ ...session('renewed'), expires_at: undefined }))
  const tab = () => {
    const auth = createAuth({ url: 'https://project.test/auth/v1', storage, storageKey: KEY, fetch: server })
    const events: [string, string | undefined][] = []
    auth.onAuthStateChange((event, session) => events.push([event, session?.access_token]))
    return { auth, events }
  }
  return { values, server, tab }
}

const tokenOf = async ({ auth }: ReturnType<ReturnType<typeof openBrowser>['tab']>) =>
  (await auth.getSession()).data.session?.access_token

test.each([
  ['a valid session', session('stored'), 'stored'],
  ['no session', null, undefined],
])('[AUTH-01] %s needs no auth-js, and is reported once if it is loaded later', async (_, stored, token) => {
  const close = vi.spyOn(TestChannel.prototype, 'close')
  const { tab, server } = openBrowser(stored)
  const page = tab()
  expect(await tokenOf(page)).toBe(token)
  expect(page.events).toEqual([['INITIAL_SESSION', token]])
  expect(code.loads).toBe(0)
  page.auth.keep()
  await vi.waitFor(() => expect(code.loads).toBe(1))
  await page.auth.signOut({ scope: 'others' })
  expect(page.events).toEqual([['INITIAL_SESSION', token]])
  expect(server).toHaveBeenCalledTimes(stored ? 1 : 0)
  expect(close, 'auth-js has a channel of its own').toHaveBeenCalledOnce()
})

test.each([89, 0, -60])('[AUTH-01] a session that ends in %d s is renewed before it is used', async (seconds) => {
  const { tab, values } = openBrowser(session('old', seconds))
  const page = tab()
  await vi.waitFor(() => expect(page.events.at(-1)).toEqual(['TOKEN_REFRESHED', 'renewed']))
  expect(await tokenOf(page)).toBe('renewed')
  expect(page.events.map(([, token]) => token)).not.toContain('old')
  expect(JSON.parse(values.get(KEY) ?? '').access_token).toBe('renewed')
})

test.each(['not json', '[]', '{"access_token":"a","refresh_token":"b"}'])(
  '[AUTH-01] the foreign value %s is left to auth-js and gives no session',
  async (stored) => {
    const page = openBrowser(stored).tab()
    expect(await tokenOf(page)).toBeUndefined()
    expect(code.loads).toBe(1)
    await vi.waitFor(() => expect(page.events.at(-1)?.[1]).toBeUndefined())
  },
)

test('[AUTH-05] a tab follows the others before auth-js is loaded', async () => {
  const page = openBrowser(session('stored')).tab()
  const other = new BroadcastChannel(KEY)
  for (const message of [
    { event: 'TOKEN_REFRESHED', session: session('newer') },
    { event: 'SIGNED_OUT', session: null },
  ])
    other.postMessage(message)
  await vi.waitFor(() =>
    expect(page.events).toEqual([
      ['INITIAL_SESSION', 'stored'],
      ['TOKEN_REFRESHED', 'newer'],
      ['SIGNED_OUT', undefined],
    ]),
  )
  expect(code.loads).toBe(0)
})

test('[AUTH-05] a session that another tab announces after its end is not reported', async () => {
  const { values, tab } = openBrowser(session('stored'))
  const page = tab()
  values.delete(KEY)
  const other = new BroadcastChannel(KEY)
  other.postMessage({ event: 'SIGNED_OUT', session: null })
  other.postMessage({ event: 'SIGNED_IN', session: session('stored') })
  other.postMessage({ event: 'SIGNED_OUT', session: null })
  await vi.waitFor(() =>
    expect(page.events).toEqual([
      ['INITIAL_SESSION', 'stored'],
      ['SIGNED_OUT', undefined],
      ['SIGNED_OUT', undefined],
    ]),
  )
})

test.each([false, true])(
  '[AUTH-02] [AUTH-05] the end of the session in the storage is reported once (with message: %s)',
  async (hasMessage) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const onStorage: (() => void)[] = []
    vi.stubGlobal('addEventListener', (_: 'storage', listener: () => void) => onStorage.push(listener))
    const { values, tab } = openBrowser(session('stored'))
    const page = tab()
    const announce = async () => {
      for (const listener of onStorage) listener()
      await vi.advanceTimersByTimeAsync(500)
    }
    await announce()
    values.delete(KEY)
    if (hasMessage) {
      new BroadcastChannel(KEY).postMessage({ event: 'SIGNED_OUT', session: null })
      await vi.waitFor(() => expect(page.events).toHaveLength(2))
    }
    await announce()
    expect(page.events).toEqual([
      ['INITIAL_SESSION', 'stored'],
      ['SIGNED_OUT', undefined],
    ])
  },
)

test.each([
  ['ended', null, ['SIGNED_OUT', undefined]],
  ['renewed', session('newer'), ['SIGNED_IN', 'newer']],
])('[AUTH-05] a session that another tab %s while auth-js is loaded is reported', async (_, now, event) => {
  const { tab, values } = openBrowser(session('stored'))
  const page = tab()
  page.auth.keep()
  if (now) values.set(KEY, JSON.stringify(now))
  else values.delete(KEY)
  await vi.waitFor(() => expect(page.events).toEqual([['INITIAL_SESSION', 'stored'], event]))
})

test('[AUTH-01] [AUTH-05] without its code the session stays, and 30 s later it is renewed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  code.isLost = true
  const { tab, values } = openBrowser(session('old', -60))
  const page = tab()
  const unreached = { name: 'AuthRetryableFetchError', status: 0 }
  expect((await page.auth.getSession()).error).toMatchObject(unreached)
  expect((await page.auth.refreshSession()).error).toMatchObject(unreached)
  expect((await page.auth.signInWithPassword({ email: 'a@loja.test', password: 'b' })).error).toMatchObject(unreached)
  expect((await page.auth.signOut()).error).toMatchObject(unreached)
  expect(warn).toHaveBeenCalled()
  expect(values.has(KEY)).toBe(true)
  expect(page.events).toEqual([])
  code.isLost = false
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(page.events.at(-1)).toEqual(['TOKEN_REFRESHED', 'renewed']))
})

test('[AUTH-02] [AUTH-05] without its code a forgotten session ends in every tab', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'warn').mockReturnValue()
  code.isLost = true
  const { tab, values } = openBrowser(session('stored'))
  const [page, other] = [tab(), tab()]
  values.delete(KEY)
  expect((await page.auth.signOut({ scope: 'local' })).error).toBeNull()
  for (const { events } of [page, other])
    await vi.waitFor(() => expect(events.at(-1)).toEqual(['SIGNED_OUT', undefined]))
})
