import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answeredBatch } from './answered-batch'

const shape = v.object({ id: v.string(), created_at: v.string() })

test.each([
  ['rows', '[{"id":"a","created_at":"1"},{"id":"b","created_at":"2"}]'],
  ['columns', '{"id":["a","b"],"created_at":["1","2"]}'],
])('reads %s', (_, answer) => {
  expect(answeredBatch('test', shape, answer)).toEqual({
    rows: [
      { id: 'a', created_at: '1' },
      { id: 'b', created_at: '2' },
    ],
    last: { id: 'b', createdAt: '2' },
  })
})

test.each(['[]', '{"id":null,"created_at":null}'])('reads %s as the end', (answer) => {
  expect(answeredBatch('test', shape, answer)).toEqual({ rows: [], last: null })
})

// An export must not end before its last row.
test.each([
  ['no text', { id: null }],
  ['no JSON', '['],
  ['a number', '5'],
  ['null', 'null'],
  ['no column', '{}'],
  ['a value instead of a list', '{"id":"a","created_at":["1"]}'],
  ['lists of different lengths', '{"id":["a","b"],"created_at":["1"]}'],
  ['a missing column', '{"id":["a"]}'],
])('[EXP-01] refuses %s', (_, answer) => {
  expect(() => answeredBatch('test', shape, answer)).toThrow(expect.objectContaining({ code: 'invalid' }))
})
