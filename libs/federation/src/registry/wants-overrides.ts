import type { BrowserStorage } from '../browser-storage'

/** Parameter of an address that pins releases for the tab: `?mf=orders@1.2.0-abc,catalog@1.1.0-def`. */
export const OVERRIDE_PARAMETER = 'mf'

/** Where the tab keeps them. In `sessionStorage`: what is pinned for the browser is forgotten there, and stays for weeks. */
export const OVERRIDES_KEY = 'loja-mf-overrides'

/** Whether the page was asked for with pinned releases, or the tab has some. Apart from the rest, which comes late. */
export function wantsOverrides(search: string, storage: BrowserStorage): boolean {
  return new URLSearchParams(search).has(OVERRIDE_PARAMETER) || storage.get(OVERRIDES_KEY) !== null
}
