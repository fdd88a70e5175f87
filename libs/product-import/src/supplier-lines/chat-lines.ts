import { foldText } from '@loja/domain'
import type { RejectCode, RejectedRow } from '../model/import-outcome'
import type { LineDoubt } from '../price-lines/line-doubts'
import type { LinePrice } from '../price-lines/line-prices'
import { readLinePrices, realPrices } from '../price-lines/line-prices'
import { cleanName, messageText, withoutMarkup } from '../price-lines/line-text'
import { NO_PRODUCT } from '../price-lines/price-lines'
import { fixedFault, leadingAddress, type TextLine } from '../table/text-lines'
import { currencyBelow, FOREIGN_AMOUNT } from './foreign-currency'
import { type LineCodes, type LineStart, leadingCode, startOfLines, takeCodes, withoutNumber } from './line-codes'
import { sectionIn } from './section'
import type { SupplierLine } from './supplier-line'

const LONGEST = 1000

interface ReadLine extends LineCodes {
  name: string
  prices: LinePrice[]
  doubt: LineDoubt | null
}

/** Free text: name, codes and prices in one line or in consecutive ones, under the headings of sections. */
export function readChatLines(lines: readonly TextLine[]): { lines: SupplierLine[]; faults: RejectedRow[] } {
  const texts = lines.map(({ text }) => (text.length > LONGEST ? '' : messageText(text)))
  const start = startOfLines(texts)
  const list = new ChatList()
  let isForeign = false
  // Numbers are unique: further products of a line come behind the last one.
  let further = lines.at(-1)?.number ?? 0
  for (const [index, { number, text }] of lines.entries()) {
    const message = texts[index] ?? ''
    if (text.length > LONGEST || leadingAddress(message) !== '') list.fault(number, text)
    if (text.length > LONGEST || leadingAddress(message) !== '' || isMedia(message)) continue
    const currency = currencyBelow(message)
    if (currency !== null) isForeign = currency === 'foreign'
    for (const [at, { part, read }] of productsOf(message, start).entries()) {
      if (at > 0) further += 1
      const own = at > 0 ? further : number
      const isOther = FOREIGN_AMOUNT.test(part) || (isForeign && read.prices.length > 0 && !/r\$/i.test(part))
      if (isOther) list.fault(own, part, 'foreign-currency')
      else list.add(own, part, read)
    }
  }
  return list.end()
}

/** What an exported chat has instead of pictures, and of deleted messages. */
const MEDIA =
  /^\P{L}*(?:<[^>]*>|(?:imagem|video|audio|figurinha|documento|midia) (?:ocultad[oa]|oculta|omitid[oa])|.*\(arquivo anexado\)|(?:esta mensagem foi apagada|mensagem apagada|voce apagou esta mensagem)\.?)\P{L}*$/u
const isMedia = (message: string) => !/[\p{L}\p{N}\p{So}]/u.test(message) || MEDIA.test(foldText(message))

/** `Asad 179 | Yara 165` has two products if each part has a name and a price. */
const PARTS = / *[|;] *| +\/ +|, +(?=\p{L})|(?<=\d) *\t *(?=\p{L})/gu

function productsOf(message: string, start: LineStart): { part: string; read: ReadLine }[] {
  const whole = () => [{ part: message, read: readLine(message, start) }]
  const parts = /\d.*\p{L}.*\d/u.test(message) ? message.split(PARTS).filter((part) => part !== '') : []
  if (parts.length < 2) return whole()
  const products: { part: string; read: ReadLine }[] = []
  // From the last one, which is most often only a second price.
  for (const part of parts.toReversed()) {
    const read = readLine(part, start)
    if (read.prices.length === 0 || !/\p{L}{3}/u.test(read.name)) return whole()
    products.unshift({ part, read })
  }
  return products
}

/** The rest of `(cód. 12)`. */
const EMPTY = /\( *\)|\[ *\]/g

/** `~Asad 179~` is a product that is sold out, and `~179~ 159` an earlier price. */
const STRUCK = /~(?=[^~\s])[^~]*[^~\s]~/g

