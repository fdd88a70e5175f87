import type { Page } from '@playwright/test'

interface ShownRelease {
  version: string
  source: 'active' | 'canary' | 'override' | 'previous'
}

/** What `window.__ADMIN_MF__` says; `null` before the page has needed a module. */
interface PageReleases {
  resolved: Record<string, ShownRelease>
  loaded: Record<string, ShownRelease>
  rev: number | null
}

/** Which releases the page takes, and has loaded, of each remote. */
export function pageReleases(page: Page): Promise<PageReleases | null> {
  return page.evaluate(() => {
    const shown = (window as { __ADMIN_MF__?: PageReleases }).__ADMIN_MF__
    // Its properties are getters, which do not travel.
    return shown ? { resolved: shown.resolved, loaded: shown.loaded, rev: shown.rev } : null
  })
}
