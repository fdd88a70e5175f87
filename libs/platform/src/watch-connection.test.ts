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

test('[ERR-01] an outage of a minute: over within a second of its end, with nobody doing anything', async () => {
  const { connection, api, onRecovered } = setUp(false)
  connection.failed()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.get()).toBe('failing')
  api.alive = true
  await vi.advanceTimersByTimeAsync(1_000)
  expect(connection.get()).toBe('ok')
  expect(onRecovered).toHaveBeenCalledOnce()
})

test('[ERR-01] a long outage: asked for at growing pauses, at once when somebody looks', async () => {
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

test('[ERR-01] a question that hangs does not hold up the next one', async () => {
  const { connection, probe, onRecovered, hurry } = setUp(false)
  connection.failed()
  await vi.advanceTimersByTimeAsync(6_000)
  probe.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(true)
  hurry()
  hurry()
  await vi.advanceTimersByTimeAsync(0)
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
