import { foldText } from '@loja/domain/list'
import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { isPackBehind, isTogether, takeNamedCodes, takeSoldOut } from '../supplier-lines/line-codes'
import { isSoldOutHeading, sectionIn } from '../supplier-lines/section'
import { hasTraits, isOnlyTraits, traitsIn, withTraits } from '../supplier-lines/traits'
import { isUnclear } from '../table/currency'
import { fixedFault, fixedTable, leadingAddress, type TextLine } from '../table/text-lines'
import { holdsMoney, type LineDoubt } from './line-doubts'
import { readLinePrices } from './line-prices'
import { cleanName, LONGEST, messageText, withoutMarkup } from './line-text'
import { ALL, HEADING, isAttribute, isNoProduct, NO_PRODUCT } from './no-product'
import { startOfNames, takeShopCodes } from './shop-codes'

/** A chat message: name and price in one line or two; other lines become faults. Null without any price. */
export function readPriceLines(lines: TextLine[]): ImportTable | null {
  const records: ImportRecord[] = []
  const faults: RejectedRow[] = []
  let products = 0
  let isSure = false
  let above: NameAbove | null = null
  let section: Section = { soldOut: false, traits: '' }
  const resale = resaleLines(lines)
  const start = startOfNames(lines)
  for (const line of lines) {
    const isAddress = leadingAddress(line.text) !== ''
    const { sku, gtin, rest } = isAddress ? { sku: '', gtin: '', rest: '' } : takeShopCodes(line.text, start)
    const read = isAddress || isAttribute(line.text) ? null : line.isStruck ? 'struck-through' : readPriceLine(rest)
    const found = read !== null && resale.has(line.number) ? 'several-prices' : read
    if (found === null || typeof found === 'string') {
      faults.push(fixedFault(found ?? 'line-without-price', line.number, [line.text]))
      if (found === null && !isAddress) section = sectionBelow(line.text) ?? section
      above = isAddress || found !== null || !/\p{L}/u.test(line.text) ? null : withNameAbove(above, line)
      continue
    }
    const { name, price, soldOut, hasOtherPrice } = found
    if (name === '' && above?.isPart && above.last === line.number - 1) {
      faults.push(fixedFault('line-without-price', line.number, [line.text]))
      above = null
      continue
    }
    const nameAbove: string = name === '' && above?.last === line.number - 1 ? nameIn(above.text) : ''
    const owner = nameAbove === '' || isOnlyTraits(nameAbove) ? null : above
    if (owner) {
      const lines = faults.splice(faults.length - (owner.last - owner.number + 1))
      faults.push(...lines.filter((fault) => owner.reported.includes(fault.line)))
    }
    if (owner || name !== '') products += 1
    isSure ||= found.isSure && (owner !== null || name !== '')
    // Lists write `$` for reais and for dollars.
    const isBare = isUnclear(line.text)
    records.push({
      line: owner?.number ?? line.number,
      cells: [
        withTraits(name || (owner ? nameAbove : ''), { ...traitsIn(section.traits), gender: null }),
        isBare ? price.replace('R$', '') : price,
        soldOut || section.soldOut ? '0' : '',
        sku || (owner?.sku ?? ''),
        gtin || (owner?.gtin ?? ''),
      ],
      ...((hasOtherPrice || isBare) && { hasOtherPrice: true }),
    })
    above = null
  }
  return isSure || products > 1 ? fixedTable('price-lines', { records, faults }) : null
}

/** A message of which no line has a price that is certain. Null if none has a doubtful one. */
export function readDoubtfulLines(lines: TextLine[]): ImportTable | null {
  let isDoubtful = false
  const faults = lines.map(({ number, text }) => {
    const found = leadingAddress(text) === '' ? readPriceLine(text) : null
    isDoubtful ||= typeof found === 'string'
    const code = found === null ? 'line-without-price' : typeof found === 'string' ? found : 'not-a-price'
    return fixedFault(code, number, [text])
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
  /** The line names a part of a set: `- Loção 50ml` below `Kit presente`. */
  isPart?: boolean
  number: number
  last: number
  text: string
  /** Lines with prices for others, which are not imported. */
  reported: number[]
  sku?: string
  gtin?: string
}

/** `Asad` and `100 ml` above a price are one name. */
function withNameAbove(above: NameAbove | null, { number, text }: TextLine): NameAbove | null {
  const below = above?.last === number - 1 ? { ...above, last: number } : null
  if (isAttribute(text)) return below
  const { sku, gtin, rest } = takeNamedCodes(text)
  if ((sku ?? gtin) !== null && !/[\p{L}\p{N}]/u.test(rest))
    return below && { ...below, sku: sku ?? below.sku, gtin: gtin ?? below.gtin }
  if (holdsMoney(text)) return below && { ...below, reported: [...below.reported, number] }
  const isMeasure = below !== null && isOnlyTraits(nameIn(text)) && !isOnlyTraits(nameIn(below.text))
  if (isMeasure) return { ...below, text: `${below.text} ${text}` }
  const isPart = below !== null && PART.test(text) && (PART.test(below.text) || SET.test(foldText(below.text)))
  return { number, last: number, text, reported: [], isPart }
}

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
const YEAR = /^(?:19|20)\d\d$/

/**
 * The product of a line and the price for customers. Null without one, and for lines about freight, payment and the like;
 * a code if the price is not certain.
 */
export function readPriceLine(line: string): PriceLine | LineDoubt | null {
  if (line.length > LONGEST) return null
  const { soldOut, rest: text } = takeSoldOut(withoutMarkup(messageText(line)))
  const { name, prices, isSure, doubt, replaced } = readLinePrices(text)
  const folded = foldText(name)
  if (isNoProduct(name, text) || ALL.test(folded)) return null
  const isYear = YEAR.test(prices.at(-1)?.written ?? '') && HEADING.test(folded)
  if (!isSure && (!/\p{L}/u.test(name) || isYear)) return null
  if (doubt) return doubt
  const retail = prices.filter(({ label }) => label === null || !FOR_OTHERS.has(label))
  const ofOne = retail.filter(({ fromQuantity }) => (fromQuantity ?? 1) === 1)
  const chosen = retail.find(({ label }) => label === 'varejo') ?? ofOne.at(-1) ?? retail.at(-1)
  if (!chosen) return null
  // `De: R$ 199,00` belongs to the price below, `3 por R$ 12,00` to three, and `80ml R$ 90,00` to the name above.
  if (replaced === 'former' || isTogether(text) || isPackBehind(text) || (hasTraits(name) && isOnlyTraits(name)))
    return 'several-prices'
  if (chosen.label === null && ofOne.filter(({ label }) => label === null).length > 1) return 'several-prices'
  return { name, price: chosen.written, soldOut, isSure, hasOtherPrice: ofOne.length > 1 && chosen.label !== 'varejo' }
}

function nameIn(line: string): string {
  const name = line.length > LONGEST ? '' : cleanName(withoutMarkup(messageText(line)))
  return NO_PRODUCT.test(foldText(name)) || HEADING.test(foldText(name)) ? '' : name
}
