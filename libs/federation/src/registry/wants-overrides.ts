import type { BrowserStorage } from '../browser-storage'

/** e.g. `?mf=orders@1.2.0-abc,catalog@1.1.0-def` */
export const OVERRIDE_PARAMETER = 'mf'

/** In `localStorage` pinned releases would be forgotten and stay for weeks. */
export const OVERRIDES_KEY = 'loja-mf-overrides'

/** Separate, because the rest is not part of the first load. */
export function wantsOverrides(search: string, storage: BrowserStorage): boolean {
  return new URLSearchParams(search).has(OVERRIDE_PARAMETER) || storage.get(OVERRIDES_KEY) !== null
}
