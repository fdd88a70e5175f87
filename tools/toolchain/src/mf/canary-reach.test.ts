import { canaryBucket } from '@loja/federation-build'
import { expect, test } from 'vitest'
import { wwwDir } from '../workspace'
import { describeReach, storedAdministrators } from './canary-reach'

const canary = { name: 'mf-orders', percent: 10, users: [] as string[] }

test.each<[what: string, users: string[], administrators: string[] | number | undefined, sentence: string]>([
  ['three of unknown ids', [], 3, '10 % of the accounts are ≈ 0 of 3 administrators. Name some: --users <ids>'],
  ['one of them named', ['ana'], 3, '10 % of the accounts and 1 named ones are ≈ 1 of 3 administrators'],
  ['many', [], 200, '10 % of the accounts are ≈ 20 of 200 administrators'],
  ['unknown', [], undefined, '10 % of the accounts: how many administrators that are is unknown here.'],
])('describes how many administrators a canary reaches: %s', (_, users, administrators, sentence) => {
  expect(describeReach({ ...canary, users }, administrators)).toContain(sentence)
})

test('known accounts are counted by the same rule as in the page', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `account-${index}`)
  const inside = ids.filter((id) => canaryBucket(id, 'mf-orders') < 10)
  const outside = ids.find((id) => !inside.includes(id)) ?? ''
  expect(inside.length).toBeGreaterThan(0)
  expect(describeReach({ ...canary, users: [outside] }, ids)).toContain(`≈ ${inside.length + 1} of 40 administrators`)
})

test('the administrators of a stopped store are unknown', async () => {
  expect(await storedAdministrators(wwwDir, { DATA_DIR: '/nowhere', PORT: '1' })).toBeUndefined()
})
