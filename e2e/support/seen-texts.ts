import type { Page } from '@playwright/test'

export async function watchSeenTexts(page: Page): Promise<() => Promise<{ texts: string[]; roles: string[] }>> {
  await page.addInitScript(() => {
    const texts = new Set<string>()
    const roles = new Set<string>()
    Object.assign(window, { seenTexts: { texts, roles } })
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) texts.add(heading.textContent ?? '')
      for (const place of document.querySelectorAll('nav, aside, form')) roles.add(place.tagName.toLowerCase())
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () =>
    page.evaluate(() => {
      const { seenTexts } = window as unknown as { seenTexts: { texts: Set<string>; roles: Set<string> } }
      return { texts: [...seenTexts.texts], roles: [...seenTexts.roles] }
    })
}
