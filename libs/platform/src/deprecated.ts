/** For modules of older contracts. Our own code does not import it (`checks/import-rules.ts`). */

import { BUNDLED_PAGES, type PageId } from './bundled-pages'

const pages = Object.entries(BUNDLED_PAGES).map(([id, { path }]) => [id, path])

interface Deprecation {
  since: string
  use: string
}

/** The next major removes them (docs/contract.md). */
export const DEPRECATIONS: Readonly<Record<string, Deprecation>> = {
  paths: { since: '3.3.0', use: 'pagePath' },
}

/** @deprecated since 3.3.0: name the page (`pagePath`, `PageLink` of `@loja/ui`). */
export const paths: Readonly<Record<PageId | 'login', string>> = { login: '/login', ...Object.fromEntries(pages) }
