import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from './connection'
import { endOutages } from './watch-connection'

function setUp(alive: boolean) {
  const connection = createConnection(true)
  const api = { alive }
  const probe = vi.fn(async () => api.alive)
  const onRecovered = vi.fn()
  const { hurry } = endOutages({ connection, probe, onRecovered })
  return { connection, api, probe, onRecovered, hurry }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[ERR-01] a failing endpoint is over 5 s after its last failure, without a recovery', async () => {
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

test('[ERR-01] an outage of a minute is over within a second of its end', async () => {
  const { connection, api, onRecovered } = setUp(false)
  connection.failed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.get()).toBe('failing')
  api.alive = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(connection.get()).toBe('ok')
  expect(onRecovered).toHaveBeenCalledOnce()
})

test('[ERR-01] a long outage is probed at growing intervals, and at once when the page is shown', async () => {
  const { connection, api, probe, onRecovered, hurry } = setUp(false)
  connection.failed()
  await vi.advanceTimersByTimeAsync(600_000)
  probe.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probe).toHaveBeenCalledTimes(2)
  api.alive = true
  hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(onRecovered).toHaveBeenCalledOnce()
  hurry()
  expect(probe, 'nothing is asked for when all is well').toHaveBeenCalledTimes(3)
})

test('[ERR-01] a hanging probe does not block the next one', async () => {
  const { connection, probe, onRecovered, hurry } = setUp(false)
  connection.failed()
  await vi.advanceTimersByTimeAsync(6_000)
  probe.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(true)
  hurry()
  hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(onRecovered).toHaveBeenCalledOnce()
})

test('[ERR-01] an answered request triggers a probe during an outage', async () => {
  const { connection, api, onRecovered } = setUp(false)
  connection.failed()
  await vi.advanceTimersByTimeAsync(6_000)
  api.alive = true
  connection.answered()
  await vi.advanceTimersByTimeAsync(0)
  expect(onRecovered).toHaveBeenCalledOnce()
})

test('[ERR-01] an offline browser is probed only after it is back, and recovers', async () => {
  const { connection, probe, onRecovered } = setUp(true)
  connection.setOnline(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probe).not.toHaveBeenCalled()
  connection.setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(onRecovered).toHaveBeenCalledOnce()
})
