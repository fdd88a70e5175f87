import { readPrice } from '../price/read-price'
import { type Amount, isAfterLeader } from './find-amounts'
import { foldInPlace } from './fold-in-place'

export type LineDoubt = 'several-prices' | 'not-a-price' | 'foreign-currency' | 'struck-through'

const MONEY =
  /r ?\$|(?<![a-z\d])[cvp] ?[:=] ?\d|(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d\d(?![\d.,]| ?(?:m?l|lts?|litros?|k?g|oz|[cm]?m|gb|tb|mah|w|v|x|pol|un|cm)(?![a-z/])|[a-z"%])/
const PRICE_WORD =
  /(?<![a-z])(?:pix|a vista|cartao|boleto|atacado|varejo|lucro|custo|revend(?:a|e|er|edor)|sugerid[oa]|precos?|valor|reais|parcelad[oa]|frete|entrada de)(?![a-z])|(?<![a-z])(?:a partir|desde)(?: de)?$/
export const holdsMoney = (name: string): boolean => MONEY.test(foldInPlace(name))

const LAST_NUMBER = /(?<![\p{L}\d.,/+#ºª°-])([1-9]\d{0,5})$/u
/** `Nº 5`, `Cor 12` */
const NAMED_NUMBER =
  /(?:\bn[ºo°.]?|#|\bcor|\btom|\bref\.?|\bnumero|\btam\.?|\btamanho|\bfps|\bfator|\bmod(?:elo)?\.?|\bvol\.?)[ .:]*$/

/** With a number before it: `1 299,90` */
const LAST_GROUP = /^\d{3}(?:[.,]\d\d)?$/

/** `JBL Flip 6 - 480`, `iPhone 15 R$ 4.999,00`: the number in the name is too low for a price. */
const MODEL_FACTOR = 50

/**
 * Whether a name still holds something of a price.
 * @param price as written, `R$ ` included
 * @param isMarked whether it has a currency or cents
 * @param isApart whether a sign like a dash is before it
 */
export function holdsPrice(name: string, price: string, isMarked: boolean, isApart: boolean): boolean {
  const folded = foldInPlace(name)
  if (MONEY.test(folded) || PRICE_WORD.test(folded)) return true
  const last = LAST_NUMBER.exec(folded)
  if (!last || NAMED_NUMBER.test(folded.slice(0, last.index))) return false
  const amount = readPrice(price, null)
  if ((isApart || price.startsWith('R$')) && 'priceBrl' in amount && amount.priceBrl >= Number(last[1]) * MODEL_FACTOR)
    return false
  return !(isMarked && last[1]?.length === 1 && !LAST_GROUP.test(price))
}

/** `Cinto M 30 G 40` */
const BEFORE_SIGN = /^ *(?:[|;\t]|\/ )|^ +(?:pp?|m|gg?|xx?g|x{0,2}l|s|u)(?![\p{L}\d])/iu
const MEASURE = /\d ?(?:ml|g|kg|oz)(?![\p{L}\d])/iu

/**
 * Whether a number in the name is more likely a price: before a sign that separates products, behind a leader unless a
 * word follows (`Herrera - 212 VIP`), or between two measures.
 */
export function isPriceInName(text: string, amount: Amount, end: number): boolean {
  const behind = text.slice(amount.end, end)
  if (BEFORE_SIGN.test(behind)) return true
  if (!isAfterLeader(text, amount)) return false
  return !/^ \p{L}/u.test(behind) || (MEASURE.test(text.slice(0, amount.start)) && MEASURE.test(behind))
}

/** `5x Asad`, `Qtd 5 Asad`: the price may be of one or of all. */
export const isCounted = (name: string): boolean =>
  /^(?:\d{1,3} ?[x×] |(?:qtde?|quant(?:idade)?)\.? ?:? ?\d)/i.test(name)
