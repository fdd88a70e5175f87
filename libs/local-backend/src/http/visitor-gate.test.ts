import { expect, test } from 'vitest'
import { VisitorGate } from './visitor-gate'

/** Requests that are served until they are ended by name; `journal` gets the names as they begin. */
function visiting() {
  const gate = new VisitorGate()
  const journal: string[] = []
  const ends = new Map<string, () => void>()
  const results = new Map<string, Promise<string | undefined>>()
  const visit = (name: string, address: string, isGone = false) => {
    const serve = () => {
      journal.push(name)
      return new Promise<string>((resolve) => {
        ends.set(name, () => resolve(name))
      })
    }
    results.set(name, gate.pass({ address, isGone: () => isGone }, serve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    return results.get(name)
  }
  return { journal, visit, end, result: (name: string) => results.get(name) }
}

test('requests of one address are served one after the other, those of another meanwhile', async () => {
  const { journal, visit, end } = visiting()
  visit('a1', 'a')
  visit('a2', 'a')
  visit('a3', 'a')
  visit('b1', 'b')
  expect(journal).toEqual(['a1', 'b1'])
  expect(await end('a1')).toBe('a1')
  expect(journal).toEqual(['a1', 'b1', 'a2'])
  await end('b1')
  await end('a2')
  expect(journal).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('six addresses are served at once, the seventh when one of them is done', async () => {
  const { journal, visit, end } = visiting()
  for (const address of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) visit(address, address)
  expect(journal).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  await end('c')
  expect(journal.at(-1)).toBe('g')
})

test('the sixty-fifth request that waits is refused, and one of another address is not', async () => {
  const { journal, visit, result, end } = visiting()
  for (let index = 0; index <= 65; index += 1) visit(`a${index}`, 'a')
  expect(await result('a65')).toBeUndefined()
  visit('b', 'b')
  expect(journal).toEqual(['a0', 'b'])
  await end('a0')
  expect(journal).toEqual(['a0', 'b', 'a1'])
})

test('the turn of a client that has left goes to the next', async () => {
  const { journal, visit, end, result } = visiting()
  visit('a1', 'a')
  visit('left', 'a', true)
  visit('a2', 'a')
  await end('a1')
  expect(await result('left')).toBeUndefined()
  expect(journal).toEqual(['a1', 'a2'])
})

test('a failure ends the turn', async () => {
  const gate = new VisitorGate()
  const visit = { address: 'a', isGone: () => false }
  await expect(gate.pass(visit, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await gate.pass(visit, async () => 'served')).toBe('served')
})
