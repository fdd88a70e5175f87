import { expect, test } from 'vitest'
import { VisitorGate } from './visitor-gate'

const PARALLEL = { atOnce: 6, waitsForOthers: false }
const ONE_BY_ONE = { atOnce: 1, waitsForOthers: true }

function visiting(options: { atOnce: number; waitsForOthers: boolean }) {
  const gate = new VisitorGate(options)
  const journal: string[] = []
  const ends = new Map<string, () => void>()
  const results = new Map<string, Promise<string | undefined>>()
  const serve = (name: string) => () => {
    journal.push(name)
    return new Promise<string>((resolve) => {
      ends.set(name, () => resolve(name))
    })
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    journal,
    async visit(name: string, address: string, isGone = false) {
      results.set(name, gate.pass({ address, isGone: () => isGone }, serve(name)))
      await settled()
    },
    async other(name: string) {
      results.set(name, gate.passOther(serve(name)))
      await settled()
    },
    async end(name: string) {
      ends.get(name)?.()
      const result = await results.get(name)
      await settled()
      return result
    },
    result: (name: string) => results.get(name),
  }
}

test('serves requests of one address one at a time, and other addresses in parallel', async () => {
  const { journal, visit, end } = visiting(PARALLEL)
  await visit('a1', 'a')
  await visit('a2', 'a')
  await visit('a3', 'a')
  await visit('b1', 'b')
  expect(journal).toEqual(['a1', 'b1'])
  expect(await end('a1')).toBe('a1')
  expect(journal).toEqual(['a1', 'b1', 'a2'])
  await end('b1')
  await end('a2')
  expect(journal).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('does not let a busy address delay another one', async () => {
  const { journal, visit, end } = visiting(ONE_BY_ONE)
  for (const name of ['a1', 'a2', 'a3', 'a4']) await visit(name, 'a')
  await visit('b1', 'b')
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  expect(journal).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('refuses the sixty-fifth waiting request of one address only', async () => {
  const { journal, visit, result } = visiting(PARALLEL)
  for (let index = 0; index <= 65; index += 1) await visit(`a${index}`, 'a')
  expect(await result('a65')).toBeUndefined()
  await visit('b', 'b')
  expect(journal).toEqual(['a0', 'b'])
})

test('skips a client that disconnected', async () => {
  const { journal, visit, end, result } = visiting(PARALLEL)
  await visit('a1', 'a')
  await visit('left', 'a', true)
  await visit('a2', 'a')
  await end('a1')
  expect(await result('left')).toBeUndefined()
  expect(journal).toEqual(['a1', 'a2'])
})

test('a failure ends the turn', async () => {
  const gate = new VisitorGate(ONE_BY_ONE)
  const visit = { address: 'a', isGone: () => false }
  await expect(gate.pass(visit, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await expect(gate.passOther(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await gate.pass(visit, async () => 'served')).toBe('served')
})

test('makes visitors wait for other callers where statements run one at a time', async () => {
  const { journal, visit, other, end } = visiting(ONE_BY_ONE)
  await other('staff 1')
  await visit('a', 'a')
  await other('staff 2')
  await end('staff 1')
  expect(journal).toEqual(['staff 1', 'staff 2'])
  await end('staff 2')
  expect(journal).toEqual(['staff 1', 'staff 2', 'a'])
  await other('staff 3')
  expect(journal.at(-1)).toBe('staff 3')
})

test('serves a visitor after at most eight requests of others', async () => {
  const { journal, visit, other, end } = visiting(ONE_BY_ONE)
  await other('staff 0')
  await visit('a', 'a')
  for (let index = 1; index <= 8; index += 1) {
    expect(journal).not.toContain('a')
    await other(`staff ${index}`)
    await end(`staff ${index - 1}`)
  }
  expect(journal.at(-1)).toBe('a')
})
