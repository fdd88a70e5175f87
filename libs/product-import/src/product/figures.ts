import { formatBrl } from '@loja/domain/format'
import { foldText } from '@loja/domain/list'
import { type FeaturedDates, parsePromotionMoment, parseTypedStock, UNLIMITED_STOCK } from '@loja/domain/products'
import type { ImportPlan, RecordCells } from '../analysis/record-cells'
import type { ImportField } from '../model/import-field'
import type { ImportedProduct, Warn } from '../model/import-outcome'
import { isSoldOut } from '../supplier-lines/line-codes'
import { type AmountReading, readAmount } from '../table/read-amount'

type Sale = Pick<ImportedProduct, 'salePrice' | 'saleStartsAt' | 'saleEndsAt'>

/** `10 unidades` */
const UNITS = /(?<=\d) ?(?:un|und|unids?|unidades?|p[cç]s?|pe[cç]as?|itens)\.?$/i
const HIGH_PRICE_BRL = 50_000

export function priceReading(
  cells: RecordCells,
  plan: ImportPlan,
  field: 'price' | 'salePrice' | 'cost',
): AmountReading {
  const position = cells.position(field) ?? -1
  const reading = readAmount({
    text: cells.text(field),
    number: cells.number(field),
    decimalSign: plan.decimalSigns[position] ?? null,
    isForeign: cells.isForeign || plan.foreignColumns[position] === true,
  })
  const isForeign = 'priceBrl' in reading && cells.foreignCell(field === 'cost') !== null
  return isForeign ? { fault: 'foreign-currency' } : reading
}

export function warnOfPrice(reading: Exclude<AmountReading, { fault: string }>, warn: Warn): void {
  const { priceBrl, isAmbiguous, isRounded, shown } = reading
  if (shown !== undefined) warn('shown-otherwise', `${shown}, e não ${formatBrl(priceBrl)}`)
  else if (isAmbiguous) warn('ambiguous-price', formatBrl(priceBrl))
  else if (isRounded) warn('rounded-price', formatBrl(priceBrl))
  if (priceBrl >= HIGH_PRICE_BRL) warn('high-price', formatBrl(priceBrl))
}

/** Many programs write 0 for an unknown cost. */
export function costOf(cells: RecordCells, plan: ImportPlan, warn: Warn): number | null {
  const written = cells.text('cost')
  if (written === '') return null
  const reading = priceReading(cells, plan, 'cost')
  if ('fault' in reading) {
    warn('cost-left-out', written.slice(0, 60))
    return null
  }
  if (reading.isAmbiguous || reading.shown !== undefined) warn('ambiguous-cost', formatBrl(reading.priceBrl))
  return reading.priceBrl || null
}

/** Must be below the price, except in our own export. */
function salePriceOf(cells: RecordCells, plan: ImportPlan, price: number, warn: Warn): number | null {
  const written = cells.text('salePrice')
  if (written === '') return null
  const reading = priceReading(cells, plan, 'salePrice')
  // Lists with `De` and `Por` repeat the price of a product without a promotion.
  if ('priceBrl' in reading && !plan.isOwnExport && reading.priceBrl === price) return null
  if ('fault' in reading || (!plan.isOwnExport && !(reading.priceBrl > 0 && reading.priceBrl < price))) {
    warn('sale-price-left-out', written.slice(0, 60))
    return null
  }
  warnOfPrice(reading, warn)
  return reading.priceBrl
}

/** `0000-00-00 00:00:00` */
const NO_DATE = /^[0/:. -]+$/
type DateField = 'saleStartsAt' | 'saleEndsAt' | 'featuredFrom' | 'featuredUntil'

/** There are no dates unless the end is after the start. */
function datesOf<From extends DateField, Until extends DateField>(
  cells: RecordCells,
  [first, last]: [From, Until],
  warn: (value: string) => void,
): Record<From | Until, string | null> {
  const read = (field: DateField, edge: 'start' | 'end') => {
    const moment = NO_DATE.test(cells.text(field)) ? null : parsePromotionMoment(cells.text(field), edge)
    if (moment === undefined) warn(cells.text(field).slice(0, 60))
    return moment ?? null
  }
  let [from, until] = [read(first, 'start'), read(last, 'end')]
  if (from !== null && until !== null && from >= until) {
    warn(cells.text(last).slice(0, 60))
    from = until = null
  }
  return { [first]: from, [last]: until } as Record<From | Until, string | null>
}

