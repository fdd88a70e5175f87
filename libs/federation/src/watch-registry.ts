import type { RegistryClient } from './registry-client'

/** A release that was taken back reaches an open page within this time. */
const EVERY_MS = 60_000

/**
 * Reads the registry again each minute and when the person comes back to the tab. Not while it is hidden: nobody would
 * see a change, and coming back asks first. Navigation asks too, from where it happens.
 */
export function watchRegistry(client: RegistryClient): void {
  const read = () => {
    if (document.visibilityState === 'visible') void client.refresh()
  }
  setInterval(read, EVERY_MS)
  window.addEventListener('focus', read)
  document.addEventListener('visibilitychange', read)
}
