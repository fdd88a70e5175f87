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
