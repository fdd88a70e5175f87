import { expect, test, vi } from 'vitest'
import { createSessionStorage, type SessionStorage, sessionKey, storedUserId } from './session-storage'

const full: SessionStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => undefined,
}

test('[AUTH-01] a session is held in memory when the storage is full or forbidden', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const lasting of [
    () => full,
    () => {
      throw new DOMException('no', 'SecurityError')
    },
  ]) {
    const storage = createSessionStorage(lasting)
    storage.setItem('key', 'session')
    expect(storage.getItem('key')).toBe('session')
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  }
  expect(warn.mock.calls).toEqual([
    ['[session.storage]', 'QuotaExceededError'],
    ['[session.storage]', 'SecurityError'],
  ])
  warn.mockRestore()
})

test.each([
  ['{"user":{"id":"u1"}}', 'u1'],
  ['{"user":{}}', null],
  ['not json', null],
  [null, null],
])('[AUTH-01] %s belongs to %s', (stored, owner) => {
  expect(storedUserId({ ...full, getItem: () => stored }, 'key')).toBe(owner)
})

test('the key equals the one of supabase-js', () => {
  expect(sessionKey('https://abc.supabase.co')).toBe('sb-abc-auth-token')
  expect(sessionKey('http://127.0.0.1:4173')).toBe('sb-127-auth-token')
})
