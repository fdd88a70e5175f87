import type { RegistryClient } from './registry-client'

/** How often the registry is looked at while something happens, so that a rollback reaches an open page soon. */
const SOON_MS = 10_000
/** How long after a change: a new release, a load, or a failure. */
const EVENTFUL_MS = 15 * 60_000
/** How often it is looked at otherwise, and while it cannot be read. */
const EVERY_MS = 60_000

/**
 * Reads the registry again while the page is open, and when the person comes back to the tab. Not while it is hidden: a
 * change would not be seen, and coming back asks first. Navigation asks too, from where it happens.
 * @param subscribe to changes of what the page knows and has
 */
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
