import { expect, test } from 'vitest'
import { lineIdentities } from './line-identity'

test.each([
  ['equal texts at one cost', 'Asad 100ml = 1 | ASAD, 100ml = 1', ['text', 'text'], 1],
  ['equal texts at two costs', 'Lima = 1 | LIMA! = 2 | Limão = 1', ['nothing', 'nothing', 'text'], 3],
  ['a text without a cost', 'Lima = 1 | Lima', ['text', 'text'], 1],
  ['equal texts with two codes', 'Lima = 1 #a1 | lima = 1 #A2 | Lima = 1 #A1', ['code', 'code', 'code'], 2],
  ['one code at two costs', 'Lima = 1 #a | Lima = 2 #A | Lima = 3 #b', ['nothing', 'nothing', 'code'], 3],
  ['a code beside none', 'Lima = 1 | Lima = 2 #7', ['code', 'code'], 2],
])('[SUP-21] what a line says, of %s', (_, list, meanings, count) => {
  const lines = list.split(' | ').map((given, index) => {
    const [, text = '', cost, code = null] = /^(.+?)(?: = (\d))?(?: #(.+))?$/.exec(given) ?? []
    return { line: index + 1, text, cost: cost === undefined ? null : Number(cost), code }
  })
  const identities = lineIdentities(lines)
  expect(identities.map(({ meaning }) => meaning)).toEqual(meanings)
  expect(new Set(identities.map(({ key }) => key)).size).toBe(count)
})