function readLine(text: string, start: LineStart): ReadLine {
  const whole = text.replaceAll('~', ' ')
  const rest = text.replaceAll(STRUCK, ' ')
  if (rest === text) return readPlainLine(text, start)
  const read = readPlainLine(rest, start)
  if (read.name !== '' || !/\p{L}{3}/u.test(cleanName(whole))) return read
  const struck = readPlainLine(whole, start)
  // `~Asad R$ 199~ R$ 179` has a new price.
  if (read.prices.length > 0 && struck.prices.length > read.prices.length) return { ...struck, prices: read.prices }
  return orRest({ ...struck, soldOut: true }, read)
}

/** `~199~ 179` has no name even with its struck part. */
const orRest = (struck: ReadLine, rest: ReadLine) => (struck.name === '' ? rest : struck)

function readPlainLine(text: string, start: LineStart): ReadLine {
  const plain = withoutMarkup(text).replaceAll(/[;|]/g, '\t')
  const leading = start === 'codes' ? leadingCode(plain) : null
  const unnumbered = start === 'numbers' ? withoutNumber(plain) : plain
  const { rest, ...codes } = takeCodes(leading?.rest ?? unnumbered)
  const { name, prices, doubt } = readLinePrices(rest.replaceAll(EMPTY, ' '))
  return { name, prices: realPrices(prices), doubt, ...codes, sku: leading?.code ?? codes.sku }
}

class ChatList {
  readonly #lines: SupplierLine[] = []
  readonly #faults: RejectedRow[] = []
  #section: { name: string | null; soldOut: boolean } = { name: null, soldOut: false }
  /** A line without a price: the next one may complete it, or it is a heading. */
  #open: { number: number; last: number; text: string; read: ReadLine } | null = null
  /** Of the last product, with the lines that completed it. */
  #lastLine = -1
  /** A price above names: `*R$ 45,00*`, `Todos por 45`. */
  #group: { number: number; last: number; text: string; prices: LinePrice[]; isUsed: boolean } | null = null
  #codesAbove: { number: number; codes: LineCodes } | null = null

  add(number: number, text: string, read: ReadLine): void {
    const { name, prices, soldOut } = read
    if (prices.length > 0 && ALL.test(foldText(name))) this.#startGroup(number, text, prices)
    else if (name === '') {
      if (soldOut && this.#isHeadingOfSoldOut(number, text))
        this.#section = { name: cleanName(withoutMarkup(text)), soldOut }
      else if (prices.length > 0) this.#addPrices(number, text, read)
      else this.#addCodes(number, read)
    } else if (isNoProduct(name, text)) this.fault(number, text)
    else if (prices.length > 0 || (soldOut && !isHeading(text))) {
      this.#closeOpen(number)
      this.#product(number, number, read)
    } else if (this.#open?.last === number - 1 && MEASURE.test(name)) {
      this.#open.read.name += ` ${name}`
      this.#open.last = number
    } else {
      this.#closeOpen(number)
      this.#open = { number, last: number, text, read }
    }
  }

  fault(number: number, text: string, code: RejectCode = 'line-without-price'): void {
    this.#closeOpen(0)
    this.#faults.push(fixedFault(code, number, [text]))
  }

  end(): { lines: SupplierLine[]; faults: RejectedRow[] } {
    this.#closeOpen(0)
    this.#closeGroup()
    return { lines: this.#lines, faults: this.#faults }
  }

  /** `ESGOTADOS` above products, but `ESGOTADO` below one. */
  #isHeadingOfSoldOut(number: number, text: string): boolean {
    const isBelow = this.#lastLine === number - 1 || this.#open?.last === number - 1
    return sectionIn(text, true)?.soldOut === true && (!isBelow || PLURAL.test(text))
  }

  #addCodes(number: number, codes: LineCodes): void {
    const last = this.#lines.at(-1)
    if (this.#open?.last === number - 1) {
      const { number: first, read } = this.#open
      complete(read, codes)
      this.#open.last = number
      if (codes.soldOut) this.#product(first, number, read)
    } else if (last && this.#lastLine === number - 1 && (codes.sku === null || last.sku === null)) {
      complete(last, codes)
      this.#lastLine = number
    } else this.#codesAbove = { number, codes }
  }

