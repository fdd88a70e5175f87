import type { Offer, PageData } from '@loja/platform'

export interface MenuGroup {
  id: string
  /** None for pages that are always in the menu's first and last places. */
  label?: string
  pages: [id: string, page: PageData][]
}

const FIRST = 'store'
const LAST = 'system'

/** Sections of the sidebar: declared ones after the one they name. A section that is not reached comes before the last one. */
export function menuGroups({ pages, sections }: Offer): MenuGroup[] {
  const declared = Object.entries(sections)
    .filter(([id]) => id !== FIRST && id !== LAST)
    .sort(([, a], [, b]) => byText(a.label, b.label))
  const order: string[] = []
  const place = (id: string) => {
    // A cycle ends here.
    if (order.includes(id)) return
    order.push(id)
    for (const [next, { after }] of declared) if (after === id) place(next)
  }
  place(FIRST)
  const unreached = declared.filter(([id]) => !order.includes(id))
  // First the sections after one that is not declared, then those in cycles.
  for (const [id, { after }] of unreached) if (!unreached.some(([other]) => other === after)) place(id)
  for (const [id] of unreached) place(id)
  order.push(LAST)
  return order.flatMap((id) => {
    const own = Object.entries(pages).filter(([, { section }]) => (order.includes(section) ? section : FIRST) === id)
    if (own.length === 0) return []
    own.sort(([, a], [, b]) => a.order - b.order || byText(a.label, b.label))
    const { label } = declared.find(([declaredId]) => declaredId === id)?.[1] ?? {}
    return [{ id, pages: own, ...(label !== undefined && { label }) }]
  })
}

function byText(a: string, b: string): number {
  return a.localeCompare(b, 'pt-BR')
}
