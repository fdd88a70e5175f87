import { plainFigure, splitAmount } from '../price/read-price'

export interface Amount {
  start: number
  end: number
  text: string
  isSure: boolean
  /** Written as money, but not in reais or not as a number: `14'90`, `1O,00`, `R$ 2 mil`, `US$ 30`. */
  fault?: 'not-a-price' | 'foreign-currency'
}

const SIGN = String.raw`(?:R ?\$|(?<![\p{L}\p{N}])(?:RS|BRL)|(?<![\p{L}$])\$)`
const UNITS =
  "m?l|lts?|litros?|k?g|grs?|gramas?|mg|(?:fl\\.? ?)?oz|[cm]m|gb|tb|mah|w|v|volts?|hz|pol(?:egadas)?|anos?|dias?|hs?|hrs?|horas?|min(?:utos)?|meses|%|º|ª|°|\"|''"
const MEASURE = new RegExp(`^ ?(?:${UNITS})(?![\\p{L}\\d])`, 'iu')
const COUNTS =
  'x|uns?|und?s?|unids?|unidades?|p[cç]s?|pe[cç]as?|cxs?|caixas?|pares|par|kits?|itens|produtos|cores|opções|frascos?|amostras?|dispon[ií]ve(?:l|is)|em estoque'
const COUNT = new RegExp(`^ ?(?:${COUNTS})(?![\\p{L}\\d])`, 'iu')
const NOT_COUNTED = `(?!\\d|[.,]\\d| ?(?:${UNITS}|${COUNTS})(?![\\p{L}\\d]))`
/** A letter that is typed or recognised for a digit. */
const LETTERS = 'OoIl'
const FIGURE = new RegExp(
  [
    `(?<=${SIGN} ?:? ?)\\d{1,3}(?: \\d{3})+(?:,\\d\\d)?${NOT_COUNTED}`,
    `(?<![\\p{L}\\p{N}.,])(?=[\\d.,${LETTERS}]*[${LETTERS}])(?=[.,${LETTERS}]*\\d)[\\d${LETTERS}]+(?:[.,][\\d${LETTERS}]+)+(?![\\p{L}\\p{N}])`,
    `(?<=${SIGN} ?:? ?)(?=[${LETTERS}]*\\d)\\d*[${LETTERS}][\\d${LETTERS}]*(?![\\p{L}\\p{N}])`,
    `(?<![\\d.,])\\d{1,3}(?:\\.?\\d{3})*(?: ,|, {1,2}| , )\\d\\d(?![/:-]\\d)${NOT_COUNTED}`,
    "\\d+(?:[.,:'’´`·]\\d+)*(?:,?[⁰¹²³⁴-⁹]+)?",
  ].join('|'),
  'giu',
)
const LONGEST = 20
const CURRENCY = new RegExp(`${SIGN} ?:? *(?:\\.{2,}|…+|_{2,})? *$`, 'iu')
const FOREIGN =
  /(?:US ?\$|U\$[SD]?|(?<!\p{L})(?:USD ?\$?|EUR|d[oó]lar(?:es)?:?|euros?:?)|€|£|₲|¥|(?<!\p{L})(?:G|AR|CLP?|MX|UY)\$) *$/iu
const FOREIGN_BEHIND =
  /^ ?(?:US ?\$|U\$|USD|EUR(?:OS?)?|€|£|₲|¥|d[oó]lar(?:es)?|dollars?|guaran[ií]e?s|pesos|libras)(?!\p{L})/iu
/** A sum of several units: `3 un = 480,00`, `x2 = 300`, but not `Fone X2 = 300`; or one of them: `12un x 10,00`, but not `3 un X12`. */
const SUM = new RegExp(
  `(?:(?:(?<=[ (])x ?\\d{1,3}|\\d ?(?:${COUNTS.replace(/^x/, '[xX×]')})) ?=|\\d ?(?:${COUNTS.slice(2)}) ?(?:x|[X×](?= ))) ?(?:R ?\\$ ?)?$`,
  'u',
)
/** `2 mil e 800` */
const THOUSANDS = /\d ?mil (?:e )?$/i
/** `R$ -170,00` */
const NEGATIVE = new RegExp(`${SIGN} ?[-–−] ?$`, 'iu')
/** `179 R$`, but not the 5 of `Nº 5 R$ 179`. */
const CURRENCY_BEHIND = /^(?: ?(?:R?\$(?! ?:? ?\d)|reais|real|conto)(?!\p{L})|,[-–=])/iu
const MONEY_SIGN = /[\u{1f4b0}\u{1f4b2}\u{1f4b3}\u{1f4b5}-\u{1f4b8}\u{1f911}\u{1f3f7}] *$/u
/** `10x de`: an instalment. */
const INSTALMENT = /\d ?(?:x|×|vezes)(?: ?de)? *$/i
const CODE =
  /(?:c[oó]d(?:igo)?|ref(?:er[eê]ncia)?|sku|ean|qtde?|quantidade|estoque|lote|n[º°o]|restam?|[uú]ltim[oa]s|\+)[.:]? *$/i
