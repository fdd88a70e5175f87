import { expect, test } from 'vitest'
import { forgetRecentChoices } from './forget-recent-choices'
import { readRecentChoices, storeRecentChoice } from './recent-choices'

function buildStorage() {
  const stored = new Map<string, string>()
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string | null) => void stored.set(key, value ?? ''),
  }
}

test('[NAV-09] the five latest choices are stored, each once, the latest first', () => {
  const storage = buildStorage()
  for (const to of ['/a', '/b', '/c', '/d', '/b', '/e', '/f']) storeRecentChoice(storage, 'ana', { to })
  expect(readRecentChoices(storage, 'ana').map(({ to }) => to)).toEqual(['/f', '/e', '/b', '/d', '/c'])
})

test('[NAV-09] another account has choices of its own', () => {
  const storage = buildStorage()
  storeRecentChoice(storage, 'ana', { to: '/a' })
  expect(readRecentChoices(storage, 'bia')).toEqual([])
})

test('[PAL-04] the choices of an account are gone after it is forgotten', () => {
  const storage = buildStorage()
  storeRecentChoice(storage, 'ana', { to: '/a/1', found: { label: 'LJ-2026-000417', icon: 'shopping' } })
  expect(readRecentChoices(storage, 'ana')).toHaveLength(1)
  forgetRecentChoices(storage, 'ana')
  expect(readRecentChoices(storage, 'ana')).toEqual([])
})

test.each(['/admin/orders\n/admin/users', '{"to":"/a"}', '[null, 3, {"to": 4}, {"to": "/a", "found": 1}]'])(
  '[PAL-04] the stored text %j counts as no choice',
  (text) => {
    const storage = buildStorage()
    storage.set('loja-recent-choices:ana', text)
    expect(readRecentChoices(storage, 'ana')).toEqual([])
  },
)
