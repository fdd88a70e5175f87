import type { ColumnMapping } from '../model/import-table'
import type { LinePrice } from '../price-lines/line-prices'

/** A product of a supplier's list, as the supplier writes it. */
export interface SupplierLine {
  /** 1-based, as in `ImportRecord`. */
  line: number
  /** Without prices, codes and decoration. */
  text: string
  /** The heading above, e.g. `MASCULINOS`. */
  section: string | null
  /** None only for a product that is sold out. */
  prices: LinePrice[]
  /** `cx c/ 12` */
  packQuantity: number | null
  /** `ESGOTADO`, struck through, `sem estoque`, ❌ */
  soldOut: boolean
  sku: string | null
  gtin: string | null
}

/** How the lists of a supplier are read. Missing parts are detected. */
export interface SupplierReading {
  sheet?: string
  /** By the key of the headings. */
  mappings?: Record<string, ColumnMapping>
  /** Which price is the cost, as in `LinePrice`. */
  priceLabel?: string | null
  /** The price is of the pack: the cost is divided by `packQuantity`. */
  pricePerPack?: boolean
}

/** Prices that a shop pays, the best first. Any other label has to be chosen. */
const COST_LABELS = ['custo', 'atacado', 'revenda', 'unidade', 'pix', 'dinheiro', 'à vista']

/** The label of the price that is the cost unless another is chosen. */
export const likelyLabel = (labels: readonly string[]): string | null =>
  COST_LABELS.find((label) => labels.includes(label)) ?? null

/** What one unit costs the shop. `fault` is a sentence for staff. */
export function costOf(line: SupplierLine, reading: SupplierReading): { cost: number } | { fault: string } {
  const { prices, packQuantity } = line
  if (prices.length === 0) return { fault: 'A linha não tem preço.' }
  const ofOne = prices.filter(({ fromQuantity }) => fromQuantity === null || fromQuantity === 1)
  const price = choosePrice(ofOne.length > 0 ? ofOne : lowestQuantity(prices), reading.priceLabel ?? null)
  if (typeof price === 'string') return { fault: price }
  const isOfPack = price.label === 'caixa' || reading.pricePerPack === true
  if (!isOfPack) return { cost: price.amount }
  if (packQuantity === null) return { fault: 'O preço é da caixa, e a linha não diz quantas unidades ela tem.' }
  const cents = Math.round((price.amount * 100) / packQuantity)
  return cents > 0 ? { cost: cents / 100 } : { fault: 'O preço da unidade é menos de um centavo.' }
}

function choosePrice(prices: LinePrice[], chosen: string | null): LinePrice | string {
  const [only, ...others] = prices
  if (chosen !== null) {
    const found = prices.find((price, index) => (price.label ?? plainLabel(index)) === chosen)
    if (found) return found
    if (only && others.length === 0 && only.label === null) return only
    return `A linha não tem o preço “${chosen}”.`
  }
  if (only && others.length === 0) return only
  for (const label of COST_LABELS) {
    const found = prices.find((price) => price.label === label)
    if (found) return found
  }
  const plain = prices.filter(({ label }) => label === null)
  const [one] = plain
  // Beside a price for others, e.g. `179 / cartão 189`.
  if (one && plain.length === 1 && !prices.some(({ label }) => label === 'promoção')) return one
  return 'A linha tem vários preços: escolha qual deles é o custo.'
}

/** By which a price without a word can be chosen in a line with several. */
export const plainLabel = (index: number) => `${index + 1}º preço`

function lowestQuantity(prices: LinePrice[]): LinePrice[] {
  const lowest = Math.min(...prices.map(({ fromQuantity }) => fromQuantity ?? 1))
  return prices.filter(({ fromQuantity }) => (fromQuantity ?? 1) === lowest)
}
