import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchReleased } from './fetch-released'

const INTEGRITY = `sha384-${'a'.repeat(64)}`
const FILE = { url: 'https://loja.test/r/mf-orders/1/release.json', integrity: INTEGRITY }

const ok = async () => new Response('text')
const missing = async () => new Response('', { status: 404 })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

function answer(...answers: ((init: RequestInit) => Promise<Response>)[]) {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(init)
    return (answers[sent.length - 1] ?? answers.at(-1) ?? lost)(init)
  })
  return sent
}

const read = async (fresh = false) => {
  const reading = fetchReleased(FILE, { remote: 'mf-orders', signal: new AbortController().signal, fresh })
  const ended = reading.catch((error: { failure?: string; message: string }) => error.failure ?? error.message)
  await vi.runAllTimersAsync()
  return ended
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a file of a release', () => {
  test('is requested with its hash, the first time from the cache', async () => {
    const sent = answer(ok)
    expect(await read()).toBe('text')
    expect(sent).toMatchObject([{ integrity: INTEGRITY, cache: 'default' }])
  })

  test('[DEV-02] without a hash may not redirect', async () => {
    const sent = answer(ok)
    const { url } = FILE
    await fetchReleased({ url }, { remote: 'mf-orders', signal: new AbortController().signal, fresh: false })
    expect(sent).toMatchObject([{ redirect: 'error' }])
  })

  test('bypasses the cache after a failure', async () => {
    const sent = answer(ok)
    await read(true)
    expect(sent).toMatchObject([{ cache: 'reload' }])
  })

  test.each([
    ['404 twice', [missing, missing, ok], 'text', 3],
    ['404 always', [missing], 'answered 404', 3],
    ['nothing, twice for each try', [lost], 'Failed to fetch', 6],
    ['nothing once, and then itself', [lost, lost, ok], 'text', 3],
  ])('that answers %s', async (_, answers, outcome, requests) => {
    const sent = answer(...answers)
    expect(await read()).toBe(outcome)
    expect(sent).toHaveLength(requests)
  })

  test('is refused at once when its hash is wrong', async () => {
    const sent = answer(({ integrity }) => (integrity ? lost() : ok()))
    expect(await read()).toBe('integrity')
    expect(sent.map(({ integrity }) => integrity)).toEqual([INTEGRITY, undefined, INTEGRITY])
  })

  test('is not called tampered with when the connection broke once', async () => {
    answer(lost, ok, ok, ok)
    expect(await read()).toBe('text')
  })
})

test('is not requested again when the load is aborted', async () => {
  const control = new AbortController()
  const sent = answer(() => {
    control.abort(new DOMException('late', 'TimeoutError'))
    return lost()
  })
  const reading = fetchReleased(FILE, { remote: 'mf-orders', signal: control.signal, fresh: false })
  await expect(reading).rejects.toThrow('late')
  expect(sent).toHaveLength(1)
})
