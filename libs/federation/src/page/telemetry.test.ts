import { afterEach, expect, test, vi } from 'vitest'
import { createTelemetry, errorName, type RemoteReport, releaseOfScript } from './telemetry'
import { watchErrors } from './watch-errors'

const REPORT: RemoteReport = { remote: 'mf-orders', version: '1.0.0', source: 'active', outcome: 'loaded' }

afterEach(() => vi.unstubAllGlobals())

const reporter = async () => ({ account: 'u1', accessToken: 'token' })

function setup(options: Partial<Parameters<typeof createTelemetry>[0]>, report = REPORT) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { origin: 'https://admin.test', href: 'https://admin.test/admin/orders' })
  createTelemetry({ url: '/telemetry', reporter, development: false, ...options })(report)
  return fetch
}

test('a report names the account and carries its session', async () => {
  const fetch = setup({})
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  const [url, init] = fetch.mock.calls[0] ?? []
  expect([url, init?.method, init?.keepalive]).toEqual(['/telemetry', 'POST', true])
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token')
  expect(JSON.parse(String(init?.body))).toEqual({ account: 'u1', report: REPORT })
})

test.each([
  ['without an address', { url: undefined }],
  ['to another origin, which would get the session', { url: 'https://other.test/telemetry' }],
  ['to another origin without a protocol', { url: '//other.test/telemetry' }],
])('nothing is sent %s', async (_, options) => {
  const reporter = vi.fn(async () => ({ account: 'u1', accessToken: 'token' }))
  const fetch = setup({ ...options, reporter })
  expect([reporter.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 0])
})

test.each(['http://localhost:4190/r/mf-orders/0.0.0-dev/release.json', '0.0.0-dev'])(
  'nothing is sent about a module of this computer, %s',
  (version) => {
    expect(setup({}, { ...REPORT, version })).not.toHaveBeenCalled()
  },
)

test('nothing is sent without a session', async () => {
  const session = Promise.resolve(null)
  const fetch = setup({ reporter: () => session })
  await session
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['https://loja.test/r/mf-orders/0.1.0-abc/static/js/a.js', { remote: 'mf-orders', version: '0.1.0-abc' }],
  ['at f (https://loja.test/r/mf-users/1.0.0/static/js/a.js:1:2)', { remote: 'mf-users', version: '1.0.0' }],
  ['https://loja.test/s/0.1.0-abc/static/js/a.js', null],
  ['https://loja.test/r/mf-orders', null],
  ['', null],
])('the script %s belongs to the release %j', (text, release) => {
  expect(releaseOfScript(text)).toEqual(release)
})

test.each([
  [new TypeError('ana@loja.test'), 'TypeError'],
  ['ana@loja.test', 'unknown'],
])('of %s only the name is reported', (error, name) => {
  expect(errorName(error)).toBe(name)
})

test('an uncaught error is reported only with the release of its script', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const reports: RemoteReport[] = []
  const record = { version: '1.0.0', source: 'canary', ms: 3 } as const
  watchErrors({ records: () => ({ 'mf-orders': record }) }, (report) => reports.push(report))
  const dispatch = (type: string, more: object) => page.dispatchEvent(Object.assign(new Event(type), more))
  const error = Object.assign(new TypeError('x'), { stack: 'at https://a.test/r/mf-orders/1.0.0/a.js:1:1' })
  dispatch('error', { filename: 'https://a.test/r/mf-orders/0.9.0/a.js', error: new RangeError('x') })
  dispatch('unhandledrejection', { reason: error })
  dispatch('error', { filename: 'https://a.test/s/1/a.js', error: new Error('of the shell') })
  dispatch('unhandledrejection', { reason: 'no error' })
  expect(reports).toEqual([
    { remote: 'mf-orders', version: '0.9.0', source: 'active', outcome: 'render-error', code: 'uncaught-RangeError' },
    { remote: 'mf-orders', version: '1.0.0', source: 'canary', outcome: 'render-error', code: 'uncaught-TypeError' },
  ])
})
