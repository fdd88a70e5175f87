import { possibleAmounts } from '../price-lines/find-amounts'
import { foldInPlace } from '../price-lines/fold-in-place'

const CURRENCY = /(?<![a-z])(?:usd?|u s|dolar(?:es)?|dollars?|eur|euros?|guaranis?|pyg)(?![a-z])/
const CURRENCIES = new RegExp(CURRENCY, 'g')
const REAIS = /r\$|(?<![a-z])reais(?![a-z])/
const SIGN = /u\$|us ?\$|[€£₲]/i
const LIST = /(?<![a-z])(?:tabela|lista|catalogo|precos?|valor(?:es)?|cotado|em)(?![a-z])/

/** @param words of a heading: `preco usd` */
export const isForeign = (words: string) => CURRENCY.test(words)

/** `Cotação do dia: 5,45`, `Dólar hoje R$ 5,45` */
const RATE =
  /^\W*(?:cotacao|cambio|taxa de cambio|(?:valor do )?dolar|usd?)(?:[ -]+(?:d[eoa]|no|em|hoje|dia|atual|comercial|turismo|dolar|usd?|paralelo))*\W*(?:r\$)?\W*\d{1,2}[.,]\d{1,4}\W*$/

const AMOUNT = /(?:us ?\$|u\$s?|(?<![a-z])usd ?\$?|[€£₲]) ?\d/i

/** Whether so many lines are in another currency that amounts without a sign, or with a bare `$`, may be, too. */
export function isMixed(texts: readonly string[]): boolean {
  const foreign = texts.filter((text) => AMOUNT.test(text)).length
  return foreign > 1 && foreign * 10 >= texts.length
}

/** `TABELA EM DÓLAR`, `Dólar: 5,45`, or `PREÇOS EM REAIS`. */
export function currencyBelow(line: string): 'foreign' | 'reais' | null {
  const folded = foldInPlace(line)
  if (RATE.test(folded)) return 'foreign'
  const isInReais = REAIS.test(folded)
  if (!isInReais && !CURRENCY.test(folded) && !SIGN.test(folded)) return null
  const isOnlyCurrency = !/[a-z]/.test(folded.replaceAll(CURRENCIES, '').replaceAll(/u\$|us ?\$/g, ''))
  if (!LIST.test(folded) && !isOnlyCurrency) return null
  // The amounts last, because they take the longest.
  if (possibleAmounts(line).some(({ fault }) => fault === 'foreign-currency')) return null
  return isInReais ? 'reais' : 'foreign'
}
