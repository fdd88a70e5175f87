/** For a browser that is never idle. */
const AT_LATEST_MS = 2_000

/** Safari has no idle callback, and waits a moment. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work, 200)
}