/** Without a sale price there are no dates, and with a date that is not understood no sale price, which would last. */
export function saleOf(cells: RecordCells, plan: ImportPlan, price: number, warn: Warn): Sale {
  const salePrice = salePriceOf(cells, plan, price, warn)
  const none = { salePrice: null, saleStartsAt: null, saleEndsAt: null }
  if (salePrice === null) return none
  let isKnown = true
  const dates = datesOf(cells, ['saleStartsAt', 'saleEndsAt'], (value) => {
    isKnown = false
    warn('sale-date-left-out', value)
  })
  const undecided = cells.textAt(plan.undecidedDate)
  if (undecided !== '' && !NO_DATE.test(undecided)) {
    isKnown = false
    warn('sale-date-left-out', undecided.slice(0, 60))
  }
  if (isKnown) return { salePrice, ...dates }
  warn('sale-price-left-out', cells.text('salePrice').slice(0, 60))
  return none
}

export function featuredDatesOf(cells: RecordCells, isFeatured: boolean, warn: Warn): FeaturedDates {
  if (!isFeatured) return { featuredFrom: null, featuredUntil: null }
  return datesOf(cells, ['featuredFrom', 'featuredUntil'], (value) => warn('featured-date-left-out', value))
}

export function stockOf(cells: RecordCells, plan: ImportPlan, warn: Warn): number | null {
  const written = cells.number('stock') ?? cells.text('stock')
  if (written === '') return plan.isOwnExport ? null : plan.defaults.stock
  const quantity = readQuantity(written)
  if (quantity === null && isInStock(written)) return plan.defaults.stock
  if (quantity === null) warn('stock-left-out', written.slice(0, 60))
  return quantity ?? 0
}

const IN_STOCK = /^(?:[✅✔☑🟢]\ufe0f?|(?:em|com) estoque|disponive(?:l|is)|pronta entrega|in ?stock|sim|s|ok)$/u
const NOT_IN_STOCK = /^(?:nao|n|out ?of ?stock|🔴)$/u
/** `Disponível`, which says no quantity. */
export const isInStock = (text: string) => IN_STOCK.test(foldText(text).trim())
export const isAvailability = (text: string) =>
  isInStock(text) || NOT_IN_STOCK.test(foldText(text).trim()) || isSoldOut(foldText(text))

/** Null means 5. */
export function minStockAlertOf(cells: RecordCells, warn: Warn): number | null {
  const written = cells.number('minStockAlert') ?? cells.text('minStockAlert')
  const quantity = written === '' ? null : readQuantity(written)
  if (written !== '' && quantity === null) warn('alert-left-out', written.slice(0, 60))
  return quantity
}

export function flagOf(
  cells: RecordCells,
  plan: ImportPlan,
  { field, otherwise }: { field: ImportField; otherwise: boolean },
  warn: Warn,
): boolean {
  const written = cells.text(field)
  if (written === '') return otherwise
  if (plan.defaults.isJsonFile && cells.number(field) === null) warn('text-as-flag', written.slice(0, 60))
  const flag = readFlag(written)
  if (flag === null) warn('flag-left-out', written.slice(0, 60))
  return flag ?? otherwise
}

const YES = new Set([
  'sim',
  's',
  'true',
  'verdadeiro',
  '1',
  'x',
  'yes',
  'y',
  'ativo',
  'ativado',
  'active',
  'publicado',
  'a',
  'habilitado',
])
const NO = new Set([
  'nao',
  'n',
  'false',
  'falso',
  '0',
  'no',
  'inativo',
  'desativado',
  'inactive',
  'rascunho',
  'draft',
  'i',
  'desabilitado',
  'pausado',
])

export function readFlag(text: string): boolean | null {
  const folded = foldText(text).trim()
  if (YES.has(folded)) return true
  return NO.has(folded) ? false : null
}

/** A whole number from 0 to `UNLIMITED_STOCK`, also as `10,00`, `10 un`, `Esgotado` or `Ilimitado`; null for other texts. */
function readQuantity(text: string): number | null {
  const quantity = parseTypedStock(
    text
      .trim()
      .replace(UNITS, '')
      .replace(/(?<=\d)[.,]0{1,2}$/, ''),
  )
  if (quantity === null) return isAvailability(text) && !isInStock(text) ? 0 : null
  return quantity <= UNLIMITED_STOCK ? quantity : null
}
