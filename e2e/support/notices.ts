import { expect, type Locator, type Page } from '@playwright/test'

export function notices(page: Page): Locator {
  return page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ has: page.getByRole('button', { name: 'Fechar' }) })
}

declare global {
  interface Window {
    recordedNotices?: string[]
  }
}

/** In the page, from its start: a test that is slow to read a notice still finds it. */
export function recordNotices(): void {
  const recorded: string[] = []
  const texts = new WeakMap<Element, string>()
  window.recordedNotices = recorded
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll(
      ':is([role=alert], [role=status]):has(button[aria-label="Fechar"])',
    )) {
      const text = notice.textContent.replace(/\s+/g, ' ')
      if (texts.get(notice) === text) continue
      texts.set(notice, text)
      recorded.push(text)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

const takeRecorded = (page: Page, parts: string[]) =>
  page.evaluate((wanted) => {
    const recorded = window.recordedNotices ?? []
    const at = recorded.findIndex((text) => wanted.every((part) => text.includes(part)))
    return at >= 0 && recorded.splice(at, 1).length > 0
  }, parts)

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const shown = notices(page).filter({ hasText: title }).filter({ hasText: text }).first()
  const isSeen = async () => (await takeRecorded(page, [title, text])) || (await shown.isVisible())
  await expect.poll(isSeen, { message: `the notice ${title}: ${text}`, intervals: [50] }).toBe(true)
}

export async function closeNotices(page: Page): Promise<void> {
  // In one call: a notification that is waited for may close by itself.
  await notices(page)
    .getByRole('button', { name: 'Fechar' })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })
  await expect(notices(page)).toHaveCount(0)
  await page.evaluate(() => window.recordedNotices?.splice(0))
}
