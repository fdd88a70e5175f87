import type { Page } from '@playwright/test'

/** Counts presses of the pointer on this page from now on, also after navigation; keys are not counted. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  const listen = () =>
    window.addEventListener('pointerdown', () => (window as unknown as { countClick(): void }).countClick(), {
      capture: true,
    })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => clicks
}
