import { expect, test } from 'vitest'
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
  for (const to of ['/a', '/b', '/c', '/d', '/b', '/e', '/f']) storeRecentChoice(storage, 'ana', to)
  expect(readRecentChoices(storage, 'ana')).toEqual(['/f', '/e', '/b', '/d', '/c'])
})

test('[NAV-09] another account has choices of its own', () => {
  const storage = buildStorage()
  storeRecentChoice(storage, 'ana', '/a')
  expect(readRecentChoices(storage, 'bia')).toEqual([])
})
