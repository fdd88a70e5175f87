import type { RegistryClient } from './registry-client'

/** A rollback must reach an open page soon. */
const SOON_MS = 10_000
const EVENTFUL_MS = 15 * 60_000
const EVERY_MS = 60_000

export function watchRegistry(client: RegistryClient, subscribe: (onChange: () => void) => unknown): void {
  let changedAt = performance.now()
  let readAt = changedAt
  let isAnswered = true
  const read = async () => {
    if (document.visibilityState !== 'visible') return
    readAt = performance.now()
    isAnswered = await client.refresh()
  }
  subscribe(() => {
    changedAt = performance.now()
  })
  setInterval(() => {
    const now = performance.now()
    const isEventful = isAnswered && now - changedAt < EVENTFUL_MS
    if (isEventful || now - readAt >= EVERY_MS) void read()
  }, SOON_MS)
  window.addEventListener('focus', read)
  document.addEventListener('visibilitychange', read)
}
