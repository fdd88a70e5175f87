import { foldText } from '@loja/domain'

/** What other shops call it when a product has no category, and the root of their trees. */
const NONE = new Set([
  'sem categoria',
  'nao categorizado',
  'uncategorized',
  'uncategorised',
  'default category',
  'root catalog',
])

/** Whether a name is one of no category. */
export function isNoCategory(name: string): boolean {
  return NONE.has(foldText(name).trim())
}

/** The category in a cell; empty for none. Of Magento's paths (`Default Category/Gear/Bags,…`) the last part of the first. */
export function categoryIn(cell: string): string {
  const name = /^default category\//i.test(cell) ? (cell.split(',')[0]?.split('/').at(-1)?.trim() ?? '') : cell
  return isNoCategory(name) ? '' : name
}
