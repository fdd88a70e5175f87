import type { Page } from '@playwright/test'

/** A page that has just been loaded has no entry of the router yet. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => typeof (history.state as { idx?: unknown } | null)?.idx === 'number')
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number }
    history.pushState({ key: `${performance.now()}`, idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
