import { expect, test } from 'vitest'
import { containsPattern } from './like-pattern'

test.each([
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['c:\\x', '%c:\\\\x%'],
  ['a*b', '%a_b%'],
  [`aspas "duplas" e 'simples', vírgula`, `%aspas "duplas" e 'simples', vírgula%`],
])('[ORD-02] containsPattern escapes %s', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern)
})
