import { foldText } from '@loja/domain/list'
import type { ImportRecord } from '../model/import-table'

/** ISO 4217 without BRL and without words of headings (`all`, `top`). */
const CODES = `aed afn amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob bsd btn bwp byn bzd cad cdf chf
  clp cny cop crc cup cve czk djf dkk dop dzd egp ern etb eur fjd fkp gbp ghs gip gmd gnf gtq gyd hkd hnl htg huf idr
  ils inr iqd irr isk jmd jod jpy kes kgs khr kmf kpw krw kwd kyd kzt lak lbp lkr lrd lsl lyd mad mdl mga mkd mmk mnt
  mop mru mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar rmb ron rsd rub rwf sar
  sbd scr sdg sek sgd shp sle sos srd ssp stn syp szl thb tjs tmt tnd try ttd twd tzs uah ugx us usd uyu uzs ves vnd
  vuv wst xaf xcd xof xpf yer zar zmw zwg`
const WORDS =
  'dolar(?:es)?|dollars?|euros?|guaranis?|ienes?|yens?|yuan(?:es)?|renminbi|bolivianos?|libras? esterlinas?|francos? suicos?|pesos? (?:argentin|chilen|uruguai|mexican|colombian)os?'
const NAMED = new RegExp(`(?<!\\p{L})(?:${CODES.split(/\s+/).join('|')}|${WORDS})(?!\\p{L})`, 'u')
/** `US$`, `U$S`, `€`. */
const SIGN =
  /(?<!\p{L})(?:us?|usd|g) ?\$|(?<!\p{L})(?:ar|au|ca|cl|co|hk|mx|nt|nz|sg|uy|[acsbz])\$|\$ ?us?(?!\p{L})|(?!\$)\p{Sc}/u
const REAIS = /(?<!\p{L})(?:r ?\$|(?:brl|rea(?:l|is))(?!\p{L}))/gu

const CAMEL = /(\p{Ll})(?=\p{Lu})/gu

/** `priceUSD` is two words. */
const withoutReais = (text: string) => foldText(text.replaceAll(CAMEL, '$1 ')).replaceAll(REAIS, ' ')

export function isForeignText(text: string): boolean {
  const rest = withoutReais(text)
  return SIGN.test(rest) || NAMED.test(rest)
}

export function namesReais(text: string): boolean {
  return foldText(text).search(REAIS) >= 0
}

/** A bare `$`, which lists write for reais and for dollars. */
export function isUnclear(text: string): boolean {
  return text.includes('$') && withoutReais(text).includes('$') && !isForeignText(text)
}

/** `Moeda`, `Currency code`, `Moeda de custo`. */
const COLUMN =
  /^(?:(?:cod|codigo|sigla|simbolo|tipo|iso|preco|price|valor|produto|product|variant|custo|cost|compra|venda|de|da|do|d) )*(?:moedas?|currency|divisas?)(?: (?:code|iso|symbol|de|da|do|preco|venda|custo|compra|produto))*$/

export interface CurrencyColumn {
  position: number
  isOfCost: boolean
}

export function currencyColumns(headings: readonly string[]): CurrencyColumn[] {
  return headings.flatMap((heading, position) => {
    const words = foldText(heading)
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim()
    return COLUMN.test(words) ? [{ position, isOfCost: /custo|cost|compra/.test(words) }] : []
  })
}

export function foreignCell(
  { cells }: ImportRecord,
  columns: readonly CurrencyColumn[],
  isCost: boolean,
): number | null {
  if (columns.length === 0) return null
  const hasOwn = columns.some(({ isOfCost }) => isOfCost === isCost)
  const found = columns.find(({ position, isOfCost }) => {
    if (hasOwn ? isOfCost !== isCost : isOfCost) return false
    const cell = (cells[position] ?? '').trim()
    return cell !== '' && (!namesReais(cell) || isForeignText(cell))
  })
  return found?.position ?? null
}
