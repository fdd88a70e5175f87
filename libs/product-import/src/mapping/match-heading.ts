import { decodeEntities } from '@loja/domain/format'
import { foldText } from '@loja/domain/list'
import { FIELD_HEADINGS, IMPORT_FIELDS, type ImportField } from '../model/import-field'
import { isForeignText, namesReais } from '../table/currency'
import { EXACT_HEADINGS, HEADING_KEYWORDS, PRICE } from './heading-words'

export const EXACT = 3
const KEYWORD = 1
/** An amount in another currency: any other column of the field comes first. */
const FOREIGN = 0.5
const AMOUNTS = new Set<ImportField | null>(['price', 'salePrice', 'cost'])
const LONGEST = 60

interface HeadingMatch {
  field: ImportField
  score: number
}

/** `R$`, which other columns of prices come before. */
const R_SIGN: HeadingMatch = { field: 'price', score: KEYWORD }

const FIELD_BY_HEADING = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    [foldText(FIELD_HEADINGS[field]), ...EXACT_HEADINGS[field]].map((heading) => [heading, field] as const),
  ),
)

export function matchHeading(heading: string): HeadingMatch | null {
  if (heading.length > LONGEST || /\/\/|\d[.,]\d\d/.test(heading)) return null
  const words = headingWords(heading)
  const match = words === '' && namesReais(heading) ? R_SIGN : matchWords(words)
  // `Total em estoque (R$)`
  if (match?.field === 'stock' && namesReais(heading)) return null
  return match && AMOUNTS.has(match.field) && isForeignText(heading) ? { ...match, score: FOREIGN } : match
}

function matchWords(words: string): HeadingMatch | null {
  const exact = FIELD_BY_HEADING.get(words)
  if (exact) return { field: exact, score: EXACT }
  const found = HEADING_KEYWORDS.find(({ any, never }) => any.test(words) && !never.test(words))
  return found ? { field: found.field, score: KEYWORD } : null
}

/** `Preço de`, of a list that has `Preço por`, too. */
export const isFormerPrice = (words: string) => /^(?:(?:preco|valor|price) )?de$/.test(words)
export const isPresentPrice = (words: string) => /^(?:(?:preco|valor|price) )?por$/.test(words)

export function namesPrice(heading: string): boolean {
  return heading.length <= LONGEST && PRICE.test(headingWords(heading))
}

export function headingWords(heading: string): string {
  return foldText(repairGarbled(decodeEntities(heading)))
    .replaceAll(/r\$|\bbrl\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const GARBLED = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/

export function isGarbled(text: string): boolean {
  return GARBLED.test(text)
}

function repairGarbled(text: string): string {
  if (!isGarbled(text)) return text
  const codes = Array.from(text, (sign) => sign.charCodeAt(0))
  if (codes.some((code) => code > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch (cause) {
    if (cause instanceof TypeError) return text
    throw cause
  }
}
