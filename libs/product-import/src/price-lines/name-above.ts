import { foldText } from '@loja/domain/list'
import { takeNamedCodes, takeSoldOut } from '../supplier-lines/line-codes'
import { isInFrame, isTalk } from '../supplier-lines/section'
import { isOnlyTraits } from '../supplier-lines/traits'
import type { TextLine } from '../table/text-lines'
import { holdsMoney } from './line-doubts'
import { cleanName, messageText, withoutMarkup } from './line-text'
import { nameIn } from './name-order'
import { isAttribute } from './no-product'

export interface NameAbove {
  /** The line names a part of a set, as `- Loção 50ml` below `Kit presente`, or ends a long text. */
  isPart?: boolean
  number: number
  last: number
  /** The last line. */
  text: string
  names: string[]
  /** Lines with prices for others, which are not imported. */
  reported: number[]
  /** It has a product already, a colour or size of it. */
  isTaken?: boolean
  isSoldOut?: boolean
  sku?: string
  gtin?: string
}

/** `Asad` and `100 ml` above a price are one name, as are several lines of which none is a heading. */
export function withNameAbove(above: NameAbove | null, { number, text }: TextLine, isCard: boolean): NameAbove | null {
  const below = above?.last === number - 1 ? { ...above, last: number } : null
  const { soldOut, rest: inStock } = takeSoldOut(text)
  if (isAttribute(text)) return below
  const { sku, gtin, rest } = takeNamedCodes(text)
  if ((sku ?? gtin) !== null && !/[\p{L}\p{N}]/u.test(rest))
    return below && { ...below, sku: sku ?? below.sku, gtin: gtin ?? below.gtin }
  if (soldOut && !/[\p{L}\p{N}]/u.test(inStock)) return below && { ...reportedBelow(below, number), isSoldOut: true }
  if (CONSULT.test(text)) return null
  if (STOCK.test(text)) return below && reportedBelow(below, number)
  const name = nameIn(inStock)
  const isNamed = below !== null && !isTalk(below.text) && !isOnlyTraits(nameOf(below)) && !below.isSoldOut
  const isMeasure = isNamed && isOnlyTraits(text)
  if (isMeasure) return { ...below, names: [`${nameOf(below)} ${cleanName(withoutMarkup(messageText(text)))}`] }
  if (holdsMoney(text) || (isNamed && (name === '' || isTalk(text)))) return below && reportedBelow(below, number)
  const isPart = below !== null && PART.test(text) && (PART.test(below.text) || SET.test(foldText(below.text)))
  const isJoined = isNamed && !isPart && !below.text.trim().endsWith(':') && (isCard || !isInFrame(below.text.trim()))
  if (isJoined) return { ...below, text, names: [...below.names, name], isPart: below.names.length >= MOST_NAME_LINES }
  return { number, last: number, text, names: name === '' ? [] : [name], reported: [], isPart, isSoldOut: soldOut }
}

export const reportedBelow = (above: NameAbove, number: number): NameAbove => ({
  ...above,
  last: number,
  reported: [...above.reported, number],
})

const STOCK = /^[^\p{L}]*(?:estoque|qtde?|quantidade|dispon[ií]ve(?:l|is)|restam?)[. ]*:? *\d/iu
const CONSULT = /^[^\p{L}]*(?:consult[ea]r?|(?:pre[çc]o )?(?:a|sob) (?:combinar|consulta))\P{L}*$/iu
const MOST_NAME_LINES = 3
export const nameOf = ({ names }: NameAbove) => names.join('\n')
const PART = /^\s*[-•+✓✔]\s*[\p{L}\d]/u
const SET = /(?<![a-z])(?:kits?|combos?|estojos?|coffrets?|cestas?|conjuntos?)(?![a-z])/
