import type { RejectCode, RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { isSoldOutHeading, isTalk, sectionIn } from '../supplier-lines/section'
import { isOnlyTraits, isVariationOnly, traitsIn, withTraits } from '../supplier-lines/traits'
import { isUnclear } from '../table/currency'
import { fixedFault, fixedTable, type TextLine } from '../table/text-lines'
import { type NameAbove, nameOf, reportedBelow, withNameAbove } from './name-above'
import { NameOrder } from './name-order'
import { isLater, type PriceLine } from './price-line'

const FORMER = /^[^\p{L}]*(?:de|era|antes) ?:? ?(?:r ?\$ ?)?\d/iu
const KITS = /\b(?:kits?|combos?|estojos?|coffrets?)\b/gi

/** Joins the lines of a chat message to products. */
export class Message {
  private readonly records: ImportRecord[] = []
  private readonly faults: RejectedRow[] = []
  private isSure = false
  private above: NameAbove | null = null
  private section: Section = { soldOut: false, traits: '' }
  private readonly order = new NameOrder()
  /** A price has no name above. */
  private hasUnnamed = false
  private lastPrice: number | null = null
  private lastProduct: { record: ImportRecord; label: string | null; lines: TextLine[] } | null = null
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
    const above = this.above?.last === line.number - 1 ? this.above : null
    // `Asad`, `De: R$ 199,00`, `Por: R$ 149,00`
    this.above = above && FORMER.test(line.text) ? reportedBelow(above, line.number) : null
  }

  addProduct(line: TextLine, found: PriceLine, { sku, gtin }: { sku: string; gtin: string }): void {
    const above = this.above?.last === line.number - 1 ? this.above : null
    const owner = above && isNamedBy(above, found) ? above : null
    if (found.name === '' && above?.isPart) this.refuse(line, 'line-without-price')
    else if (isVariationOnly(found.name) && !owner) this.refuse(line, 'missing-name')
    else if (found.name === '' && !owner && this.lastProduct && this.lastPrice === line.number - 1)
      this.addFurtherPrice(line, found, this.lastProduct)
    else {
      if (owner) this.takeFaults(owner)
      const name = owner ? [nameOf(owner), found.name].filter(Boolean).join('\n') : found.name
      this.isSure ||= found.isSure && name !== ''
      // Lists write `$` for reais and for dollars.
      const isBare = isUnclear(line.text)
      const record: ImportRecord = {
        line: owner && !owner.isTaken ? owner.number : line.number,
        cells: [
          name && withTraits(name, { ...traitsIn(this.section.traits), gender: null }),
          isBare ? found.price.replace('R$', '') : found.price,
          found.soldOut || owner?.isSoldOut || this.section.soldOut ? '0' : '',
          sku || (owner?.sku ?? ''),
          gtin || (owner?.gtin ?? ''),
        ],
        ...((found.hasOtherPrice || isBare) && { hasOtherPrice: true }),
      }
      if (owner && found.name === '') this.order.addPair({ name: owner, price: line, isJoined: owner.names.length > 1 })
      this.lastPrice = line.number
      this.lastProduct = name === '' ? null : { record, label: found.label, lines: owner ? [owner, line] : [line] }
      this.records.push(record)
      this.hasUnnamed ||= name === ''
      // `Azul R$ 2.850` may be followed by `Preto R$ 2.830`.
      this.above = owner && found.name !== '' ? { ...owner, last: line.number, isTaken: true } : null
    }
  }

  /** `Cartão: R$ 165,00` and `À vista: R$ 150,00` are to be confirmed, two prices without a word are refused. */
  private addFurtherPrice(
    line: TextLine,
    { price, label }: PriceLine,
    last: NonNullable<Message['lastProduct']>,
  ): void {
    this.fault('several-prices', line)
    this.lastPrice = line.number
    if (label === null && last.label === null) {
      this.hasUnnamed = true
      this.records.splice(this.records.indexOf(last.record), 1)
      for (const found of last.lines) this.fault('several-prices', found)
      this.lastProduct = null
    } else {
      last.record.hasOtherPrice = true
      if (isLater(last.label) && !isLater(label)) last.record.cells[1] = price
    }
  }

  end(): ImportTable | null {
    const doubtful = this.order.doubtful(this.hasUnnamed)
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
