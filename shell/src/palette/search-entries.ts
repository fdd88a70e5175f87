import { foldText } from '@loja/domain/list'
import type { PaletteEntry } from './palette-entries'

/** Later kinds come after earlier ones. */
const KINDS: readonly PaletteEntry['kind'][] = ['page', 'command']

export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** @param recent addresses, the latest first */
export function searchEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[],
): PaletteEntry[] {
  const wanted = wordsOf(query)
  const rankOf = ({ to, kind }: PaletteEntry) => {
    const place = recent.indexOf(to)
    return place >= 0 ? place : recent.length + KINDS.indexOf(kind)
  }
  return entries
    .filter(({ label, keywords }) => {
      const words = wordsOf([label, ...keywords].join(' '))
      return wanted.every((start) => words.some((word) => word.startsWith(start)))
    })
    .sort((a, b) => rankOf(a) - rankOf(b))
}
