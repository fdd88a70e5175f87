import { foldText } from '@loja/domain/list'
import { normalizeProductName } from '@loja/domain/products'
import { cleanText } from '../product/text'

export interface UnnamedVariant {
  name: string
  options: string[]
  codes: string[]
  cells: string[]
}

/**
 * Options that the name contains as whole words are omitted unless variants differ by them. Equal names get a code or a
 * number; equal rows keep one name.
 */
export function variantNames(variants: UnnamedVariant[]): string[] {
  const families = groupBy(variants, ({ name }) => foldText(name))
  const names = new Map<UnnamedVariant, string>()
  for (const family of families.values()) {
    const uses = new Map<string, number>()
    for (const { options } of family)
      for (const option of new Set(options)) uses.set(option, (uses.get(option) ?? 0) + 1)
    for (const variant of family) {
      const words = ` ${wordsOf(variant.name)} `
      const isNew = (option: string) =>
        (uses.get(option) ?? 0) < family.length || !words.includes(` ${wordsOf(option)} `)
      const options = [...new Set(variant.options)].filter(isNew)
      names.set(variant, [variant.name, options.join(', ')].filter((part) => part !== '').join(' - '))
    }
  }
  return distinctNames(variants.map((variant) => ({ ...variant, name: names.get(variant) ?? variant.name })))
}

function distinctNames(variants: UnnamedVariant[]): string[] {
  const clashes = new Map<string, number>()
  for (const [name, same] of groupBy(variants, ({ name }) => storedName(name)))
    if (same.length > 1 && new Set(same.map(contentOf)).size > 1) clashes.set(name, codeThatDiffers(same))
  if (clashes.size === 0) return variants.map(({ name }) => name)
  const contents = new Map<string, string>()
  const numbers = new Map<string, number>()
  return variants.map((variant) => {
    const content = contentOf(variant)
    const code = variant.codes[clashes.get(storedName(variant.name)) ?? -1]
    const coded = code === undefined ? variant.name : `${variant.name} (${code})`
    const isTaken = (name: string) => (contents.get(storedName(name)) ?? content) !== content
    let name = coded
    for (let number = numbers.get(coded) ?? 2; isTaken(name); number += 1) {
      name = `${coded} (${number})`
      numbers.set(coded, number)
    }
    contents.set(storedName(name), content)
    return name
  })
}

function codeThatDiffers(variants: UnnamedVariant[]): number {
  const rows = new Map(variants.map((variant) => [contentOf(variant), variant.codes]))
  const [first = []] = rows.values()
  return first.findIndex((_, at) => {
    const codes = new Set([...rows.values()].map((each) => each[at] ?? ''))
    return codes.size === rows.size && !codes.has('')
  })
}

export function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function storedName(name: string): string {
  return normalizeProductName(cleanText(name))
}

function contentOf({ cells }: UnnamedVariant): string {
  return cells.join('\0')
}

/** Folded words; `100 ML` and `100ml` are one word. */
function wordsOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<=\d) (?=(?:ml|l|g|kg|cm|mm|oz)(?: |$))/g, '')
    .trim()
}
