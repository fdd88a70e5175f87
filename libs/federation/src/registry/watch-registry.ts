import type { RegistryClient } from './registry-client'

/** Interval after a change, so that a rollback reaches an open page soon. */
const SOON_MS = 10_000
/** Duration of that interval after a release, a load or a failure. */
const EVENTFUL_MS = 15 * 60_000
/** Interval otherwise, and while the registry cannot be read. */
const EVERY_MS = 60_000

/** Reads the registry while the tab is visible, and when it becomes visible. Navigation also reads it. */
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
