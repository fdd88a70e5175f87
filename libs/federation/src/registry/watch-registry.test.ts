import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchRegistry } from './watch-registry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup() {
  const page = new EventTarget()
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', tab)
  const refresh = vi.fn(async () => true)
  let change: () => void = () => undefined
  watchRegistry({ known: () => null, get: vi.fn(), refresh }, (onChange) => {
    change = onChange
  })
  const reads = async (ms: number) => {
    refresh.mockClear()
    await vi.advanceTimersByTimeAsync(ms)
    return refresh.mock.calls.length
  }
  return { page, tab, refresh, reads, change: () => change() }
}

const MINUTE = 60_000

test('the registry is read every ten seconds for 15 minutes after a change, then every minute', async () => {
  const { reads, change } = setup()
  expect(await reads(10_000)).toBe(1)
  await reads(15 * MINUTE)
  expect(await reads(10 * MINUTE)).toBe(10)
  change()
  expect(await reads(MINUTE)).toBe(6)
})

test('an unreadable registry is requested every minute', async () => {
  const { reads, refresh } = setup()
  refresh.mockResolvedValue(false)
  expect(await reads(10_000)).toBe(1)
  expect(await reads(10 * MINUTE)).toBe(10)
})

test('the registry is read when the tab becomes visible, and never while it is hidden', async () => {
  const { page, tab, refresh, reads } = setup()
  page.dispatchEvent(new Event('focus'))
  expect(refresh).toHaveBeenCalledOnce()
  tab.visibilityState = 'hidden'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(await reads(10 * MINUTE)).toBe(0)
  tab.visibilityState = 'visible'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
})
