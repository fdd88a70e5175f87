import type { Offer, PageTarget } from '@loja/platform'

/** Address of a declared target; null when no module offers its page. */
export function targetPath(
  { pages }: Pick<Offer, 'pages'>,
  { page, below = '', search = '', hash = '' }: PageTarget,
): string | null {
  const { path } = (Object.hasOwn(pages, page) && pages[page]) || {}
  return path === undefined ? null : path + below + search + hash
}
