import { expect, test } from 'vitest'
import { buildStorage } from '../test-support'
import { createFaultMemory } from './fault-memory'

const HOUR = 60 * 60_000

function setup({ storage = buildStorage() } = {}) {
  let time = 1_000_000
  const open = () => createFaultMemory(storage, () => time)
  return {
    memory: open(),
    reopen: open,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('a release counts as failed after two failed loads in a row, over page loads', () => {
  const { memory, reopen } = setup()
  memory.loadFailed('mf-orders', '1')
  expect(reopen().hasFailed('mf-orders', '1')).toBe(false)
  reopen().loadFailed('mf-orders', '1')
  expect(reopen().hasFailed('mf-orders', '1')).toBe(true)
  expect(reopen().hasFailed('mf-orders', '2')).toBe(false)
})

test.each([
  [1, 1, false],
  [2, 2, true],
  [3, 2, true],
  [4, 2, false],
  [20, 10, false],
  [20, 11, true],
])('shown %i times and broken %i times: failed %s', (shown, broken, failed) => {
  const { memory } = setup()
  for (let i = 0; i < shown; i++) memory.shown('mf-orders', '1')
  for (let i = 0; i < broken; i++) memory.broke('mf-orders', '1')
  expect(memory.hasFailed('mf-orders', '1')).toBe(failed)
})

test('a release is tried again an hour after the last fault', () => {
  const { memory, pass } = setup()
  for (let i = 0; i < 2; i++) memory.loadFailed('mf-orders', '1')
  pass(HOUR - 1)
  expect(memory.hasFailed('mf-orders', '1')).toBe(true)
  pass(1)
  expect(memory.hasFailed('mf-orders', '1')).toBe(false)
  memory.loadFailed('mf-orders', '1')
  expect(memory.hasFailed('mf-orders', '1')).toBe(false)
})

test('a timeout is forgotten after five minutes', () => {
  const { memory, pass } = setup()
  for (let i = 0; i < 2; i++) memory.loadFailed('mf-orders', '1', true)
  pass(HOUR / 12 - 1)
  expect(memory.hasFailed('mf-orders', '1')).toBe(true)
  pass(1)
  expect(memory.hasFailed('mf-orders', '1')).toBe(false)
})

test('two tabs count together, and a page without a storage on its own', () => {
  const { memory, reopen } = setup()
  const other = reopen()
  memory.loadFailed('mf-orders', '1')
  other.loadFailed('mf-orders', '1')
  expect(other.hasFailed('mf-orders', '1')).toBe(true)
  const blocked = setup({ storage: buildStorage(true) }).memory
  for (let i = 0; i < 2; i++) blocked.loadFailed('mf-orders', '1')
  expect(blocked.hasFailed('mf-orders', '1')).toBe(true)
})

test.each(['oops', 'null', '{"mf-orders@1":{"failed":"2"}}'])('a storage that holds %s counts as empty', (text) => {
  const storage = buildStorage()
  storage.set('loja-mf-faults', text)
  expect(setup({ storage }).memory.hasFailed('mf-orders', '1')).toBe(false)
})
