import type { Page } from '@playwright/test'

/** Something that does not go on before `release` is called. */
export function gate(): { held: Promise<void>; release: () => void } {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { held, release }
}

/** Keeps requests to `url` waiting until the function that it returns is called; those that come later pass. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { held, release } = gate()
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * As `holdRequests`, by the browser's debugger: one that is routed has its cache switched off, and sends every request
 * through this process. `release` lets go of what waits and of what comes later; `end` is for when nothing is on its way.
 * @param urls patterns of the debugger: `*` and `?` stand for anything, `\\?` for itself
 * @param fits which of the requests that a pattern names are kept waiting
 */
export async function holdInBrowser(page: Page, urls: readonly string[], fits = (_url: string) => true) {
  const tools = await page.context().newCDPSession(page)
  const { held, release } = gate()
  const passed: Promise<unknown>[] = []
  tools.on('Fetch.requestPaused', ({ requestId, request }) => {
    // One that the page gave up meanwhile is there no longer.
    const pass = () => tools.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
    passed.push(fits(request.url) ? held.then(pass) : pass())
  })
  await tools.send('Fetch.enable', { patterns: urls.map((urlPattern) => ({ urlPattern })) })
  return {
    release: async () => {
      release()
      await Promise.all(passed)
    },
    end: async () => {
      await Promise.all(passed)
      await tools.detach()
    },
  }
}
