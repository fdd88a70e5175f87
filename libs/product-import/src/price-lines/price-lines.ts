import { foldText } from '@loja/domain/list'
import type { RejectCode, RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { isPackBehind, isTogether, takeNamedCodes, takeSoldOut } from '../supplier-lines/line-codes'
import { isSoldOutHeading, isTalk, sectionIn } from '../supplier-lines/section'
import { isOnlyTraits, isVariationOnly, traitsIn, withTraits } from '../supplier-lines/traits'
import { isUnclear } from '../table/currency'
import { fixedFault, fixedTable, leadingAddress, type TextLine } from '../table/text-lines'
import { holdsMoney, isCounted, type LineDoubt } from './line-doubts'
import { readLinePrices } from './line-prices'
import { cleanName, LONGEST, messageText, withoutMarkup } from './line-text'
import { areCards, NameOrder, nameIn } from './name-order'
import { ALL, HEADING, isAttribute, isNoProduct } from './no-product'
import { startOfNames, takeShopCodes } from './shop-codes'

/** A chat message: name and price in one line or two; other lines become faults. Null without any price. */
export function readPriceLines(lines: TextLine[]): ImportTable | null {
  const resale = resaleLines(lines)
  const start = startOfNames(lines)
  const message = new Message(areCards(lines))
  for (const line of lines) {
    const isAddress = leadingAddress(line.text) !== ''
    const { rest, ...codes } = isAddress ? NO_CODES : takeShopCodes(line.text, start)
    const read = isAddress || isAttribute(line.text) ? null : line.isStruck ? 'struck-through' : readPriceLine(rest)
    const found = read !== null && resale.has(line.number) ? 'several-prices' : read
    if (found === null) message.addText(line, isAddress)
    else if (typeof found === 'string') message.refuse(line, found)
    else message.addProduct(line, found, codes)
  }
  return message.end()
}

const NO_CODES = { sku: '', gtin: '', rest: '' }

class Message {
  private readonly records: ImportRecord[] = []
  private readonly faults: RejectedRow[] = []
  private isSure = false
  private above: NameAbove | null = null
  private section: Section = { soldOut: false, traits: '' }
  private readonly order = new NameOrder()
  private lastPrice: number | null = null
  private readonly isOfCards: boolean

  constructor(isOfCards: boolean) {
    this.isOfCards = isOfCards
  }

  addText(line: TextLine, isAddress: boolean): void {
    this.fault('line-without-price', line)
    if (!isAddress) this.section = sectionBelow(line.text) ?? this.section
    const isName = !isAddress && /\p{L}/u.test(line.text)
    if (isName && this.lastPrice === line.number - 1) this.order.addBehindPrice(line)
    this.above = isName ? withNameAbove(this.above?.isTaken ? null : this.above, line, this.isOfCards) : null
  }

  refuse(line: TextLine, code: RejectCode): void {
    this.fault(code, line)
    this.above = null
  }

  addProduct(line: TextLine, found: PriceLine, { sku, gtin }: { sku: string; gtin: string }): void {
    const above = this.above?.last === line.number - 1 ? this.above : null
    const owner = above && isNamedBy(above, found) ? above : null
    if (found.name === '' && above?.isPart) this.refuse(line, 'line-without-price')
    else if (isVariationOnly(found.name) && !owner) this.refuse(line, 'missing-name')
    else {
      if (owner) this.takeFaults(owner)
      const name = owner ? [nameOf(owner), found.name].filter(Boolean).join('\n') : found.name
      this.isSure ||= found.isSure && name !== ''
      // Lists write `$` for reais and for dollars.
      const isBare = isUnclear(line.text)
      const record = {
        line: owner && !owner.isTaken ? owner.number : line.number,
        cells: [
          withTraits(name, { ...traitsIn(this.section.traits), gender: null }),
          isBare ? found.price.replace('R$', '') : found.price,
          found.soldOut || this.section.soldOut ? '0' : '',
          sku || (owner?.sku ?? ''),
          gtin || (owner?.gtin ?? ''),
        ],
        ...((found.hasOtherPrice || isBare) && { hasOtherPrice: true }),
      }
      if (owner && found.name === '') this.order.addPair(owner, line)
      this.lastPrice = line.number
      this.records.push(record)
      // `Azul R$ 2.850` may be followed by `Preto R$ 2.830`.
      this.above = owner && found.name !== '' ? { ...owner, last: line.number, isTaken: true } : null
    }
  }

  end(): ImportTable | null {
    const doubtful = this.order.doubtful(this.records.some(({ cells }) => cells[0] === ''))
    for (const line of doubtful.flatMap(({ name, price }) => [name, price])) this.fault('several-prices', line)
    const refused = new Set(doubtful.map(({ name }) => name.number))
    const records = this.records.filter(({ line }) => !refused.has(line))
    const products = records.filter(({ cells }) => cells[0] !== '').length
    const isCertain = (this.isSure && records.length > 0) || products > 1
    return isCertain ? fixedTable('price-lines', { records, faults: this.faults }) : null
  }

  private fault(code: RejectCode, { number, text }: TextLine): void {
    this.faults.push(fixedFault(code, number, [text]))
  }

  /** The lines of a name are no faults once it has a price. */
  private takeFaults({ number, last, reported, isTaken }: NameAbove): void {
    if (isTaken) return
    const lines = this.faults.splice(this.faults.length - (last - number + 1))
    this.faults.push(...lines.filter(({ line }) => reported.includes(line)))
  }
}

/** Whether a price is that of the name above: it has none of its own, or only a colour or a size. */
function isNamedBy(above: NameAbove, { name }: PriceLine): boolean {
  if (isOnlyTraits(nameOf(above))) return false
  return name === '' || (isVariationOnly(name) && !isTalk(above.text))
}

/** A message of which no line has a price that is certain. Null if none has a doubtful one. */
export function readDoubtfulLines(lines: TextLine[]): ImportTable | null {
  let isDoubtful = false
  const faults = lines.map(({ number, text }) => {
    const found = leadingAddress(text) === '' ? readPriceLine(text) : null
    isDoubtful ||= typeof found === 'string' || found?.isSure === true
    if (found === null || typeof found === 'string') return fixedFault(found ?? 'line-without-price', number, [text])
    return fixedFault(found.name === '' ? 'missing-name' : 'not-a-price', number, [text])
  })
  return isDoubtful ? fixedTable('price-lines', { records: [], faults }) : null
}

const RESALE = /\b(?:atacado|revenda|lojistas?)\b/
const RETAIL = /\b(?:varejo|consumidor final)\b/

/** Below `TABELA ATACADO`, of a message that has `TABELA VAREJO`, too. */
function resaleLines(lines: TextLine[]): Set<number> {
  const numbers = new Set<number>()
  let kind: 'resale' | 'retail' | null = null
  let hasRetail = false
  for (const { number, text } of lines) {
    const folded = text.length > LONGEST ? '' : foldText(text)
    const named = RETAIL.test(folded) ? 'retail' : RESALE.test(folded) ? 'resale' : null
    if (named && readLinePrices(withoutMarkup(messageText(text))).prices.length === 0) kind = named
    if (kind === 'retail') hasRetail = true
    if (kind === 'resale') numbers.add(number)
  }
  return hasRetail ? numbers : new Set()
}

interface NameAbove {
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
  sku?: string
  gtin?: string
}

/** `Asad` and `100 ml` above a price are one name, as are several lines of which none is a heading. */
function withNameAbove(above: NameAbove | null, { number, text }: TextLine, isCard: boolean): NameAbove | null {
  const below = above?.last === number - 1 ? { ...above, last: number } : null
  if (isAttribute(text)) return below
  const { sku, gtin, rest } = takeNamedCodes(text)
  if ((sku ?? gtin) !== null && !/[\p{L}\p{N}]/u.test(rest))
    return below && { ...below, sku: sku ?? below.sku, gtin: gtin ?? below.gtin }
  const name = nameIn(text)
  const isNamed = below !== null && !isTalk(below.text) && !isOnlyTraits(nameOf(below))
  const isMeasure = isNamed && isOnlyTraits(text)
  if (isMeasure) return { ...below, names: [`${nameOf(below)} ${cleanName(withoutMarkup(messageText(text)))}`] }
  if (holdsMoney(text) || (isNamed && (name === '' || isTalk(text))))
    return below && { ...below, reported: [...below.reported, number] }
  const isPart = below !== null && PART.test(text) && (PART.test(below.text) || SET.test(foldText(below.text)))
  const isJoined = isNamed && !isPart && (isCard || sectionIn(below.text, false) === null)
  if (isJoined) return { ...below, text, names: [...below.names, name], isPart: below.names.length >= MOST_NAME_LINES }
  return { number, last: number, text, names: name === '' ? [] : [name], reported: [], isPart }
}

const MOST_NAME_LINES = 3
const nameOf = ({ names }: NameAbove) => names.join('\n')
const PART = /^\s*[-•+✓✔]\s*[\p{L}\d]/u
const SET = /(?<![a-z])(?:kits?|combos?|estojos?|coffrets?|cestas?|conjuntos?)(?![a-z])/

interface Section {
  soldOut: boolean
  /** Size and kind, which make another product at another price: `*TESTERS*`. */
  traits: string
}

function sectionBelow(line: string): Section | null {
  if (isSoldOutHeading(line)) return { soldOut: true, traits: '' }
  const section = sectionIn(line, false)
  return section && { soldOut: section.soldOut, traits: section.name.replaceAll(KITS, ' ') }
}

interface PriceLine {
  name: string
  price: string
  soldOut: boolean
  isSure: boolean
  hasOtherPrice: boolean
}

const FOR_OTHERS = new Set(['atacado', 'revenda', 'custo', 'caixa', 'dúzia'])
const KITS = /\b(?:kits?|combos?|estojos?|coffrets?)\b/gi
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
  if (isNoProduct(name, text) || ALL.test(folded)) return null
  const isYear = YEAR.test(prices.at(-1)?.written ?? '') && HEADING.test(folded)
  if (!isSure && (!/\p{L}/u.test(name) || isYear)) return null
  if (doubt) return doubt
  const retail = prices.filter(({ label }) => label === null || !FOR_OTHERS.has(label))
  const ofOne = retail.filter(({ fromQuantity }) => (fromQuantity ?? 1) === 1)
  const chosen = retail.find(({ label }) => label === 'varejo') ?? ofOne.at(-1) ?? retail.at(-1)
  if (!chosen) return null
  // `De: R$ 199,00` belongs to the price below, `3 por R$ 12,00` to three, `5x Asad R$ 150,00` to one or five.
  if (replaced === 'former' || isTogether(text) || isPackBehind(text) || isCounted(name)) return 'several-prices'
  if (chosen.label === null && ofOne.filter(({ label }) => label === null).length > 1) return 'several-prices'
  const isOfSeveral = (chosen.fromQuantity ?? 1) > 1 || PIECES.test(tail)
  const hasOtherPrice = isOfSeveral || (ofOne.length > 1 && chosen.label !== 'varejo')
  return { name, price: chosen.written, soldOut, isSure, hasOtherPrice }
}
