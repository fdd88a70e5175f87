import { foldText } from '@loja/domain/list'
import type { RejectCode, RejectedRow } from '../model/import-outcome'
import type { LinePrice } from '../price-lines/line-prices'
import { cleanName, withoutMarkup } from '../price-lines/line-text'
import { NameOrder, nameIn } from '../price-lines/name-order'
import { ALL, isAttribute, isNoProduct } from '../price-lines/no-product'
import { fixedFault } from '../table/text-lines'
import type { ReadLine } from './chat-line'
import type { LineCodes } from './line-codes'
import { isKind, isSoldOutHeading, isTalk, sectionIn } from './section'
import type { SupplierLine } from './supplier-line'
import {
  hasTraits,
  isOnlyTraits,
  isVariationOnly,
  sizesIn,
  type Traits,
  traitsIn,
  variantOf,
  withTraits,
} from './traits'

export class ChatList {
  readonly #lines: SupplierLine[] = []
  readonly #faults: RejectedRow[] = []
  #section: { name: string | null; soldOut: boolean; traits: Traits; products: number; isNested: boolean } = {
    ...{ name: null, soldOut: false, products: 0, isNested: false },
    traits: { size: null, kind: null, gender: null },
  }
  #base = ''
  #isBaseUnpriced = false
  /** The last product has only a former price. */
  #isFormer = false
  #remark = -1
  readonly #order = new NameOrder()
  /** A price has no name above. */
  #hasUnnamed = false
  /** Names have several lines: `areCards`. */
  readonly #isOfCards: boolean

  constructor(isOfCards: boolean) {
    this.#isOfCards = isOfCards
  }
  #open: { number: number; last: number; text: string; read: ReadLine; isJoined?: boolean } | null = null
  #lastLine = -1
  /** A price above names: `*R$ 45,00*`, `Todos por 45`. */
  #group: {
    number: number
    last: number
    text: string
    prices: LinePrice[]
    isUsed: boolean
    isFramed: boolean
  } | null = null
  readonly #written = new Map<number, string>()
  #codesAbove: { number: number; codes: LineCodes } | null = null

  /** @param isFollowed whether the next line follows directly */
  add(number: number, text: string, read: ReadLine, isFollowed = false): void {
    const { name, prices, soldOut, doubt } = read
    this.#written.set(number, text)
    if (this.#open?.last === number - 1 && isAttribute(text)) this.#open.last = number
    else if (soldOut && prices.length === 0 && doubt === null && isSoldOutHeading(text)) {
      if (this.#isSectionOfSoldOut(number, text, isFollowed)) this.#startSection(cleanName(withoutMarkup(text)), true)
      else this.#addCodes(number, read)
    } else if (prices.length > 0 && ALL.test(foldText(name))) this.#startGroup(number, text, prices)
    else if (name === '') {
      if (doubt && isNoProduct('', text)) this.#addRemark(number, text)
      else if (prices.length > 0 || doubt) this.#addPrices(number, text, read)
      else this.#addCodes(number, read)
    } else if (isNoProduct(name, text)) this.#addRemark(number, text)
    else if (prices.length > 0 || doubt || (soldOut && !isHeading(text))) this.#addProduct(number, text, read)
    else if (this.#open?.last === number - 1 && this.#isNameGoingOn(text, name)) {
      this.#open.read.name += ` ${name}`
      this.#open.isJoined ||= !MEASURE.test(name)
      this.#open.last = number
    } else if (isPriceOfTraits(name)) this.fault(number, text)
    else {
      const above = this.#open?.last === number - 1 ? this.#open : null
      this.#closeOpen(number)
      if (this.#lastLine === number - 1) this.#order.addBehindPrice({ number, text })
      const isProduct = above === null || this.#lines.at(-1)?.line === above.number
      const isBelowName = !isProduct && isPlainName(above.text)
      this.#open = { number, last: number, text, read: isBelowName ? { ...read, doubt: 'not-a-price' } : read }
    }
  }

  #isNameGoingOn(text: string, name: string): boolean {
    const above = this.#open?.text ?? ''
    return (
      (MEASURE.test(name) && !FRAMED.test(text.trim())) ||
      (this.#isOfCards && !isTalk(above) && !isOnlyTraits(nameIn(above)))
    )
  }

  /** `80ml 90,00` and `tester 150,00` are variants of the product above, `Azul 90,00` of a name above without a price. */
  #addProduct(number: number, text: string, read: ReadLine): void {
    const isVariant = isOnlyTraits(read.name.replaceAll(COUNTED, ' '))
    const isBelow = this.#lastLine === number - 1
    const named = this.#open?.last === number - 1 ? this.#open : null
    const above = named?.read.name ?? (isBelow ? this.#base : '')
    const isColour = isVariationOnly(read.name) && (named ? isBase(named) : isBelow && this.#isBaseUnpriced)
    if (above !== '' && (isVariant ? hasTraits(read.name) : isColour)) {
      if (named) complete(read, named.read)
      const isUnpriced = named !== null || this.#isBaseUnpriced
      this.#product(named?.number ?? number, number, { ...read, name: variantOf(above, read.name) })
      this.#base = above
      this.#isBaseUnpriced = isUnpriced
    } else if (!isVariant && /\p{L}{2}/u.test(read.name)) {
      this.#closeOpen(number)
      this.#product(number, number, read)
    } else this.fault(number, text, read.doubt ?? undefined)
  }

  fault(number: number, text: string, code: RejectCode = 'line-without-price'): void {
    this.#closeOpen(0)
    this.#faults.push(fixedFault(code, number, [text]))
  }

  end(): { lines: SupplierLine[]; faults: RejectedRow[] } {
    this.#closeOpen(0)
    this.#closeGroup()
    const doubtful = new Map(
      this.#order.doubtful(this.#hasUnnamed).map(({ name, price }) => [name.number, price.number]),
    )
    for (const line of this.#lines) {
      const price = doubtful.get(line.line)
      if (price !== undefined) line.doubt = { why: 'several-prices', written: this.#writtenIn(line.line, price) }
    }
    return { lines: this.#lines, faults: this.#faults }
  }

  /** `ESGOTADOS` above products, `ESGOTADO` below one. */
  #isSectionOfSoldOut(number: number, text: string, isFollowed: boolean): boolean {
    const isBelow = this.#lastLine === number - 1 || this.#open?.last === number - 1
    return !isBelow || PLURAL.test(text) || (FRAMED.test(text.trim()) && isFollowed)
  }

  #startSection(name: string, soldOut: boolean): void {
    this.#closeOpen(0)
    const isBelowHeading = this.#section.name !== null && this.#lines.length === this.#section.products
    const traits = traitsIn(name)
    const { size, kind, gender } = this.#section.traits
    const isNested = isBelowHeading || (this.#section.isNested && traits.size !== null && isOnlyTraits(name))
    this.#section = {
      name,
      products: this.#lines.length,
      soldOut: soldOut || (isBelowHeading && this.#section.soldOut && !/dispon[ií]ve/i.test(name)),
      isNested,
      traits: isNested
        ? { size: traits.size ?? size, kind: traits.kind ?? kind, gender: traits.gender ?? gender }
        : traits,
    }
  }

  /** `Pedido mínimo`, whose amount may be in the next line. */
  #addRemark(number: number, text: string): void {
    this.fault(number, text)
    this.#remark = number
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
    const last = this.#lastLine === number - 1 ? this.#lines.at(-1) : undefined
    if (this.#open && nameIn(this.#open.text) === '') this.#closeOpen(number)
    if (this.#open?.last === number - 1) {
      const { number: first, text: above, read: named, isJoined } = this.#open
      complete(named, read)
      // `R$ 179`, `Asad`, `R$ 165`, `Yara`: the price of a name may be above or below it.
      const isBetween = this.#group?.last === first - 1 && !this.#group.isFramed
      const doubt = isBetween ? 'several-prices' : (read.doubt ?? named.doubt)
      if (isBetween) this.#closeGroup()
      this.#order.addPair({
        name: { number: first, text: above },
        price: { number, text },
        isJoined: isJoined === true,
      })
      if (read.replaced === 'former') this.#open.last = number
      else
        this.#product(first, number, {
          ...named,
          ...(read.unsure && { unsure: read.unsure }),
          prices: read.prices,
          doubt,
        })
    } else if (last && last.prices.length > 0 && hasWords(read.prices) && read.doubt === null) {
      last.prices.push(...read.prices)
      this.#lastLine = number
    } else if (last && read.replaced === 'new' && this.#isFormer) {
      last.prices = read.prices
      this.#isFormer = false
      this.#lastLine = number
    } else if (last && !FRAMED.test(text.trim()) && last.prices.length > 0) {
      last.doubt = { why: 'several-prices', written: this.#writtenIn(last.line, number) }
      this.#hasUnnamed = true
      this.#lastLine = number
    } else if (
      (this.#open === null || this.#isInGroup(this.#open)) &&
      read.prices.length === 1 &&
      read.doubt === null &&
      read.replaced === null &&
      this.#remark !== number - 1
    ) {
      this.#hasUnnamed = true
      this.#startGroup(number, text, read.prices)
    } else {
      this.#hasUnnamed ||= read.prices.length === 1 && this.#remark !== number - 1
      this.fault(number, text, read.doubt ?? undefined)
    }
  }

  #startGroup(number: number, text: string, prices: LinePrice[]): void {
    this.#closeOpen(0)
    this.#closeGroup()
    const isFramed = FRAMED.test(text.trim())
    this.#group = { number, last: number, text, prices, isUsed: false, isFramed }
  }

  #isInGroup({ number, text }: { number: number; text: string }): boolean {
    return this.#group?.last === number - 1 && !FRAMED.test(text)
  }

  #closeGroup(): void {
    const group = this.#group
    this.#group = null
    if (group && !group.isUsed) this.#faults.push(fixedFault('line-without-price', group.number, [group.text]))
  }

  #product(first: number, last: number, { name, prices, doubt, replaced, ...codes }: ReadLine): void {
    if (this.#codesAbove?.number === first - 1) complete(codes, this.#codesAbove.codes)
    this.#codesAbove = null
    this.#open = null
    if (isOnlyTraits(name)) {
      this.#faults.push(fixedFault('line-without-price', first, [name]))
      return
    }
    this.#lastLine = last
    if (this.#group?.last === first - 1 && prices.length === 0) this.#group.last = last
    const { name: section, soldOut, traits } = this.#section
    const text = withTraits(name, traits)
    this.#base = name
    this.#isBaseUnpriced = false
    this.#isFormer = replaced === 'former'
    this.#lines.push({
      ...{ line: first, text, section, prices: doubt ? [] : prices },
      ...codes,
      soldOut: codes.soldOut || soldOut,
      ...(doubt && { doubt: { why: doubt, written: this.#writtenIn(first, last) } }),
    })
  }

  #writtenIn(first: number, last: number): string {
    return Array.from({ length: last - first + 1 }, (_, at) => this.#written.get(first + at) ?? '')
      .join(' ')
      .trim()
  }

  #closeOpen(next: number): void {
    const open = this.#open
    if (!open) return
    this.#open = null
    const group = this.#group
    if (group && this.#isInGroup(open) && nameIn(open.text) !== '') {
      group.last = open.last
      group.isUsed = true
      this.#product(open.number, open.last, { ...open.read, prices: [...group.prices] })
      return
    }
    const isSingle = open.number - 1 !== this.#lastLine && next === open.number + 1
    const last = this.#lines.at(-1)?.text
    const section = sectionIn(open.text, isSingle, last !== undefined && last !== last.toUpperCase())
    if (section) this.#startSection(section.name, section.soldOut)
    else this.#faults.push(fixedFault('line-without-price', open.number, [open.text]))
  }
}

const BARE_NUMBER = /(?<![\p{L}\d.,])\d+(?![\p{L}\d.,])/gu
/** `2 itens` */
const COUNTED = /(?<![\p{L}\d.,])\d+ (?=\p{L}{4})/gu
/** `tester 150` */
const isPriceOfTraits = (name: string) =>
  /\d/.test(name) && hasTraits(name) && isOnlyTraits(name.replaceAll(BARE_NUMBER, ' ')) && sizesIn(name).length === 0

const FRAMED = /^[*=_━─-].*[*=_━─:-]$/u

const isPlainName = (text: string) => nameIn(text) !== '' && !isTalk(text) && sectionIn(text, false) === null

/** Colours may follow below: `iPhone 13 128GB`, but not `Bom dia` or `*PERFUMES*`. */
const isBase = ({ text, read }: { text: string; read: ReadLine }) => !isTalk(text) && !isKind(read.name)

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
