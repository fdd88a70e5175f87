import { expect, test } from 'vitest'
import { accountsOf } from './administrators'

const NOW = new Date('2026-11-27T15:00:00Z')
const administrator = (user_id: string, signed_in_at: string | null) => ({
  user_id,
  email: `${user_id}@loja.test`,
  signed_in_at,
})
const STAFF = [
  // Yesterday in São Paulo.
  administrator('ana', '2026-11-27T02:59:00Z'),
  administrator('bia', '2026-11-27T03:01:00Z'),
  administrator('caio', '2026-11-27T14:00:00Z'),
  administrator('davi', null),
]

test.each<[chosen: Parameters<typeof accountsOf>[0], ids: string[]]>([
  [1, ['bia']],
  [2, ['bia', 'caio']],
  [
    ['ana', 'Davi@loja.test', 'ana'],
    ['ana', 'davi'],
  ],
])('%j chooses %j', (chosen, ids) => {
  expect(accountsOf(chosen, STAFF, NOW)).toEqual(ids)
})

test.each<[chosen: Parameters<typeof accountsOf>[0], sentence: string]>([
  [3, '2 of 4 administrators signed in today, fewer than 3. Name accounts: --users'],
  [['ana', 'eva'], 'eva is no administrator of the store. Its administrators: ana@loja.test, bia@loja.test'],
  [['eva@loja.test'], 'eva@loja.test is no administrator of the store.'],
])('refuses %j: %s', (chosen, sentence) => {
  expect(() => accountsOf(chosen, STAFF, NOW)).toThrow(sentence)
})

test('without a known store only ids can be named', () => {
  const id = '5B0C7F9E-8d1c-4c5e-9d53-2f6f0d1f8f55'
  expect(accountsOf([id], undefined)).toEqual(['5b0c7f9e-8d1c-4c5e-9d53-2f6f0d1f8f55'])
  for (const mistyped of ['ana', id.slice(1)])
    expect(() => accountsOf([mistyped], undefined)).toThrow(`${mistyped} is no id of an account.`)
  for (const chosen of [1, ['ana@loja.test']])
    expect(() => accountsOf(chosen, undefined)).toThrow('The administrators are not known here')
})
