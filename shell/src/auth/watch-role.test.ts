import { setAccessAtom } from '@loja/platform/shell'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { readAccess } from './read-access'
import { watchRole } from './watch-role'

const GRANTED = { status: 'granted', userId: 'u1', email: 'ana@loja.test', fullName: 'Ana' } as const
const ANSWER_MS = 40

vi.mock('./read-access', () => ({
  readAccess: vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    return GRANTED
  }),
}))

test('[AUTH-03] the role is read every minute while the page is visible', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  const store = createStore()
  store.set(setAccessAtom, GRANTED)
  watchRole(store)
  await vi.advanceTimersByTimeAsync(10 * 60_000 + ANSWER_MS)
  expect(readAccess).toHaveBeenCalledTimes(10)
})

test('[AUTH-03] the role is read when the tab is shown again, once in half a minute', async () => {
  vi.useFakeTimers()
  const tab = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('document', tab)
  vi.stubGlobal('window', new EventTarget())
  vi.mocked(readAccess).mockClear()
  const store = createStore()
  store.set(setAccessAtom, GRANTED)
  watchRole(store)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(readAccess).not.toHaveBeenCalled()
  tab.visibilityState = 'visible'
  for (const [target, event] of [
    [tab, 'visibilitychange'],
    [window, 'focus'],
  ] as const) {
    target.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
  }
  expect(readAccess).toHaveBeenCalledOnce()
})
