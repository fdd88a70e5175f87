import { possibleAmounts } from '../price-lines/find-amounts'
import { foldInPlace } from '../price-lines/fold-in-place'

const CURRENCY = /(?<![a-z])(?:usd?|u s|dolar(?:es)?|dollars?|eur|euros?|guaranis?|pyg)(?![a-z])/
const CURRENCIES = new RegExp(CURRENCY, 'g')
const REAIS = /r\$|(?<![a-z])reais(?![a-z])/
const SIGN = /u\$|us ?\$|[€£₲]/i
const LIST = /(?<![a-z])(?:tabela|lista|catalogo|precos?|valor(?:es)?|cotado|em)(?![a-z])/

/** @param words of a heading: `preco usd` */
export const isForeign = (words: string) => CURRENCY.test(words)

/** `TABELA EM DÓLAR`, or `PREÇOS EM REAIS`. */
export function currencyBelow(line: string): 'foreign' | 'reais' | null {
  const folded = foldInPlace(line)
  const isInReais = REAIS.test(folded)
  if (!isInReais && !CURRENCY.test(folded) && !SIGN.test(folded)) return null
  const isOnlyCurrency = !/[a-z]/.test(folded.replaceAll(CURRENCIES, '').replaceAll(/u\$|us ?\$/g, ''))
  if (!LIST.test(folded) && !isOnlyCurrency) return null
  // The amounts last, because they take the longest.
  if (possibleAmounts(line).some(({ fault }) => fault === 'foreign-currency')) return null
  return isInReais ? 'reais' : 'foreign'
}
