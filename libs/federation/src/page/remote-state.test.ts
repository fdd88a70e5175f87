import { expect, test } from 'vitest'
import type { ResolvedRemote } from '../registry/resolve-release'
import { NEW_REMOTE, needsFreshLoad, type RemoteEvent, reduceRemote } from './remote-state'

const release = (version: string): ResolvedRemote => ({ name: 'mf-orders', version, source: 'active', address: '' })
const module = (version: string) => ({
  default: () => null,
  meta: { name: 'mf-orders', version, contract: '' },
})
const loaded = (version: string): RemoteEvent => ({
  type: 'loaded',
  release: release(version),
  module: module(version),
  ms: 5,
})
const failed = (version: string): RemoteEvent => ({
  type: 'failed',
  release: release(version),
  failure: 'timeout',
  ms: 9,
})
const after = (...events: RemoteEvent[]) => events.reduce(reduceRemote, NEW_REMOTE)

test.each([
  ['before any load', [], '1.0.0', false],
  ['of any version directly after a failure', [failed('1.0.0')], '1.1.0', true],
  ['of a version that failed before another one loaded', [failed('1.0.0'), loaded('1.1.0')], '1.0.0', true],
  [
    'of a version that did not fail, when another one has loaded since',
    [failed('1.0.0'), loaded('1.1.0')],
    '1.2.0',
    false,
  ],
  ['of a version that has loaded since it failed', [failed('1.0.0'), loaded('1.0.0')], '1.0.0', false],
] as const)('the cache is bypassed for a load %s: %j', (_, events, version, expected) => {
  expect(needsFreshLoad(after(...events), version)).toBe(expected)
})

test('a background load does not change the release that the page has', () => {
  expect(after({ type: 'returned', release: release('1.0.0') }, loaded('1.1.0')).last?.version).toBe('1.0.0')
})

test('a rendering error is added to the record of the last load', () => {
  expect(after(loaded('1.0.0'), { type: 'broke', error: 'TypeError' }).record).toMatchObject({
    ms: 5,
    error: 'TypeError',
  })
  expect(after({ type: 'broke', error: 'TypeError' }).record).toBeUndefined()
})
