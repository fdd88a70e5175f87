/**
 * E.g. `page:"orders"` of a `PageLink`. Another field of that name is harmless: the ids are compared with
 * pages.
 */
const PAGE = /\bpage:\s*"([a-z][A-Za-z0-9]{0,39})"/g

export function pageLinks(scripts: readonly string[]): string[] {
  const ids = scripts.flatMap((script) => [...script.matchAll(PAGE)].map(([, id = '']) => id))
  return [...new Set(ids)].sort()
}
