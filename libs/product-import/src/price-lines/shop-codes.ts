import { type LineStart, leadingCode, startOfLines, takeNamedCodes, withoutNumber } from '../supplier-lines/line-codes'
import type { TextLine } from '../table/text-lines'
import { LONGEST, messageText, withoutMarkup } from './line-text'

const SAMPLED = 500
/** A colour or a strength: `Base #20`, `Batom ref 12`. */
const SHADE = /#|ref[^\d]*\d{1,3}(?!\w)/i
const NO_GTIN = /(?:(?:ean|gtin)[ .:-]*)?(?<![\d.,/+-])(\d{12,14})(?![\d/-]|[.,]\d)/i

const HOLDS_CODE = /\d{8}|c[oó]d|sku|ref/i

/** With what the lines begin; short codes may be names. */
export function startOfNames(lines: TextLine[]): LineStart {
  const start = startOfLines(
    lines.slice(0, SAMPLED).map(({ text }) => withoutMarkup(messageText(text.slice(0, LONGEST)))),
  )
  return start === 'codes' ? 'plain' : start
}

export function takeShopCodes(line: string, start: LineStart): { sku: string; gtin: string; rest: string } {
  const mayHaveCode = start !== 'plain' || HOLDS_CODE.test(line)
  if (line.length > LONGEST || !mayHaveCode) return { sku: '', gtin: '', rest: line }
  const text = withoutMarkup(messageText(line))
  const leading = leadingCode(text, start)
  const unled = leading?.rest ?? (start === 'numbers' ? withoutNumber(text) : text)
  const named = SHADE.test(text) ? { sku: null, gtin: null, rest: unled } : takeNamedCodes(unled)
  // A wrong check digit is reported.
  const other = named.gtin === null ? NO_GTIN.exec(named.rest) : null
  return {
    sku: leading?.code ?? named.sku ?? '',
    gtin: named.gtin ?? other?.[1] ?? '',
    rest: other ? named.rest.replace(other[0], ' ') : named.rest,
  }
}
