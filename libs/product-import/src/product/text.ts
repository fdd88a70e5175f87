import { plainLetters } from '@loja/domain/format'
import { foldText } from '@loja/domain/list'

/** Nothing to clean: no combining marks either. */
const PLAIN = /^[\t\n\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]*$/
const INVISIBLE = /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g
/** Except tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** A joiner outside an emoji sequence. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\u{fe0f}|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Extended_Pictographic})/gu
const SURROGATE = /[\ud800-\udfff]/
const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * A text in NFC without control and invisible characters, trimmed. Emoji remain intact, and lone surrogates are
 * replaced. Line
 * breaks are `\
`.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim()
  return plainLetters(replaceLoneSurrogates(text))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROLS, '')
    .replaceAll(STRAY_JOINER, '')
    .normalize('NFC')
    .trim()
}

export function hasLoneSurrogate(text: string): boolean {
  return SURROGATE.test(text) && LONE_SURROGATE.test(text)
}

function replaceLoneSurrogates(text: string): string {
  return hasLoneSurrogate(text) ? text.replaceAll(/\p{Surrogate}/gu, '\ufffd') : text
}

/** A pattern ending in `$` would take quadratic time. */
export function trimSigns(text: string, signs: string): string {
  let start = 0
  let end = text.length
  while (start < end && signs.includes(text[start] ?? '')) start += 1
  while (end > start && signs.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(start, end)
}

const NONE = new Set([
  'sem categoria',
  'nao categorizado',
  'uncategorized',
  'uncategorised',
  'default category',
  'root catalog',
])

export function isNoCategory(name: string): boolean {
  return NONE.has(foldText(name).trim())
}

/** The last part of the first of Magento's paths (`Default Category/Gear/Bags,…`). */
export function categoryIn(cell: string): string {
  const name = /^default category\//i.test(cell) ? (cell.split(',')[0]?.split('/').at(-1)?.trim() ?? '') : cell
  return isNoCategory(name) ? '' : name
}
