import { foldText } from '@loja/domain/list'
import type { UnsureCost } from '@loja/domain/suppliers'
import type { RejectedRow } from '../model/import-outcome'
import { linesWithBarePrices } from '../price-lines/bare-numbers'
import { messageText, withoutMarkup } from '../price-lines/line-text'
import { areCards } from '../price-lines/name-order'
import { isUnclear } from '../table/currency'
import { leadingAddress, type TextLine } from '../table/text-lines'
import { type ColumnsBelow, columnsBelow, legendIn, rowBelow } from './chat-headings'
import { productsOf, type ReadLine, type ReadPart, readLine } from './chat-line'
import { ChatList } from './chat-list'
import { withCodesNamed } from './codes-at-end'
import { currencyBelow, isMixed } from './foreign-currency'
import { type LineStart, startOfLines } from './line-codes'
import type { SupplierLine } from './supplier-line'
import { variantOf } from './traits'

const LONGEST = 1000
const ROWS_BELOW = 6

export function readChatLines(lines: readonly TextLine[]): { lines: SupplierLine[]; faults: RejectedRow[] } {
  const bare = linesWithBarePrices(lines)
  const texts = withCodesNamed(
    lines.map(({ number, text }) => (text.length > LONGEST ? '' : (bare?.get(number) ?? messageText(text)))),
  )
  const start = startOfLines(texts)
  const soldOutSigns = texts.flatMap((text) => legendIn(text) ?? [])
  const list = new ChatList(areCards(lines))
  let isForeign = isMixed(texts)
  let columns: ColumnsBelow | null = null
  const isSpread = areSpread(lines)
  const places = lines.map(({ number }, index) => (isSpread ? index + 1 : number))
  // Numbers are unique: further products of a line come behind the last one.
  let further = lines.at(-1)?.number ?? 0
  for (const [index, { number, text, isStruck }] of lines.entries()) {
    const message = texts[index] ?? ''
    const place = places[index] ?? number
    const isUnread = text.length > LONGEST || leadingAddress(message) !== '' || legendIn(message) !== null
    if (isUnread) list.fault(place, text)
    if (isUnread || isMedia(message)) continue
    const currency = currencyBelow(message)
    if (currency !== null) isForeign = currency === 'foreign'
    const below = columnsBelow(message, texts.slice(index + 1, index + ROWS_BELOW))
    columns = below ?? columns
    if (below) list.fault(place, text)
    if (below) continue
    const isSoldOut = soldOutSigns.some((sign) => message.includes(sign))
    const isFollowed = places[index + 1] === place + 1
    for (const [at, { part, read }] of inColumns(message, columns, start).entries()) {
      if (at > 0) further += 1
      const own = at > 0 ? further : place
      const isOther = read.doubt === 'foreign-currency' || (isForeign && read.prices.length > 0 && !/r\$/i.test(part))
      if (isOther) list.fault(own, part, 'foreign-currency')
      else {
        const doubt = isStruck && read.prices.length > 0 ? 'struck-through' : read.doubt
        const unsure = read.prices.length > 0 ? bareSign(part, bare?.has(number) === true) : null
        const soldOut = read.soldOut || isSoldOut
        list.add(own, part, { ...read, doubt, soldOut, ...(unsure && { unsure }) }, isFollowed)
      }
    }
  }
  const read = list.end()
  if (!isSpread) return read
  const inList = <Line extends { line: number }>(line: Line) => ({
    ...line,
    line: lines[line.line - 1]?.number ?? line.line,
  })
  return { lines: read.lines.map(inList), faults: read.faults.map(inList) }
}

/** `$ 30`, which lists write for reais and for dollars, or a number without a sign. */
function bareSign(text: string, isBare: boolean): UnsureCost | null {
  const sign = isBare ? /\d+$/ : BARE_SIGN
  const written = isBare || isUnclear(text) ? sign.exec(text)?.[0] : undefined
  return written === undefined ? null : { kind: 'unclear_currency', written: written.trim() }
}

const BARE_SIGN = /(?<![\p{L}$])\$ ?:? ?[\d.,]+|[\d.,]+ ?\$/u

function areSpread(lines: readonly TextLine[]): boolean {
  const gaps = lines.slice(1).map(({ number }, index) => number - (lines[index]?.number ?? 0))
  const prices = lines.filter(({ text }) => /\d/.test(text) && !/\p{L}{3}/u.test(text))
  const isTwo = gaps.filter((gap) => gap === 2).length >= gaps.length * 0.8
  return lines.length > 3 && isTwo && prices.length >= lines.length * 0.3
}

function inColumns(message: string, columns: ColumnsBelow | null, start: LineStart): ReadPart[] {
  if (columns === null) return productsOf(message, start)
  const count = columns.kind === 'sizes' ? columns.sizes.length : columns.prices.length
  const row = rowBelow(withoutMarkup(message).replaceAll(/[;|]/g, '\t'), count)
  const named = row ? readLine(row.name, start) : null
  if (row && named && named.prices.length === 0 && named.name !== '') {
    const product = (read: Partial<ReadLine>): ReadPart => ({
      part: message,
      read: { ...named, doubt: null, soldOut: named.soldOut || row.cells.every((cell) => cell === null), ...read },
    })
    if (columns.kind === 'sizes')
      return columns.sizes.flatMap((size, at) => {
        const amount = row.cells[at] ?? null
        const prices = amount === null ? [] : [{ label: null, fromQuantity: null, amount }]
        return amount === null ? [] : [product({ name: variantOf(named.name, size), prices })]
      })
    const prices = columns.prices.flatMap((price, at) => {
      const amount = row.cells[at] ?? null
      return amount === null ? [] : [{ ...price, amount }]
    })
    return [product({ prices })]
  }
  return productsOf(message, start).map(({ part, read }) => {
    const isPlain =
      read.prices.length > 0 && read.prices.every(({ label, fromQuantity }) => label === null && fromQuantity === null)
    return { part, read: isPlain ? { ...read, doubt: read.doubt ?? 'several-prices' } : read }
  })
}

/** What an exported chat has instead of pictures, and of deleted messages. */
const MEDIA =
  /^\P{L}*(?:<[^>]*>|(?:imagem|video|audio|figurinha|documento|midia) (?:ocultad[oa]|oculta|omitid[oa])|.*\(arquivo anexado\)|(?:esta mensagem foi apagada|mensagem apagada|voce apagou esta mensagem)\.?)\P{L}*$/u
const isMedia = (message: string) => !/[\p{L}\p{N}\p{So}]/u.test(message) || MEDIA.test(foldText(message))
