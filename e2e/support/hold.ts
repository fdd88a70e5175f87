import type { Page } from '@playwright/test'

/** Keeps requests to `url` waiting until the function that it returns is called; those that come later pass. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}
