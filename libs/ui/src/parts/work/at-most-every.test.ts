import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const shown: number[] = []
  return { shown, ...atMostEvery<number>(200, (value) => void shown.push(value)) }
}

test('passes the first value at once, then the newest per span', () => {
  const { shown, add } = setUp()
  add(1)
  expect(shown).toEqual([1])
  add(2)
  add(3)
  vi.advanceTimersByTime(199)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([1, 3])
  add(4)
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([1, 3, 4])
})

test('passes the next value at once after a quiet span', () => {
  const { shown, add } = setUp()
  add(1)
  vi.advanceTimersByTime(200)
  add(2)
  expect(shown).toEqual([1, 2])
})

test('stop drops the waiting value, and later values are passed', () => {
  const { shown, add, stop } = setUp()
  add(1)
  add(2)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual([1])
  add(3)
  expect(shown).toEqual([1, 3])
})
