import type { Offer, PageData } from '@loja/platform'

const FIRST = 'store'
const LAST = 'system'

/** Pages of an undeclared section are in the first one. */
export function inMenuOrder({ pages, sections }: Pick<Offer, 'pages' | 'sections'>): Record<string, PageData> {
  const order = orderOfSections(sections)
  const place = ({ section }: PageData) => Math.max(order.indexOf(section), 0)
  const sorted = Object.entries(pages).sort(
    ([, a], [, b]) => place(a) - place(b) || a.order - b.order || byText(a.label, b.label),
  )
  return Object.fromEntries(sorted)
}

function orderOfSections(sections: Offer['sections']): string[] {
  const declared = Object.entries(sections).sort(([, a], [, b]) => byText(a.label, b.label))
  const order: string[] = []
  const put = (id: string) => {
    if (order.includes(id)) return
    order.push(id)
    for (const [next, { after }] of declared) if (after === id) put(next)
  }
  put(FIRST)
  const unreached = declared.filter(([id]) => !order.includes(id))
  // First those after one that is not declared, then those in cycles.
  for (const [id, { after }] of unreached) if (!unreached.some(([other]) => other === after)) put(id)
  for (const [id] of unreached) put(id)
  return [...order, LAST]
}

function byText(a: string, b: string): number {
  return a.localeCompare(b, 'pt-BR')
}
