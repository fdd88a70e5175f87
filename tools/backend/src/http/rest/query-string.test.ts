import { describe, expect, test } from 'vitest'
import { parseList, parseLogicTree } from './logic-tree'
import { readFilters } from './query-string'

describe('brackets of PostgREST', () => {
  test.each([
    ['(a.eq.1)', [{ a: { $eq: '1' } }]],
    ['(a.eq.1,b.is.null)', [{ a: { $eq: '1' } }, { b: { $is: null } }]],
    ['(a.eq."x,(y)\\"z\\\\",b.eq.)', [{ a: { $eq: 'x,(y)"z\\' } }, { b: { $eq: '' } }]],
    [
      '(or(a.not.eq.1,not.and(b.gt.2,c.in.(1,"2,3"))))',
      [
        {
          $or: [{ a: { $not: { $eq: '1' } } }, { $not: { $and: [{ b: { $gt: '2' } }, { c: { $in: ['1', '2,3'] } }] } }],
        },
      ],
    ],
    ['(t.cs.{a,"b,c"},x->>y.like.*z*)', [{ t: { $contains: '{a,"b,c"}' } }, { 'x->>y': { $like: '%z%' } }]],
    ['("a.b".eq.1)', [{ 'a.b': { $eq: '1' } }]],
  ])('reads %s', (text, conditions) => {
    expect(parseLogicTree(text)).toEqual(conditions)
  })

  test('refuses an ambiguous or malformed query', () => {
    for (const text of [
      '',
      '(',
      '()',
      '(a.eq.1',
      '(a.eq.1))',
      'a.eq.1',
      '(a)',
      '(a.xx.1)',
      '(a.eq.1,)',
      '(,a.eq.1)',
      '(a.in.1)',
    ]) {
      expect(() => parseLogicTree(text), text).toThrow('failed to parse')
    }
  })

  test.each([
    ['()', []],
    ['(a)', ['a']],
    ['("a",b c,"",)', ['a', 'b c', '', '']],
    ['("a\\"b","c\\\\")', ['a"b', 'c\\']],
  ])('reads the list %s', (text, elements) => {
    expect(parseList(text)).toEqual(elements)
  })
})

test('allOf merges conditions without replacing any', () => {
  const { where, embedded } = readFilters([
    ['a', 'gte.1'],
    ['a', 'lt.5'],
    ['a', 'gte.2'],
    ['or', '(b.eq.1)'],
    ['or', '(b.eq.2)'],
    ['x.y.or', '(c.eq.1)'],
    ['x.y.c', 'eq.2'],
  ])
  expect(where).toEqual({
    a: { $gte: '1', $lt: '5' },
    $or: [{ b: { $eq: '1' } }],
    $and: [{ a: { $gte: '2' } }, { $or: [{ b: { $eq: '2' } }] }],
  })
  expect(embedded).toEqual([{ path: ['x', 'y'], where: { $or: [{ c: { $eq: '1' } }], c: { $eq: '2' } } }])
})
