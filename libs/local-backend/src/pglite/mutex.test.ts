import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isoTimestamp } from '../database/harden'
import { Mutex } from './mutex'

test('work runs one at a time, in order, also after a failure', async () => {
  const mutex = new Mutex()
  const journal: string[] = []
  const work = (name: string, fails = false) =>
    mutex.run(async () => {
      journal.push(`${name} in`)
      // Gives the others every chance to come in between.
      await setImmediate()
      journal.push(`${name} out`)
      if (fails) throw new Error(name)
    })
  await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(journal).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})

/** Callers of one mutex; `journal` gets their names in the order of their turns. */
function queueing() {
  const mutex = new Mutex()
  const journal: string[] = []
  const turns: Promise<void>[] = []
  const queue = (name: string, options: { isPatient?: boolean } = {}) => {
    const turn = mutex.lock(options).then(async (release) => {
      journal.push(name)
      await setImmediate()
      release()
    })
    turns.push(turn)
  }
  return { queue, journal, settled: () => Promise.all(turns) }
}

test('patient callers wait for the others, in their own order', async () => {
  const { queue, journal, settled } = queueing()
  queue('first')
  queue('visitor 1', { isPatient: true })
  queue('visitor 2', { isPatient: true })
  queue('staff 1')
  queue('staff 2')
  await settled()
  expect(journal).toEqual(['first', 'staff 1', 'staff 2', 'visitor 1', 'visitor 2'])
})

test('a patient caller waits for eight others in a row at most', async () => {
  const { queue, journal, settled } = queueing()
  queue('first')
  queue('visitor', { isPatient: true })
  for (let index = 1; index <= 20; index += 1) queue(`staff ${index}`)
  await settled()
  expect(journal.indexOf('visitor')).toBe(9)
  expect(journal).toHaveLength(22)
})

test.each([{ isPatient: true }, { isPatient: false }])(
  'a caller that gives up loses its place: %o',
  async (options) => {
    const mutex = new Mutex()
    const release = await mutex.lock()
    const late = mutex.lock({ ...options, timeoutMs: 1 })
    const next = mutex.lock(options)
    expect(await late).toBeUndefined()
    release()
    expect(await next).toBeTypeOf('function')
  },
)

test('a second release lets nobody in', async () => {
  const mutex = new Mutex()
  const release = await mutex.lock()
  release()
  await mutex.lock()
  release()
  expect(await mutex.lock({ timeoutMs: 1 })).toBeUndefined()
})

test.each([
  ['2026-11-21 03:07:06.973+00', '2026-11-21T03:07:06.973+00:00'],
  ['2026-11-21 03:07:06-03', '2026-11-21T03:07:06-03:00'],
  ['2026-11-21 03:07:06+05:30', '2026-11-21T03:07:06+05:30'],
])('%s is written %s', (stored, sent) => {
  expect(isoTimestamp(stored)).toBe(sent)
})
