import { expect, test } from 'vitest'
import { SignInLimit } from './sign-in-limit'

test('ten failures in a minute block the pair until the first is a minute old', () => {
  const limit = new SignInLimit()
  for (let index = 0; index < 10; index += 1) expect(limit.begin('a', 1000 * index)).toBe(0)
  expect(limit.begin('a', 10_000)).toBe(50)
  expect(limit.begin('b', 10_000)).toBe(0)
  expect(limit.begin('a', 60_001)).toBe(0)
})

test('a right password clears the count', () => {
  const limit = new SignInLimit()
  for (let index = 0; index < 9; index += 1) limit.begin('a', 0)
  limit.succeed('a')
  for (let index = 0; index < 10; index += 1) expect(limit.begin('a', 0)).toBe(0)
})
