import { expect, test, vi } from 'vitest'
import { buildRegistry, buildStorage } from '../test-support'
import { openTabOverrides } from './tab-overrides'

const client = {
  known: () => null,
  get: async () => ({ registry: buildRegistry(), origin: 'live' as const }),
  refresh: vi.fn(),
  subscribe: vi.fn(),
}

test('a tab stays pinned to a release over page loads until it is reset', () => {
  const storage = buildStorage()
  const onChange = vi.fn()
  const open = () => openTabOverrides({ search: '', storage, client, development: false, onChange })
  const overrides = open()
  overrides.pin('mf-orders', '1.0.0')
  expect(onChange).toHaveBeenCalledOnce()
  expect([overrides.current(), open().current()]).toEqual([{ 'mf-orders': '1.0.0' }, { 'mf-orders': '1.0.0' }])
  overrides.reset()
  expect(open().current()).toEqual({})
})
