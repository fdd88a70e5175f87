import { INVISIBLE } from '@loja/domain/format'
import { foldText } from '@loja/domain/list'

/** A longer line is no product. */
export const LONGEST = 1000
const BLANKS = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
/** A blank between thousands: `1 299,90` */
const NARROW_BLANK = /(?<=(?<!\d)\d{1,3})[\u2009\u202f](?=\d{3}(?!\d))/g
const VARIATIONS = /[\ufe0e\ufe0f]/g
const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?`
const WHEN = `(?:${DATE},? (?:às )?${TIME}|${TIME}(?:,? ${DATE})?)`
/** `[22/11/2026 10:31] ` as copied from a chat, `22/11/2026 10:31 - ` as exported. */
const STAMP = new RegExp(`^ *(?:\\[${WHEN}\\]|${WHEN} [-–])(?= |$) *`, 'i')
const SENDER = /^([^:]{1,60}): +/

export function isMessage(line: string): boolean {
  return STAMP.test(withPlainBlanks(line))
}

export function messageText(line: string): string {
  const plain = withPlainBlanks(line)
  const stamp = STAMP.exec(plain)
  if (!stamp) return plain
  const message = plain.slice(stamp[0].length)
  const sender = SENDER.exec(message)
  const text = sender ? message.slice(sender[0].length) : message
  // `[22/11/2026 10:31] Asad: 189,90` has no sender.
  return /\p{L}/u.test(text) || !sender ? text : message
}

const PLAIN = /^[\t\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff]*$/

function withPlainBlanks(line: string): string {
  if (PLAIN.test(line)) return line
  return line.replaceAll(NARROW_BLANK, '.').replaceAll(BLANKS, ' ').replaceAll(INVISIBLE, '').replaceAll(VARIATIONS, '')
}

const MARKS = /[~*_]|\u20e3|\u{1f51f}/u
const MARKUP: [RegExp, string][] = [
  [/~(?=[^~\s])[^~]*[^~\s]~/g, ' '],
  [/\*([^*]+)\*/g, '$1'],
  [/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, '$1'],
  [/[\d#*]\u20e3|\u{1f51f}/gu, ' '],
]
const ENUMERATION =
  /^(?:[[(]?\d{1,3}(?:[)\]]|[.º] )|\d{1,2} ?[-–] |[a-z]\) |(?:nome|produto|item|(?:oferta|promo[çc][ãa]o|promo|lan[çc]amento|novidade|destaque)(?: d[oae] \p{L}+| rel[âa]mpago)?) ?:) */iu
export const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g
const FIRST = /[\p{L}\p{N}("'“‘]/u
const LAST = /[\p{L}\p{N})"'”’%+°ºª™®]/u
const PRICE_WORDS =
  /(?:^|[^\p{L}\p{N}])(?:por|de|ou|valor|preco|price|apenas|so|somente|vlr|a partir de|a vista|no pix|pix|varejo|atacado|revenda|unitario|unid|cada|a unidade|promo|promocao|oferta)$/u

export function withoutMarkup(line: string): string {
  if (!MARKS.test(line)) return line
  return MARKUP.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), line)
}

export function cleanName(text: string): string {
  let name = trimmed(text.replaceAll(EMPTY_BRACKETS, ' ').replaceAll(/\s+/g, ' '))
  const enumeration = ENUMERATION.exec(name)
  if (enumeration && /\p{L}/u.test(name)) name = trimmed(name.slice(enumeration[0].length))
  for (let words = priceWordsAt(name); words > 0; words = priceWordsAt(name)) name = trimmed(name.slice(0, -words))
  return name
}

function priceWordsAt(name: string): number {
  const tail = name.slice(-20)
  const folded = foldText(tail.normalize('NFC'))
  return folded.length === tail.length ? (PRICE_WORDS.exec(folded)?.[0].length ?? 0) : 0
}

function trimmed(text: string): string {
  const start = text.search(FIRST)
  if (start < 0) return ''
  let end = text.length
  while (end > start) {
    const last = text.slice((text.codePointAt(end - 2) ?? 0) > 0xff_ff ? end - 2 : end - 1, end)
    if (LAST.test(last)) break
    end -= last.length
  }
  return text.slice(start, end)
}
