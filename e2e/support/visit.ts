import type { Page } from '@playwright/test'

/** Goes to an address of the admin as a link does: without loading the page again. It is no input of the user. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number }
    history.pushState({ key: `${performance.now()}`, idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
