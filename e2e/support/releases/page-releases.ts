import { expect, type Page } from '@playwright/test'

interface ShownRelease {
  version: string
  source: 'active' | 'canary' | 'override' | 'previous'
}

interface PageReleases {
  resolved: Record<string, ShownRelease>
  loaded: Record<string, ShownRelease>
  rev: number | null
}

export function pageReleases(page: Page): Promise<PageReleases | null> {
  return page.evaluate(() => {
    const shown = (window as { __ADMIN_MF__?: PageReleases }).__ADMIN_MF__
    return shown ? { resolved: shown.resolved, loaded: shown.loaded, rev: shown.rev } : null
  })
}

/** A tab reads the registry when it gets the focus. */
export async function lookUntil(page: Page, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await isThere()
  }).toPass({ timeout: 60_000 })
}
