import type { Page } from '@playwright/test'

export function gate(): { held: Promise<void>; release: () => void } {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { held, release }
}

export async function holdRequests(page: Page, url: string | ((url: URL) => boolean)): Promise<() => void> {
  const { held, release } = gate()
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Routing would disable the cache. */
export async function holdInBrowser(page: Page, urls: readonly string[], fits = (_url: string) => true) {
  const tools = await page.context().newCDPSession(page)
  const { held, release } = gate()
  const passed: Promise<unknown>[] = []
  tools.on('Fetch.requestPaused', ({ requestId, request }) => {
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
