import type { Page } from '@playwright/test'

export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
    const dialogs = [...document.querySelectorAll('[role="dialog"], :has(> [role="dialog"])')]
    const inDialogs = [...document.querySelectorAll('[role="dialog"] *')].filter(scrolls)
    const overflows = [document.documentElement, ...dialogs, ...inDialogs].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    return Math.max(...overflows)
  })
}
