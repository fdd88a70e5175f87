import { foldText } from '@loja/domain/list'
import type { ImportTable } from '../model/import-table'
import { withCodesNamed } from '../supplier-lines/codes-at-end'
import { fixedFault, fixedTable, leadingAddress, type TextLine } from '../table/text-lines'
import { linesWithBarePrices } from './bare-numbers'
import { readLinePrices } from './line-prices'
import { LONGEST, messageText, withoutMarkup } from './line-text'
import { Message } from './message'
import { areCards } from './name-order'
import { isAttribute } from './no-product'
import { readPriceLine } from './price-line'
import { startOfNames, takeShopCodes } from './shop-codes'

/** A chat message: name and price in one line or two; other lines become faults. Null without any price. */
export function readPriceLines(lines: TextLine[]): ImportTable | null {
  const named = withCodesNamed(lines.map(({ text }) => text))
  const resale = resaleLines(lines)
  const start = startOfNames(lines)
  const bare = linesWithBarePrices(lines)
  const message = new Message(areCards(lines))
  for (const [index, line] of lines.entries()) {
    const isAddress = leadingAddress(line.text) !== ''
    const { rest, ...codes } = isAddress ? NO_CODES : takeShopCodes(bare?.get(line.number) ?? named[index] ?? '', start)
    const read = isAddress || isAttribute(line.text) ? null : line.isStruck ? 'struck-through' : readPriceLine(rest)
    const found = read !== null && resale.has(line.number) ? 'several-prices' : read
    if (found === null) message.addText(line, isAddress)
    else if (typeof found === 'string') message.refuse(line, found)
    else message.addProduct(line, bare?.has(line.number) ? { ...found, hasOtherPrice: true } : found, codes)
  }
  return message.end()
}

const NO_CODES = { sku: '', gtin: '', rest: '' }

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
