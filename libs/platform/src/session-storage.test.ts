import { expect, test, vi } from 'vitest'
import {
  createSessionStorage,
  readStoredSession,
  type SessionStorage,
  sessionKey,
  storedUserId,
} from './session-storage'

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

const VALID = { access_token: 'a', refresh_token: 'r', expires_at: 4_000_000_000, user: { id: 'u1' } }

test.each([
  ['a session', VALID, { session: VALID }],
  ['one without a user', { ...VALID, user: undefined }, null],
  ['one without a token', { ...VALID, access_token: '' }, null],
  ['one that cannot be renewed', { ...VALID, refresh_token: 1 }, null],
  ['one without an end', { ...VALID, expires_at: undefined }, null],
  ['one that has expired', { ...VALID, expires_at: 1 }, null],
])('[AUTH-01] only a complete and valid session is read without auth-js: %s', (_, stored, read) => {
  expect(readStoredSession({ ...full, getItem: () => JSON.stringify(stored) }, 'key')).toEqual(read)
})

test('the key equals the one of supabase-js', () => {
  expect(sessionKey('https://abc.supabase.co')).toBe('sb-abc-auth-token')
  expect(sessionKey('http://127.0.0.1:4173')).toBe('sb-127-auth-token')
})
