import { headingWords, matchHeading, namesPrice } from '../mapping/match-heading'
import { foldInPlace } from '../price-lines/fold-in-place'
import { labelInHeading } from '../price-lines/price-labels'
import { gapBetween } from '../price-lines/price-marks'
import { namesReais } from '../table/currency'
import { isForeign } from './foreign-currency'

const NEVER =
  /antig|anterior|^de$|\bde tabela\b|compar|frete|envio|parcel|desconto|\btotal\b|peso|\bipi\b|icms|imposto|moeda|data|\bmin|estoque|saldo|validade|margem|\blucro|comiss|tarifa|\btaxas?\b|vendid|faturad|\bmark ?up|bonus|cashback|centavos|(?<!\bcusto )\bmedi[ao]\b|%/
const NAME = /^(?:perfumes?|fragrancias?|modelos?|mercadorias?|artigos?|produtos?|itens)$/
/** `1 a 5`, `até 5 un`, `6-11` */
const RANGE = /^(?:(?:de )?(\d{1,4}) (?:a |ate )?\d{1,4}|(?:ate|menos de) \d{1,4})(?: [a-z]+)?$/

/** `15/11`: the prices of a day. */
const DATE = /(?<!\d)\d{1,2}[/.]\d{1,2}(?!\d)|(?<!\d)\d{1,2}\/20\d\d/

export interface PriceColumn {
  position: number
  heading: string
  label: string | null
  fromQuantity: number | null
}

export function priceColumn(words: string, heading: string, position: number): PriceColumn | null {
  if (NEVER.test(words)) return null
  // `Preço por 100` is that of a pack.
  const label = /\bpor \d/.test(words) ? 'caixa' : labelInHeading(words)
  const isDate = DATE.test(heading)
  const range = isDate ? null : RANGE.exec(words)
  const quantity = gapBetween(foldInPlace(heading).replaceAll(/(\d) ?\+/g, '$1 ou mais'))
  const fromQuantity = isDate
    ? null
    : range
      ? Number(range[1] ?? 1)
      : ([...quantity.lead, ...quantity.trail].find(({ from }) => from !== undefined)?.from ?? null)
  const isInReais = /^(?:em )?(?:real|reais)$/.test(words) || (words === '' && namesReais(heading))
  const isPrice = isDate || namesPrice(heading) || words === 'por' || isForeign(words) || isInReais
  if (label === null && fromQuantity === null && !isPrice) return null
  return { position, heading, label: label === 'unidade' ? null : label, fromQuantity }
}

/** E.g. `Produto`, `Atacado`. */
export function isSupplierHeading(cells: string[]): boolean {
  const words = cells.map((cell) => (cell.length > LONGEST ? '' : headingWords(cell)))
  return (
    words.some(isNameHeading) &&
    words.some((heading, at) => !isNameHeading(heading) && priceColumn(heading, cells[at] ?? '', at))
  )
}

export function isNameHeading(words: string): boolean {
  const field = matchHeading(words)?.field
  return field === 'name' || field === 'description' || isNameWord(words)
}

export const isNameWord = (words: string) => NAME.test(words)

const LONGEST = 60
