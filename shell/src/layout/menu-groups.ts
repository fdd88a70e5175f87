import type { Offer, PageData } from '@loja/platform'
import { useOffer } from '@loja/ui/parts'
import { useLocation } from 'react-router'
import { useListedPages } from '../page/listed-pages'

interface MenuEntry {
  id: string
  page: PageData
  isBelow: boolean
}

interface MenuGroup {
  label: string | undefined
  entries: MenuEntry[]
}

export function useMenuGroups(): MenuGroup[] {
  const { sections } = useOffer()
  return menuGroups({ pages: useListedPages(), sections }, useLocation().pathname)
}

/**
 * Neighbours of one section. Pages whose section is another page are folded: they are shown below it while one of them
 * is displayed.
 */
export function menuGroups({ pages, sections }: Pick<Offer, 'pages' | 'sections'>, pathname: string): MenuGroup[] {
  const shown = Object.entries(pages)
  const ids = new Set(shown.map(([id]) => id))
  const groups: MenuGroup[] = []
  let before: string | undefined
  for (const [id, page] of shown) {
    const { section } = page
    if (ids.has(section)) continue
    const below = shown.filter(([, other]) => other.section === id)
    const isOpen = [page, ...below.map(([, other]) => other)].some((one) => isAt(pathname, one))
    const entries = [[id, page] as const, ...(isOpen ? below : [])].map(
      ([key, one]): MenuEntry => ({ id: key, page: one, isBelow: key !== id }),
    )
    if (section === before) groups.at(-1)?.entries.push(...entries)
    else groups.push({ label: sections[section]?.label, entries })
    before = section
  }
  return groups
}

function isAt(pathname: string, { path }: PageData): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}
