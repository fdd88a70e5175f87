import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isoTimestamp } from '../database/harden'
import { Mutex } from './mutex'

test('runs work one at a time, in order, also after a failure', async () => {
  const mutex = new Mutex()
  const journal: string[] = []
  const work = (name: string, fails = false) =>
    mutex.run(async () => {
      journal.push(`${name} in`)
      await setImmediate()
      journal.push(`${name} out`)
      if (fails) throw new Error(name)
    })
  await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(journal).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})

test.each([
  ['2026-11-21 03:07:06.973+00', '2026-11-21T03:07:06.973+00:00'],
  ['2026-11-21 03:07:06-03', '2026-11-21T03:07:06-03:00'],
  ['2026-11-21 03:07:06+05:30', '2026-11-21T03:07:06+05:30'],
])('%s is written %s', (stored, sent) => {
  expect(isoTimestamp(stored)).toBe(sent)
})
