import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchRegistry } from './watch-registry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the registry is read each minute and on coming back, and never while nobody sees the page', () => {
  const page = new EventTarget()
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', tab)
  const refresh = vi.fn(async () => undefined)
  watchRegistry({ known: () => null, get: vi.fn(), refresh, subscribe: vi.fn() })
  const reads = () => refresh.mock.calls.length
  vi.advanceTimersByTime(59_999)
  expect(reads()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(reads()).toBe(1)
  page.dispatchEvent(new Event('focus'))
  expect(reads()).toBe(2)
  tab.visibilityState = 'hidden'
  tab.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(600_000)
  expect(reads()).toBe(2)
  tab.visibilityState = 'visible'
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(reads()).toBe(3)
})
