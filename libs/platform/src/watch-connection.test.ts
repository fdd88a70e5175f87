import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from './connection'
import { endOutages } from './watch-connection'

function setUp(alive: boolean) {
  const connection = createConnection(true)
  const api = { alive }
  const probe = vi.fn(async () => api.alive)
  const onRecovered = vi.fn()
  endOutages({ connection, probe, onRecovered })
  return { connection, api, probe, onRecovered }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[ERR-01] one endpoint fails while the API lives: said until 5 s after its last failure, nothing is read again', async () => {
  const { connection, probe, onRecovered } = setUp(true)
  for (const pause of [0, 1_000, 2_000, 4_000]) {
    await vi.advanceTimersByTimeAsync(pause)
    connection.failed()
  }
  expect(probe).not.toHaveBeenCalled()
  expect(connection.get()).toBe('failing')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connection.get()).toBe('ok')
  expect(onRecovered).not.toHaveBeenCalled()
})

test('[ERR-01] an outage: asked for at growing pauses, read again once it is over', async () => {
  const { connection, api, probe, onRecovered } = setUp(false)
  connection.failed()
  await vi.advanceTimersByTimeAsync(5_000 + 5_000 + 10_000 + 20_000 + 30_000 + 30_000)
  expect(probe).toHaveBeenCalledTimes(6)
  expect(connection.get()).toBe('failing')
  api.alive = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(connection.get()).toBe('ok')
  expect(onRecovered).toHaveBeenCalledOnce()
})

test('[ERR-01] in an outage, an answer to the person is a reason to ask at once', async () => {
  const { connection, api, onRecovered } = setUp(false)
  connection.failed()
  await vi.advanceTimersByTimeAsync(6_000)
  api.alive = true
  connection.answered()
  await vi.advanceTimersByTimeAsync(0)
  expect(onRecovered).toHaveBeenCalledOnce()
})

test('[ERR-01] the browser is offline, and back: not asked before, read again after', async () => {
  const { connection, probe, onRecovered } = setUp(true)
  connection.setOnline(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probe).not.toHaveBeenCalled()
  connection.setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(onRecovered).toHaveBeenCalledOnce()
})
