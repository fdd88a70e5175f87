import { foldText } from '@loja/domain'

/** Nothing to do for the most common texts. */
const PLAIN = /^[\x20-\x7e]*$/
/** Letters with accents, as in nearly every other text. */
const LETTERS = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]*$/
/** Signs that nobody sees: they turn the direction of writing around, or make equal names differ. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g
/** Tab and line feed stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** A joiner that does not stand between two pictures of an emoji. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\u{fe0f}|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Extended_Pictographic})/gu
/** Found without taking the text apart into characters. */
const SURROGATE = /[\ud800-\udfff]/
const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * A text as it is stored: accents composed (NFC), without control characters and invisible signs, emoji left whole, a
 * lone surrogate replaced, without white space around it. Line breaks are `\n`.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  if (LETTERS.test(text)) return text.normalize('NFC').trim()
  return replaceLoneSurrogates(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROLS, '')
    .replaceAll(STRAY_JOINER, '')
    .normalize('NFC')
    .trim()
}

/** Whether a text holds half a character, which no database takes. */
export function hasLoneSurrogate(text: string): boolean {
  return SURROGATE.test(text) && LONE_SURROGATE.test(text)
}

function replaceLoneSurrogates(text: string): string {
  return hasLoneSurrogate(text) ? text.replaceAll(/\p{Surrogate}/gu, '\ufffd') : text
}

/**
 * The text without the given signs at its ends. A pattern that ends in `$` would try again at each sign of a long row of
 * them, which takes time in the square of its length.
 */
export function trimSigns(text: string, signs: string): string {
  let start = 0
  let end = text.length
  while (start < end && signs.includes(text[start] ?? '')) start += 1
  while (end > start && signs.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(start, end)
}

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
