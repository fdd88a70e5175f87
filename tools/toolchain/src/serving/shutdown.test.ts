import { expect, test, vi } from 'vitest'
import { createShutdown, stopAtSignals } from './shutdown'

function begin() {
  const done: string[] = []
  let at = 0
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const shutdown = createShutdown({ exit: (code) => done.push(`exit ${code}`), now: () => at })
  shutdown.add(async () => void done.push('backend'))
  shutdown.add(async () => {
    done.push('gateway')
    await held
  })
  const signal = (ms: number) => {
    at = ms
    shutdown.onSignal()
  }
  return { done, shutdown, signal, release }
}

test('a signal ends the last started first, and ignores copies of the signal', async () => {
  const { done, shutdown, signal, release } = begin()
  for (const ms of [5000, 5001, 5999]) signal(ms)
  expect(shutdown.isStopping).toBe(true)
  release()
  await shutdown.stop(1)
  expect(done).toEqual(['gateway', 'backend', 'exit 0'])
})

test('a second signal does not wait for the first shutdown', () => {
  const { done, signal } = begin()
  signal(5000)
  signal(6000)
  expect(done).toEqual(['gateway', 'exit 130'])
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops in order', (signal) => {
  const onSignal = vi.fn()
  const earlier = new Set(process.listeners(signal))
  stopAtSignals({ ...begin().shutdown, onSignal })
  const added = process.listeners(signal).filter((listener) => !earlier.has(listener))
  for (const listener of added) listener(signal)
  expect(onSignal).toHaveBeenCalledOnce()
  for (const listener of added) process.off(signal, listener)
})
