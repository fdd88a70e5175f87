import { describe, expect, test, vi } from 'vitest'
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
  const open = () => openTabOverrides({ search: '', storage, client, localPorts: [], onChange })
  const overrides = open()
  overrides.pin('mf-orders', '1.0.0')
  expect(onChange).toHaveBeenCalledOnce()
  expect([overrides.current(), open().current()]).toEqual([{ 'mf-orders': '1.0.0' }, { 'mf-orders': '1.0.0' }])
  overrides.reset()
  expect(open().current()).toEqual({})
})

describe('[DEV-03] a module of this computer', () => {
  const address = 'http://localhost:4190/r/mf-orders/0.0.0-dev/release.json'

  async function openLink(localPorts = [4190], storage = buildStorage()) {
    const onChange = vi.fn()
    const search = `?mf=orders@${address}`
    const overrides = openTabOverrides({ search, storage, client, localPorts, onChange })
    let isReady = false
    void overrides.ready.then(() => {
      isReady = true
    })
    await vi.waitFor(() => expect(onChange.mock.calls.length > 0 || isReady).toBe(true))
    return { overrides, storage, isReady: () => isReady }
  }

  test('is pinned only after the administrator has allowed it', async () => {
    const { overrides, storage, isReady } = await openLink()
    expect([overrides.current(), overrides.asked(), isReady()]).toEqual([{}, { 'mf-orders': address }, false])
    expect(storage.items.size).toBe(0)
    overrides.answer(true)
    await overrides.ready
    expect([overrides.current(), overrides.asked()]).toEqual([{ 'mf-orders': address }, {}])
    const again = await openLink([4190], storage)
    expect([again.overrides.asked(), again.overrides.current()]).toEqual([{}, { 'mf-orders': address }])
  })

  test('is refused without a question where no port is allowed', async () => {
    const { overrides } = await openLink([])
    expect([overrides.asked(), overrides.refused()]).toEqual([{}, [`orders@${address}`]])
  })
})
