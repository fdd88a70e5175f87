import { foldText } from '@loja/domain/list'
import { isPackBehind, isTogether, takeSoldOut } from '../supplier-lines/line-codes'
import { isCounted, type LineDoubt } from './line-doubts'
import { readLinePrices } from './line-prices'
import { LONGEST, messageText, withoutMarkup } from './line-text'
import { ALL, HEADING, isNoProduct } from './no-product'

export interface PriceLine {
  name: string
  price: string
  soldOut: boolean
  label: string | null
  isSure: boolean
  hasOtherPrice: boolean
}

const LATER = new Set(['cartão', 'a prazo'])
export const isLater = (label: string | null) => LATER.has(label ?? '')
const FOR_OTHERS = new Set(['atacado', 'revenda', 'custo', 'caixa', 'dúzia'])
/** `- 5 unidades` behind a price: in stock, or for all five? */
const PIECES = /^[^\p{L}\d]*(?!1 )\d{1,4} ?(?:und?s?|uns|unids?|unidades|p[cç]s|pe[cç]as)(?!\p{L})/iu
const YEAR = /^(?:19|20)\d\d$/

/**
 * The product of a line and the price for customers. Null without one, and for lines about freight, payment and the like;
 * a code if the price is not certain.
 */
export function readPriceLine(line: string): PriceLine | LineDoubt | null {
  if (line.length > LONGEST) return null
  const { soldOut, rest: text } = takeSoldOut(withoutMarkup(messageText(line)))
  const { name, tail, prices, isSure, doubt, replaced } = readLinePrices(text)
  const folded = foldText(name)
  // `Pix: R$ 150,00` is a price of the name above.
  const isLabelled = name === '' && prices.some(({ label }) => label !== null)
  if ((!isLabelled && isNoProduct(name, text)) || ALL.test(folded)) return null
  const isYear = YEAR.test(prices.at(-1)?.written ?? '') && HEADING.test(folded)
  if (!isSure && (!/\p{L}/u.test(name) || isYear)) return null
  if (doubt) return doubt
  const retail = prices.filter(({ label }) => label === null || !FOR_OTHERS.has(label))
  const ofOne = retail.filter(({ fromQuantity }) => (fromQuantity ?? 1) === 1)
  const chosen =
    retail.find(({ label }) => label === 'varejo') ??
    ofOne.findLast(({ label }) => !isLater(label)) ??
    ofOne.at(-1) ??
    retail.at(-1)
  if (!chosen) return null
  // `De: R$ 199,00` belongs to the price below, `3 por R$ 12,00` to three, `5x Asad R$ 150,00` to one or five.
  if (replaced === 'former' || isTogether(text) || isPackBehind(text) || isCounted(name)) return 'several-prices'
  if (chosen.label === null && ofOne.filter(({ label }) => label === null).length > 1) return 'several-prices'
  const isOfSeveral = (chosen.fromQuantity ?? 1) > 1 || PIECES.test(tail)
  const hasOtherPrice = isOfSeveral || (ofOne.length > 1 && chosen.label !== 'varejo')
  return { name, price: chosen.written, soldOut, label: chosen.label, isSure, hasOtherPrice }
}