  #addPrices(number: number, text: string, read: ReadLine): void {
    const last = this.#lines.at(-1)
    if (this.#open?.last === number - 1) {
      const { number: first, read: named } = this.#open
      complete(named, read)
      this.#product(first, number, { ...named, prices: read.prices })
    } else if (last && last.prices.length > 0 && this.#lastLine === number - 1 && hasWords(read.prices)) {
      last.prices.push(...read.prices)
      this.#lastLine = number
    } else if ((this.#open === null || this.#isInGroup(this.#open)) && read.prices.length === 1)
      this.#startGroup(number, text, read.prices)
    else this.fault(number, text)
  }

  #startGroup(number: number, text: string, prices: LinePrice[]): void {
    this.#closeOpen(0)
    this.#closeGroup()
    this.#group = { number, last: number, text, prices, isUsed: false }
  }

  #isInGroup({ number, text }: { number: number; text: string }): boolean {
    return this.#group?.last === number - 1 && !FRAMED.test(text)
  }

  #closeGroup(): void {
    const group = this.#group
    this.#group = null
    if (group && !group.isUsed) this.#faults.push(fixedFault('line-without-price', group.number, [group.text]))
  }

  #product(first: number, last: number, { name, prices, ...codes }: ReadLine): void {
    if (this.#codesAbove?.number === first - 1) complete(codes, this.#codesAbove.codes)
    this.#codesAbove = null
    this.#open = null
    this.#lastLine = last
    if (this.#group?.last === first - 1 && prices.length === 0) this.#group.last = last
    const { name: section, soldOut } = this.#section
    this.#lines.push({ line: first, text: name, section, prices, ...codes, soldOut: codes.soldOut || soldOut })
  }

  /** @param next the line of a product behind it, or 0 */
  #closeOpen(next: number): void {
    const open = this.#open
    if (!open) return
    this.#open = null
    const group = this.#group
    if (group && this.#isInGroup(open)) {
      group.last = open.last
      group.isUsed = true
      this.#product(open.number, open.last, { ...open.read, prices: [...group.prices] })
      return
    }
    const isAlone = open.number - 1 !== this.#lastLine && next === open.number + 1
    const last = this.#lines.at(-1)?.text
    const section = sectionIn(open.text, isAlone, last !== undefined && last !== last.toUpperCase())
    if (section) this.#section = section
    else this.#faults.push(fixedFault('line-without-price', open.number, [open.text]))
  }
}

const START = 60

function isNoProduct(name: string, line: string): boolean {
  const start = foldText(line.slice(0, START)).replace(/^[^\p{L}\p{N}]+/u, '')
  return NO_PRODUCT.test(foldText(name)) || NO_PRODUCT.test(start)
}

/** `TODOS POR R$ 45,00` */
const ALL = /^(?:tod[oa]s?|tudo|qualquer|cada)(?: (?:os|as|um|uma|modelos?|produtos?|itens|perfumes?|a|r))*$/
const FRAMED = /^[*=_━─-].*[*=_━─:-]$/u

/** Below the name, on cards. */
const MEASURE = /^\d+(?:[.,]\d+)? ?(?:m?l|g|kg|oz)(?!\p{L}).{0,20}$/iu
const PLURAL = /(?:[oa]s|is)\P{L}*$/iu

/** `Produtos esgotados`, but not `Yara esgotado`. */
const isHeading = (text: string) => PLURAL.test(text) && sectionIn(text, false)?.soldOut === true

const hasWords = (prices: LinePrice[]) =>
  prices.every(({ label, fromQuantity }) => label !== null || fromQuantity !== null)

function complete(read: LineCodes, other: LineCodes): void {
  read.sku ??= other.sku
  read.gtin ??= other.gtin
  read.packQuantity ??= other.packQuantity
  read.soldOut ||= other.soldOut
}
