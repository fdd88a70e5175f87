import { expect, test } from 'vitest'
import { interleave, ratioOf, summarize } from './measure'

test.each([
  [[4], { min: 4, median: 4, spread: 0 }],
  [[3, 1, 2], { min: 1, median: 2, spread: 0.25 }],
  [[10, 10, 10, 10], { min: 10, median: 10, spread: 0 }],
  [[1, 2, 3, 4], { min: 1, median: 2.5, spread: 0.3 }],
])('%j is summarised', (samples, expected) => {
  expect(summarize(samples)).toEqual(expected)
})

test('variants alternate, every other round runs backwards, and each run is undone', async () => {
  const done: string[] = []
  const variant = (name: string) => ({
    run: async () => done.push(name),
    after: async () => done.push(`-${name}`),
  })
  await interleave({ a: variant('a'), b: variant('b') }, { rounds: 2, warmUps: 1 })
  expect(done.join(' ')).toBe('b -b a -a a -a b -b b -b a -a')
})

test('the ratio compares the fastest runs', () => {
  const timing = (min: number) => ({ min, median: 100, spread: 0 })
  expect(ratioOf(timing(3), timing(2))).toBe(1.5)
})