const PART_BEFORE = /[\p{L}\d][/:]$|[\p{L}#+]$|\d[-–]$/u
const PART_BEHIND = /^(?:[\p{L}\d]|[-–]\d)/u
/** `R$ 2 mil`, `R$ 12/kg`, `R$ 99-120`, `R$ 1?9` */
const UNKNOWN_BEHIND = new RegExp(
  [
    '^ ?(?:mil|milh[aã]o|milh[oõ]es|k|cent(?:avos)?)(?![\\p{L}\\d])',
    `^ ?(?:/|por|[oa]) ?(?:\\d+ ?)?(?:${UNITS}|quilo|metro|litro|ml|cento|centena|milheiro|grosa)(?![\\p{L}\\d])`,
    '^[^\\s/|;()\\[\\]+>→➡*~_,.]\\d',
    '^ ?[-–] ?\\d\\d(?:$|[^\\d.,\\p{L} ])',
    '^ ?, *$',
    "^[,.:'’´`]\\d",
    '^(?!(?:r\\$|rs|reais|real|conto|cada|uns?|und?s?|unid|unidades?|à|a|pix|no|na|em|ou|e|por|de|cart|d[eé]b|cr[eé]d|din|bol|atac|var|cx|caixa|p[cç])(?!\\p{L}{9}))\\p{L}',
  ].join('|'),
  'iu',
)
const UNKNOWN_BEFORE = /(?<![\p{L}.])[,'’´`.]$|(?<!pix|vista|cart[aã]o|por|rs|brl|de|atacado|varejo|cada)\p{L}$/iu
/** Between a name and a price without cents: `Asad - 179`, `Asad ..... 179`. */
const LEADER = /(?:[-–—:=>→➡|•·*_~(]|\.\.|…|\bpor|\t| {2}) *$/iu
const VOLUME = /\d ?(?:ml|l|g|kg|oz)\b[ )]*(?:[MFU]\b *)?$/i
const PAYMENT =
  /^[^\p{L}\p{N}]*(?:à vista|a vista|cada|(?:no )?pix|no dinheiro)?[^\p{L}\p{N}]*(?:(?:[uú]ltim[oa]s?|restam?|s[oó]) \d{1,3}[^\p{L}\p{N}]*)?$/iu
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/
const DATE = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/
const NEAR = 24
const MOST_LITRES = 5

/**
 * Excludes volumes, quantities, dates, times, telephone numbers, codes and instalments. Includes numbers without
 * currency and cents: `CK One 212` and `Asad 2024` may be names.
 */
export function possibleAmounts(line: string): Amount[] {
  const amounts: Amount[] = []
  for (const { 0: figure, index } of line.matchAll(FIGURE)) {
    const amount = figure.length > LONGEST ? null : amountAt(line, index, figure)
    if (amount) amounts.push(amount)
  }
  return amounts
}

export function isPriceAtEnd(line: string, amount: Amount): boolean {
  return line.length - amount.end < NEAR * 2 && PAYMENT.test(line.slice(amount.end)) && isAfterLeader(line, amount)
}

export function isAfterLeader(line: string, { start }: Amount): boolean {
  const before = line.slice(Math.max(0, start - NEAR), start)
  return LEADER.test(before) || VOLUME.test(before)
}

function amountAt(line: string, index: number, figure: string): Amount | null {
  const end = index + figure.length
  const before = line.slice(Math.max(0, index - NEAR), index)
  const behind = line.slice(end, end + NEAR)
  const sign = CURRENCY.exec(before)?.[0] ?? ''
  const number = plainFigure(figure)
  const amount = { start: index - sign.length, end, text: sign === '' ? number : `R$ ${number}` }
  const isForeign = FOREIGN.test(before) || FOREIGN_BEHIND.test(behind)
  if (isForeign) return { ...amount, isSure: true, fault: 'foreign-currency' }
  if (NEGATIVE.test(before) || SUM.test(before) || THOUSANDS.test(before)) return faulty(amount)
  if (INSTALMENT.test(before.slice(0, before.length - sign.length))) return null
  const isMarked = sign !== '' || MONEY_SIGN.test(before) || CURRENCY_BEHIND.test(behind)
  // `656,6l` is more likely a price than litres.
  const litres = /^([\d.,]+)l$/i.exec(figure)?.[1]
  const isMeasure = MEASURE.test(behind) || (litres !== undefined && litres.length < MOST_LITRES)
  if (isMeasure) return sign === '' ? null : faulty(amount)
  const isNumber = splitAmount(number, null) !== null
  if (isMarked) {
    const isUnknown = !isNumber || (!CURRENCY_BEHIND.test(behind) && UNKNOWN_BEHIND.test(behind)) || isGuess(figure)
    return isUnknown ? faulty(amount) : { ...amount, isSure: true }
  }
  if (TIME.test(figure) || DATE.test(figure) || (/[/:]$/.test(before) && PART_BEFORE.test(before))) return null
  if (/^[/:]\d/.test(behind)) return null
  if (!isNumber) return /[.,:'’´`·][\dOoIl]{2}$|[⁰¹²³⁴-⁹]$/u.test(figure) ? faulty(amount) : null
  if (/[.,]\d\d$/.test(number)) {
    // `14, 90` may be two numbers.
    const isUnknown = / /.test(figure) || UNKNOWN_BEHIND.test(behind) || UNKNOWN_BEFORE.test(before)
    return isUnknown ? faulty(amount) : { ...amount, isSure: true }
  }
  if (number.length > 6 || /\d{6}/.test(number) || PART_BEFORE.test(before) || PART_BEHIND.test(behind)) return null
  return COUNT.test(behind) || CODE.test(before) ? null : { ...amount, isSure: false }
}

/** `R$ 45 120` may be two prices. */
const isGuess = (figure: string) => /^\d{2,3} \d{3}$/.test(figure)

const faulty = (amount: Omit<Amount, 'isSure'>): Amount => ({ ...amount, isSure: true, fault: 'not-a-price' })
