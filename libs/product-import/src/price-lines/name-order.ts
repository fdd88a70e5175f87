import { foldText } from '@loja/domain/list'
import { takeCodes } from '../supplier-lines/line-codes'
import { isGreeting, isInFrame, isKind, isTalk, sectionIn } from '../supplier-lines/section'
import { isOnlyTraits } from '../supplier-lines/traits'
import type { TextLine } from '../table/text-lines'
import { holdsMoney } from './line-doubts'
import { readLinePrices } from './line-prices'
import { cleanName, LONGEST, messageText, withoutMarkup } from './line-text'
import { HEADING, isAttribute, NO_PRODUCT } from './no-product'

export interface NamedAbove {
  name: TextLine
  price: TextLine
  /** The name has several lines, whose last line may have the price by itself. */
  isJoined: boolean
}

/** Names and prices in lines of their own. Only the end of a list shows whether its prices are below or above their names. */
export class NameOrder {
  private readonly pairs: NamedAbove[] = []
  private readonly behindPrices: TextLine[] = []

  addPair(pair: NamedAbove): void {
    this.pairs.push(pair)
  }

  addBehindPrice(line: TextLine): void {
    if (nameIn(line.text) !== '' && !isTalk(line.text)) this.behindPrices.push(line)
  }

  /**
   * Names and prices that are those of neighbours if the prices are above: the last name has no price or is joined to
   * another, and the first price has only a heading, or nothing.
   * @param hasUnnamed whether a price has no name
   */
  doubtful(hasUnnamed: boolean): NamedAbove[] {
    const priced = new Set(this.pairs.map(({ name }) => name.number))
    const hasJoined = hasUnnamed && this.pairs.some(({ isJoined }) => isJoined)
    if (!hasJoined && this.behindPrices.every(({ number }) => priced.has(number))) return []
    const [first, ...further] = this.pairs
    const names = [...further.map(({ name }) => name), ...this.behindPrices]
    const isHeaded = first && further.length > 0 && isOtherKind(first.name, names)
    const areFramed = first && [first.name, ...names].every(({ text }) => isInFrame(text.trim()))
    const next = new Set(this.behindPrices.map(({ number }) => number - 1))
    if (!hasUnnamed && !isHeaded && !areFramed) return []
    return this.pairs.filter(({ price, isJoined }) => next.has(price.number) || (hasUnnamed && isJoined))
  }
}

const MOST = 0.6
const FARTHEST = 8

/**
 * Whether prices in lines of their own are below several lines of text (`*Asad*`, `Eau de Parfum`, `R$ 150,00`), or below
 * framed names: then a framed line is no heading.
 */
export function areCards(lines: readonly TextLine[]): boolean {
  const prices = lines.flatMap(({ text }, index) => (isBarePrice(text) ? index : []))
  const blocks = prices.map((price, at) => textAbove(lines, price, prices[at - 1] ?? -1))
  const certain = blocks.filter(([name, further]) => name && (further === undefined || !isOnlyTraits(further.text)))
  const single = certain.filter(({ length }) => length === 1).flat()
  const areFramed = single.some(({ text }) => sectionIn(text, false) !== null)
  return certain.length > 0 && (areFramed || single.length < certain.length * (1 - MOST))
}

/** The lines directly above a price that may be parts of its name. */
function textAbove(lines: readonly TextLine[], price: number, former: number): TextLine[] {
  let first = price
  const isNext = (at: number) => (lines[at]?.number ?? 0) + 1 === lines[at + 1]?.number
  while (first - 1 > former && price - first < FARTHEST && isNext(first - 1)) first -= 1
  const found: TextLine[] = []
  for (const line of lines.slice(first, price)) if (isPartOfName(line.text, found.length > 0)) found.push(line)
  return found
}

const isBarePrice = (text: string) =>
  text.length <= LONGEST && /\d/.test(text) && !/\p{L}{4}/u.test(text) && isPriceOnly(text)

function isPriceOnly(text: string): boolean {
  const { name, prices } = readLinePrices(withoutMarkup(messageText(text)))
  return name === '' && prices.length > 0
}

function isPartOfName(text: string, isBelow: boolean): boolean {
  const name = text.length > LONGEST ? '' : nameIn(takeCodes(text).rest)
  return (
    name !== '' &&
    !isTalk(text) &&
    !text.trim().endsWith(':') &&
    (isBelow || !isOnlyTraits(name)) &&
    !isAttribute(text) &&
    !holdsMoney(text)
  )
}

export function nameIn(line: string): string {
  const name = line.length > LONGEST ? '' : cleanName(withoutMarkup(messageText(line)))
  const folded = foldText(name)
  return NO_PRODUCT.test(folded) || HEADING.test(folded) || isKind(name) || isGreeting(name) ? '' : name
}

const markOf = ({ text }: TextLine) => /^[^\p{L}\p{N}("']*/u.exec(text)?.[0].trim() ?? ''

/** A heading above names that are no headings, or a line without the sign of all others. */
function isOtherKind(first: TextLine, names: TextLine[]): boolean {
  const [mark = '', ...others] = new Set(names.map(markOf))
  const isMarked = mark !== '' && others.length === 0 && markOf(first) !== mark
  return isMarked || (isHeading(first) && !names.some(isHeading))
}

const isHeading = ({ text }: TextLine) => nameIn(text) === '' || sectionIn(text, false) !== null
