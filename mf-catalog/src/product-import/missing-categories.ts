import type { NamedChoice } from '@loja/data'
import { foldText } from '@loja/domain'

/** Names of categories that the shop does not have, each once. */
export function missingCategories(names: readonly string[], categories: readonly NamedChoice[]): string[] {
  const known = new Set(categories.map(({ name }) => foldText(name)))
  return names.filter((name) => {
    const key = foldText(name)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
