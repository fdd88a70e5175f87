import type { IconName, Offer } from '@loja/platform'
import { targetPath } from '@loja/ui/parts'
import type { RecentChoice } from './recent-choices'

export interface PaletteEntry {
  kind: 'page' | 'command'
  /** Unique. */
  to: string
  label: string
  icon: IconName
  of?: string
  keywords: readonly string[]
  run?: () => void
}

/** What leads to the same address is one entry. */
export function paletteEntries(offer: Offer, listed: Offer['pages']): PaletteEntry[] {
  const entries = new Map<string, PaletteEntry>()
  const add = (entry: PaletteEntry) => {
    const first = entries.get(entry.to)
    const keywords = first ? [...first.keywords, entry.label, ...entry.keywords] : entry.keywords
    entries.set(entry.to, { ...(first ?? entry), keywords })
  }
  for (const { path, label, icon } of Object.values(listed)) add({ kind: 'page', to: path, label, icon, keywords: [] })
  for (const target of [...offer.quickActions, ...offer.commands]) {
    const to = targetPath(offer, target)
    const page = offer.pages[target.page]
    if (to === null || !page) continue
    const keywords = 'keywords' in target ? (target.keywords ?? []) : []
    const icon = 'icon' in target ? target.icon : page.icon
    add({ kind: 'command', to, label: target.label, icon, of: page.label, keywords })
  }
  return [...entries.values()]
}

/** Recent results of the search that are no entries, on pages that are still offered. */
export function recentEntries(
  offer: Offer,
  recent: readonly RecentChoice[],
  entries: readonly PaletteEntry[],
): PaletteEntry[] {
  return recent.flatMap(({ to, found }) => {
    const page = Object.values(offer.pages).find(({ path }) => to.startsWith(`${path}/`))
    if (!found || !page || entries.some((entry) => entry.to === to)) return []
    return [{ kind: 'command', to, ...found, of: page.label, keywords: [] }]
  })
}
