/** A browser that is never idle gets to it after this long. */
const AT_LATEST_MS = 2_000

/** Runs `work` once the browser has nothing better to do. Safari cannot tell, and waits a moment. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work, 200)
}
