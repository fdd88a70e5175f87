import type { UnsureCost } from '@loja/domain/suppliers'
import type { ColumnMapping } from '../model/import-table'
import type { LineDoubt } from '../price-lines/line-doubts'
import type { LinePrice } from '../price-lines/line-prices'

export interface SupplierLine {
  /** 1-based, as in `ImportRecord`. */
  line: number
  text: string
  section: string | null
  prices: LinePrice[]
  /** `cx c/ 12` */
  packQuantity: number | null
  /** `ESGOTADO`, struck through, `sem estoque`, ❌ */
  soldOut: boolean
  sku: string | null
  gtin: string | null
  doubt?: { why: LineDoubt; written: string }
  unsure?: UnsureCost
}

export interface SupplierReading {
  sheet?: string
  /** By the key of the headings. */
  mappings?: Record<string, ColumnMapping>
  priceLabel?: string | null
  /** The price is of the pack: the cost is divided by `packQuantity`. */
  pricePerPack?: boolean
}

/** Prices that a shop pays, the best first; any other label has to be chosen. */
const COST_LABELS = ['custo', 'atacado', 'revenda', 'unidade', 'pix', 'dinheiro', 'à vista']
const FOR_CUSTOMERS = ['varejo', 'sugerido']
const LATER = ['cartão', 'a prazo']

export const likelyLabel = (labels: readonly string[]): string | null =>
  COST_LABELS.find((label) => labels.includes(label)) ?? null

const SEVERAL = 'A linha tem vários preços: escolha qual deles é o custo.'
const DOUBTS: Record<LineDoubt, string> = {
  'several-prices': 'A linha tem mais de um valor, e não se sabe qual é o custo: corrija a lista.',
  'not-a-price': 'O preço da linha não foi entendido: corrija a lista.',
  'foreign-currency': 'O preço está em outra moeda: peça a lista em reais.',
  'struck-through': 'A linha está riscada na planilha: confirme o custo com o fornecedor.',
}

/** What one unit costs the shop. `fault` is a sentence for staff. */
export function costOf(line: SupplierLine, reading: SupplierReading): { cost: number } | { fault: string } {
  const { prices, packQuantity, doubt } = line
  if (doubt) return { fault: `${DOUBTS[doubt.why]} Lido: “${doubt.written}”.` }
  if (prices.length === 0) return { fault: 'A linha não tem preço.' }
  const chosen = reading.priceLabel ?? null
  const forShops = prices.filter(({ label }) => label === null || label === chosen || !FOR_CUSTOMERS.includes(label))
  const possible = forShops.length > 0 ? forShops : prices
  const ofOne = possible.filter(({ fromQuantity }) => fromQuantity === null || fromQuantity === 1)
  const price = choosePrice(ofOne.length > 0 ? ofOne : lowestQuantity(possible), chosen)
  if (typeof price === 'string') return { fault: price }
  const unit = price.label === 'dúzia' ? 12 : price.label === 'caixa' || reading.pricePerPack ? packQuantity : 1
  if (unit === 1) return { cost: price.amount }
  if (unit === null) return { fault: 'O preço é da caixa, e a linha não diz quantas unidades ela tem.' }
  const cents = Math.round((price.amount * 100) / unit)
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
  if (only && others.length === 0)
    return FOR_CUSTOMERS.includes(only.label ?? '')
      ? `A linha só tem o preço “${only.label}”: escolha se ele é o custo.`
      : only
  const price = likelyPrice(prices)
  // `revenda 49,90` beside 25,00 is what the shop may ask.
  const isLowest = price && prices.every(({ amount, label }) => amount >= price.amount || label === 'unidade')
  return price && isLowest ? price : SEVERAL
}

function likelyPrice(prices: LinePrice[]): LinePrice | null {
  for (const label of COST_LABELS) {
    const [found, ...others] = prices.filter((price) => price.label === label)
    if (found) return others.length === 0 ? found : null
  }
  // Beside a price for others, e.g. `179 / cartão 189`.
  const [plain, ...others] = prices.filter(({ label }) => label === null)
  if (plain) return others.length === 0 && !prices.some(({ label }) => label === 'promoção') ? plain : null
  const sooner = prices.filter(({ label }) => !LATER.includes(label ?? ''))
  return sooner.length === 1 ? (sooner[0] ?? null) : null
}

/** By which a price without a word can be chosen in a line with several. */
export const plainLabel = (index: number) => `${index + 1}º preço`

function lowestQuantity(prices: LinePrice[]): LinePrice[] {
  const lowest = Math.min(...prices.map(({ fromQuantity }) => fromQuantity ?? 1))
  return prices.filter(({ fromQuantity }) => (fromQuantity ?? 1) === lowest)
}
