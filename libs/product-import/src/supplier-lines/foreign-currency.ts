import { foldInPlace } from '../price-lines/fold-in-place'

const CURRENCY = /(?<![a-z])(?:usd?|u s|dolar(?:es)?|dollars?|eur|euros?|guaranis?|pyg)(?![a-z])/
const SIGN = /u\$|us ?\$|[€£₲]/i
const LIST = /(?<![a-z])(?:tabela|lista|catalogo|precos?|valor(?:es)?|cotado|em)(?![a-z])/

/** `US$ 22,50`, which is never read as reais. */
export const FOREIGN_AMOUNT = /(?:u\$|us ?\$|usd|eur|€|£|g\$|₲) *\d|\d *(?:u\$|us ?\$|usd|€|£|₲)/i

/** @param words of a heading: `preco usd` */
export const isForeign = (words: string) => CURRENCY.test(words)

/** Whether a line says in which currency the prices below are: `TABELA EM DÓLAR`, or `PREÇOS EM REAIS`. Null if it does not. */
export function currencyBelow(line: string): 'foreign' | 'reais' | null {
  const folded = foldInPlace(line)
  if (/\d[.,]\d/.test(folded) || !LIST.test(folded)) return null
  if (/r\$|(?<![a-z])reais(?![a-z])/.test(folded)) return 'reais'
  return CURRENCY.test(folded) || SIGN.test(folded) ? 'foreign' : null
}
