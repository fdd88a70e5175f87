import { foldText } from '@loja/domain/list'
import { takeCodes } from '../supplier-lines/line-codes'
import { isKind, isTalk, sectionIn } from '../supplier-lines/section'
import { isOnlyTraits } from '../supplier-lines/traits'
import type { TextLine } from '../table/text-lines'
import { holdsMoney } from './line-doubts'
import { readLinePrices } from './line-prices'
import { cleanName, LONGEST, messageText, withoutMarkup } from './line-text'
import { HEADING, isAttribute, NO_PRODUCT } from './no-product'

export interface NamedAbove {
  name: TextLine
  price: TextLine
}

/** Names and prices in lines of their own. Only the end of a list shows whether its prices are below or above their names. */
export class NameOrder {
  private readonly pairs: NamedAbove[] = []
  private readonly behindPrices: TextLine[] = []

  addPair(name: TextLine, price: TextLine): void {
    this.pairs.push({ name, price })
  }

  addBehindPrice(line: TextLine): void {
    if (nameIn(line.text) !== '' && !isTalk(line.text)) this.behindPrices.push(line)
  }

  /**
   * Names and prices that are those of neighbours if the prices are above: the last name has no price, and the first
   * price only a heading, or nothing.
   * @param hasUnnamed whether a price has no name
   */
  doubtful(hasUnnamed: boolean): NamedAbove[] {
    const priced = new Set(this.pairs.map(({ name }) => name.number))
    if (this.behindPrices.every(({ number }) => priced.has(number))) return []
    const [first, ...further] = this.pairs
    const names = [...further.map(({ name }) => name), ...this.behindPrices]
    const isHeaded = first && further.length > 0 && isHeading(first.name) && !names.some(isHeading)
    const next = new Set(this.behindPrices.map(({ number }) => number - 1))
    return hasUnnamed || isHeaded ? this.pairs.filter(({ price }) => next.has(price.number)) : []
  }
}

/** Whether each price in a line of its own is below several lines of text: `*Asad*`, `Eau de Parfum`, `R$ 150,00`. */
export function areCards(lines: readonly TextLine[]): boolean {
  const counts: number[] = []
  let count = 0
  let last = 0
  for (const { number, text } of lines) {
    if (number !== last + 1) count = 0
    last = number
    if (isBarePrice(text)) {
      if (count > 0) counts.push(count)
      count = 0
    } else if (isPartOfName(text)) count += 1
  }
  return counts.length > 0 && counts.every((found) => found > 1)
}

const isBarePrice = (text: string) =>
  text.length <= LONGEST && /\d/.test(text) && !/\p{L}{4}/u.test(text) && isPriceOnly(text)

function isPriceOnly(text: string): boolean {
  const { name, prices } = readLinePrices(withoutMarkup(messageText(text)))
  return name === '' && prices.length > 0
}

function isPartOfName(text: string): boolean {
  const name = text.length > LONGEST ? '' : nameIn(takeCodes(text).rest)
  return name !== '' && !isTalk(text) && !isOnlyTraits(name) && !isAttribute(text) && !holdsMoney(text)
}

export function nameIn(line: string): string {
  const name = line.length > LONGEST ? '' : cleanName(withoutMarkup(messageText(line)))
  const folded = foldText(name)
  return NO_PRODUCT.test(folded) || HEADING.test(folded) || isKind(name) ? '' : name
}

const isHeading = ({ text }: TextLine) => nameIn(text) === '' || sectionIn(text, false) !== null
