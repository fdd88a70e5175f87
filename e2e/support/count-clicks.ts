import type { Page } from '@playwright/test'

export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  // On the window, Playwright hides a press that missed a moving element, and presses again.
  const listen = () =>
    document.addEventListener('pointerdown', () => (window as unknown as { countClick(): void }).countClick(), {
      capture: true,
    })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => clicks
}
