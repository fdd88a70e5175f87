import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const shown: number[] = []
  return { shown, ...atMostEvery<number>(200, (value) => void shown.push(value)) }
}

test('the first is handed on at once, then the newest of each span', () => {
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

test('after a quiet span the next is handed on at once', () => {
  const { shown, add } = setUp()
  add(1)
  vi.advanceTimersByTime(200)
  add(2)
  expect(shown).toEqual([1, 2])
})

test('what waits when it is stopped is not handed on, and what comes after is', () => {
  const { shown, add, stop } = setUp()
  add(1)
  add(2)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual([1])
  add(3)
  expect(shown).toEqual([1, 3])
})
