import { splitAmount } from '../price/read-price'

export interface Amount {
  start: number
  end: number
  text: string
  isSure: boolean
}

const NUMBER = /(?<=R ?\$ ?)\d{1,3}(?: \d{3})+,\d\d(?!\d)|\d+(?:[.,]\d+)*/g
const LONGEST = 20
const CURRENCY = /(?:R ?\$|(?<![\p{L}\p{N}])(?:RS|BRL)|(?<![\p{L}$])\$) ?:? *$/iu
const FOREIGN = /(?:US ?\$|U\$|USD|EUR|€|£|\bG\$) *$/i
/** `179 R$`, but not the 5 of `Nº 5 R$ 179`. */
const CURRENCY_BEHIND = /^(?: ?(?:R?\$(?! ?:? ?\d)|reais|real|conto)(?!\p{L})|,[-–=])/iu
const MONEY_SIGN = /[\u{1f4b0}\u{1f4b2}\u{1f4b3}\u{1f4b5}-\u{1f4b8}\u{1f911}\u{1f3f7}] *$/u
const MEASURE =
  /^ ?(?:m?l|lts?|litros?|k?g|grs?|gramas?|mg|(?:fl\.? ?)?oz|[cm]m|gb|tb|mah|w|v|volts?|hz|pol(?:egadas)?|anos?|dias?|hs?|hrs?|horas?|min(?:utos)?|meses|%|º|ª|°|"|'')(?![\p{L}\d])/iu
const COUNT =
  /^ ?(?:x|uns?|und?s?|unids?|unidades?|p[cç]s?|pe[cç]as?|cxs?|caixas?|pares|par|kits?|itens|produtos|cores|opções|frascos?|amostras?)(?![\p{L}\d])/iu
/** `10x de`: an instalment. */
const INSTALMENT = /\d ?x(?: ?de)? *$/i
const CODE = /(?:c[oó]d(?:igo)?|ref(?:er[eê]ncia)?|sku|ean|qtde?|quantidade|estoque|lote|n[º°o]|\+)[.:]? *$/i
const PART_BEFORE = /[\p{L}\d][/:]$|[\p{L}#+]$|\d[-–]$/u
const PART_BEHIND = /^(?:[\p{L}\d]|[-–]\d)/u
/** Between a name and a price without cents: `Asad - 179`, `Asad ..... 179`. */
const LEADER = /(?:[-–—:=>→➡|•·*_~(]|\.\.|…|\bpor|\t| {2}) *$/iu
const VOLUME = /\d ?(?:ml|l|g|kg|oz)\b[ )]*(?:[MFU]\b *)?$/i
const PAYMENT = /^[^\p{L}\p{N}]*(?:à vista|a vista|cada|(?:no )?pix|no dinheiro)?[^\p{L}\p{N}]*$/iu
const NEAR = 24

/**
 * The amounts of a line in order, without volumes, quantities, dates, times, telephone numbers, codes and instalments. A
 * number without currency and cents counts only at the end of a line, after a leader or a volume, if the line has no sure
 * amount: `CK One 212` and `Asad 2024` may be names.
 */
export function findAmounts(line: string): Amount[] {
  const amounts = possibleAmounts(line)
  const sure = amounts.filter(({ isSure }) => isSure)
  return sure.length > 0 ? sure : amounts.filter((amount) => isPriceAtEnd(line, amount)).slice(-1)
}

/** Also numbers without currency and cents, wherever they are. */
export function possibleAmounts(line: string): Amount[] {
  const amounts: Amount[] = []
  for (const { 0: number, index } of line.matchAll(NUMBER)) {
    const amount = number.length > LONGEST ? null : amountAt(line, index, number)
    if (amount) amounts.push(amount)
  }
  return amounts
}

export function isPriceAtEnd(line: string, { start, end }: Amount): boolean {
  const before = line.slice(Math.max(0, start - NEAR), start)
  const isLast = line.length - end < NEAR * 2 && PAYMENT.test(line.slice(end))
  return isLast && (LEADER.test(before) || VOLUME.test(before))
}

function amountAt(line: string, index: number, number: string): Amount | null {
  const end = index + number.length
  const before = line.slice(Math.max(0, index - NEAR), index)
  const behind = line.slice(end, end + NEAR)
  if (!splitAmount(number, null) || FOREIGN.test(before) || MEASURE.test(behind)) return null
  const sign = CURRENCY.exec(before)?.[0] ?? ''
  if (INSTALMENT.test(before.slice(0, before.length - sign.length))) return null
  const amount = { start: index - sign.length, end, text: sign === '' ? number : `R$ ${number}` }
  if (sign !== '' || MONEY_SIGN.test(before) || CURRENCY_BEHIND.test(behind)) return { ...amount, isSure: true }
  const hasCents = /[.,]\d\d$/.test(number)
  if (/[/:]$/.test(before) && PART_BEFORE.test(before)) return null
  if (/^[/:]\d/.test(behind)) return null
  if (hasCents) return { ...amount, isSure: true }
  if (number.length > 6 || PART_BEFORE.test(before) || PART_BEHIND.test(behind)) return null
  return COUNT.test(behind) || CODE.test(before) ? null : { ...amount, isSure: false }
}
