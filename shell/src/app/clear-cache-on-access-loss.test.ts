import type { Access } from '@loja/platform'
import { setAccessAtom } from '@loja/platform/shell'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { clearCacheOnAccessLoss } from './clear-cache-on-access-loss'

const granted = (userId: string): Access => ({ status: 'granted', userId, email: '', fullName: null })
const denied: Access = { status: 'denied', userId: 'ana', email: '' }

function clearedBy(...steps: Access[]): number {
  const store = createStore()
  const queryClient = { clear: vi.fn(), cancelQueries: vi.fn(async () => undefined) }
  store.set(setAccessAtom, granted('ana'))
  const stop = clearCacheOnAccessLoss(store, queryClient)
  for (const step of steps) store.set(setAccessAtom, step)
  stop()
  return queryClient.clear.mock.calls.length
}

test.each([
  ['sign-out', [{ status: 'signed-out' }], 1],
  ['a role taken away', [denied], 1],
  ['somebody else signing in', [{ status: 'checking' }, granted('bia')], 1],
  ['a role read again', [{ status: 'checking' }, granted('ana')], 0],
  ['a role that cannot be read, and then can', [{ status: 'unavailable', userId: 'ana' }, granted('ana')], 0],
] as [string, Access[], number][])('[AUTH-02] [AUTH-03] %s empties the cache %# times', (_, steps, times) => {
  expect(clearedBy(...steps)).toBe(times)
})
