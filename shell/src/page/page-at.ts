import type { Offer, PageData, PageShape } from '@loja/platform'
import { useOffer } from '@loja/ui/parts'
import { useLocation } from 'react-router'

/** E.g. that of `/admin/products` for `/admin/products/add`. */
export function pageAt({ pages }: Offer, pathname: string): PageData | undefined {
  return Object.values(pages).find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}

export function shapeAt(offer: Offer, pathname: string): PageShape {
  const page = pageAt(offer, pathname)
  if (!page) return { kind: 'sentence' }
  const below = pathname.slice(page.path.length + 1)
  const subpage = Object.entries(page.subpages ?? {}).find(([path]) => isAt(path, below))
  return (subpage?.[1] ?? page).shape
}

function isAt(path: string, below: string): boolean {
  const parts = below.split('/')
  const names = path.split('/')
  return names.length === parts.length && names.every((name, i) => name.startsWith(':') || name === parts[i])
}

export function usePageName(pathname: string): string | undefined {
  return pageAt(useOffer(), pathname)?.label
}

export function usePageShape(): PageShape {
  return shapeAt(useOffer(), useLocation().pathname)
}
