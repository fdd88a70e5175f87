import { expect, test } from 'vitest'
import { AttemptLimit } from './sign-in-limit'

test('blocks a key after ten failures until the first is a minute old', () => {
  const limit = new AttemptLimit(10)
  for (let index = 0; index < 10; index += 1) {
    expect(limit.secondsToWait('a', 1000 * index)).toBe(0)
    limit.book('a', 1000 * index)
  }
  expect(limit.secondsToWait('a', 10_000)).toBe(50)
  expect(limit.secondsToWait('b', 10_000)).toBe(0)
  expect(limit.secondsToWait('a', 60_001)).toBe(0)
})

test('forgive removes only its own attempt', () => {
  const limit = new AttemptLimit(2)
  limit.book('a', 0)
  limit.book('a', 1000).forgive()
  expect(limit.secondsToWait('a', 2000)).toBe(0)
  limit.book('a', 2000)
  expect(limit.secondsToWait('a', 3000)).toBe(57)
})

test('limits the number of keys', () => {
  const limit = new AttemptLimit(1)
  for (let index = 0; index <= 10_000; index += 1) limit.book(`made-up-${index}`, 0)
  expect(limit.secondsToWait('made-up-0', 0)).toBe(0)
  expect(limit.secondsToWait('made-up-10000', 0)).toBe(60)
})
