import { readPrice } from '../price/read-price'
import { type Amount, isAfterLeader, isPriceAtEnd, possibleAmounts } from './find-amounts'
import { foldInPlace } from './fold-in-place'
import { holdsPrice, isPriceInName, type LineDoubt } from './line-doubts'
import { cleanName } from './line-text'
import { type Gap, gapBetween, isQuantity, leadingMarks, type Mark, OR_MORE_SIGN, trailingMarks } from './price-marks'

export interface LinePrice {
  /** Normalised: `à vista`, `cartão`, `pix`, `atacado`, …, or the heading of a column. Null for a price without a word. */
  label: string | null
  /** In reais. */
  amount: number
  /** The price of each from this number of units on: `3 un 45`. */
  fromQuantity: number | null
}

const EXTRAS =
  /(?<![a-z])(?:fretes?|entrega|envio|motoboy|taxas?|(?<!(?:com|c\/) )descontos?|cashback|economi[az]e?|(?:pedido|compra)s? minim[oa]|acima de|abaixo de|ate|brinde|bonus)[^a-z0-9]*(?:de )?$/
const INSTALMENTS =
  /(?<![\d.,])\d{1,2} ?(?:x|×|vezes|parcelas) ?(?:sem juros |s\/ ?juros )?(?:de ?)?(?:r\$ ?\d+(?:\.\d{3})*(?:[.,]\d\d(?!\d))?|\d+(?:\.\d{3})*[.,]\d\d(?!\d))(?: ?(?:sem juros|s\/ ?juros))?/gi
const NO_PRICES = new Set(['lucro', 'total', 'entrada'])
/** `pix:179` and `9,90/8,90` as separate words and numbers. */
const JOINED: [RegExp, string][] = [
  [/(?<=\p{L})[:=](?=\d)/gu, ': '],
  [/(?<=\d[.,]\d\d)\/(?=\d)/g, ' / '],
  // `160/pix 176/cartão`
  [/(?<=\d)\/(?=(?:pix|cart|cr[eé]d|d[eé]b|din|bol|vista))/giu, ' '],
  [/(?<![\d/.,])(\d{2,4})\/(3[2-9]|[4-9]\d|\d{3,4})(?=\P{N}*$)/gu, '$1 / $2'],
]
/** `12+ 150,00`, `6 + un`; a plus at the end of a line is part of the name. */
const PLUS = /(?<![a-z\d.,])(\d{1,4} ?)\+(?= ?(?:\d|r\$|:|un|pc))/g
/** `Fone Sony WH-1000 R$ 299,00`, but not `ASAD-179` */
const MODEL = /(?<![a-z\d])[a-z]{1,5}-$/
/** `Relógio G-Shock GA-2100`, whose price may be in the next line. */
const SHORT_MODEL = /(?<![a-z\d])[a-z]{1,3}-$/
const NAME_BEHIND = /^ (?!(?:e|ou|mais|cada|reais|no|na|em|a)(?!\p{L}))\p{L}/iu
const RANGE = /^ *(?:a|ate) *$/
/** `de 10,00 até 18,00` */
const RANGE_BEFORE = /\d ?(?:reais )?(?:a|ate) ?(?:r\$ ?)?$/
/** `120,00 + IPI`, `120,00 - 5%`, but not `120,00 (+5% no cartão)` */
const CHANGE_BEHIND =
  /(?:^|(?<=[ (]))(?:\+ ?(?:ipi|icms|iva|st|impostos?|taxas?|nf|nfe|nota)(?![a-z])|[-+–−] ?\d{1,2}(?:[.,]\d\d?)? ?%(?! ?(?:no |na |em )?(?:cart|cred|parcel|prazo)))/
/** `compre 3 leve 4`, `leve 3 pague 2` */
const QUANTITY_OFFER =
  /(?<![a-z])(?:compr[ae]|leve|pague) ?\d{1,3} ?(?:uns? |unidades )?(?:e |, ?)?(?:leve|pague|ganhe) ?\d/
/** `R$ 13 0,00` may be 130,00. */
const CUT = /^\D*\d[\d.]* +\d[\d.]*,\d\d$/
/** `Tem o Asad de 179?` */
const QUESTION = /[\p{L}\d]\? *$/u
const NEAR = 48

export interface WrittenPrice extends LinePrice {
  written: string
}

export interface LineReading {
  name: string
  tail: string
  prices: WrittenPrice[]
  /** With a doubt the prices and the end of the name are not reliable. */
  doubt: LineDoubt | null
  /** `De: R$ 199,00`, which a later price replaces, and `Por: R$ 149,00`. */
  replaced: 'former' | 'new' | null
  isSure: boolean
}

/** @param line without markup, codes and quantities, at most 1,000 characters */
export function readLinePrices(line: string): LineReading {
  const apart = /[:=/]/.test(line) ? JOINED.reduce((found, [pattern, by]) => found.replaceAll(pattern, by), line) : line
  const text = apart.replaceAll(INSTALMENTS, (found) => ' '.repeat(found.length))
  const folded = foldInPlace(text).replaceAll(PLUS, `$1${OR_MORE_SIGN}`)
  const possible = possibleAmounts(text)
  const hasMarked = possible.some(({ isSure }) => isSure)
  const amounts = possible.filter((amount) => {
    const before = folded.slice(Math.max(0, amount.start - NEAR), amount.start)
    return (
      (!EXTRAS.test(before) || RANGE_BEFORE.test(before)) &&
      (amount.isSure ||
        (!isQuantity(before, folded.slice(amount.end, amount.end + NEAR)) &&
          !(hasMarked ? MODEL : SHORT_MODEL).test(before)))
    )
  })
  const faulty = amounts.find(({ fault }) => fault !== undefined)
  if (faulty?.fault) return withoutPrice(text.slice(0, amounts[0]?.start) || text, faulty.fault)
  if (amounts.length === 0) return withoutPrice(text, null)
  const isCut = (amount: Amount, index: number) => {
    const next = amounts[index + 1]
    return amount.isSure && next !== undefined && CUT.test(text.slice(amount.start, next.end))
  }
  if (QUANTITY_OFFER.test(folded)) return withoutPrice(text.slice(0, amounts[0]?.start) || text, 'several-prices')
  if (QUESTION.test(text) || amounts.some(isCut))
    return withoutPrice(text.slice(0, amounts[0]?.start) || text, 'not-a-price')
  const gaps = amounts
    .slice(1)
    .map(({ start }, index) => gapBetween(folded.slice((amounts[index] as Amount).end, start)))
  const [first, last] = [amounts[0] as Amount, amounts.at(-1) as Amount]
  const above = trailingMarks(folded.slice(Math.max(0, first.start - NEAR), first.start))
  const below = leadingMarks(folded.slice(last.end, last.end + NEAR))
  const marks = assignMarks(gaps, above.marks, below.marks)
  const found = priceGroup(text, amounts, gaps, marks)
  if (!found) return withoutPrice(text, null)
  const { first: at, group } = found
  const lastOfGroup = group.at(-1) ?? 0
  const start = amounts[at]?.start ?? 0
  const end = amounts[lastOfGroup]?.end ?? 0
  const before = at === 0 ? above : trailingMarks(folded.slice(amounts[at - 1]?.end, start))
  const head = cleanName(text.slice(0, start - before.length))
  const hasTiers = group.some((index) => index > at && marks[index]?.some(({ from }) => from !== undefined))
  // The `3 un` of `Kit 3 un R$ 99,90` is part of the name.
  const isPart =
    before.marks.some(({ from, isMinimum }) => from !== undefined && !isMinimum) && !hasTiers && head !== ''
  const named = isPart ? cleanName(text.slice(0, start)) : head
  const behind = end + leadingMarks(folded.slice(end, end + NEAR)).length
  const tail = text.slice(behind)
  const name = named || cleanName(tail)
  const prices = group.flatMap((index) => {
    const words = marks[index] ?? []
    const label = words.find(({ label: word }) => word !== undefined)?.label ?? null
    const fromQuantity = index === at && isPart ? null : (words.find(({ from }) => from !== undefined)?.from ?? null)
    return { label, fromQuantity, written: amounts[index]?.text ?? '' }
  })
  const offered = prices.filter(({ label }) => label === null || !NO_PRICES.has(label))
  const isSure = group.some((index) => amounts[index]?.isSure)
  const isOtherPrice = (amount: Amount, index: number) => {
    if (index >= at && index <= lastOfGroup) return false
    const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(index < at ? 0 : end, amount.start))
    const isInName = index < at || named === ''
    return (
      amount.isSure || (isInName ? !isFirst && isPriceInName(text, amount, index < at ? start : text.length) : true)
    )
  }
  const isRange = group.some(
    (index) => index > at && RANGE.test(folded.slice(amounts[index - 1]?.end, amounts[index]?.start)),
  )
  const isChanged = CHANGE_BEHIND.test(folded.slice(end, end + NEAR))
  const isSeveral =
    isRange || holdsPrice(name, amounts[at]?.text ?? '', isSure, isAfterDash(text, start)) || amounts.some(isOtherPrice)
  return {
    name,
    tail: named === '' ? '' : tail,
    isSure,
    replaced: group.length === 1 ? replacedBy(marks[at] ?? [], name === '' ? 'de:' : folded.slice(0, start)) : null,
    ...amountsOf(offered, isSeveral ? 'several-prices' : isChanged || offered.length < 1 ? 'not-a-price' : null),
  }
}

const isAfterDash = (text: string, start: number) => /\s[-–—=>→➡]+\s*$/u.test(text.slice(0, start))

function replacedBy(marks: Mark[], before: string): LineReading['replaced'] {
  if (marks.some(({ kind }) => kind === 'now')) return 'new'
  return marks.some(({ kind }) => kind === 'old') && /(?<![a-z])(?:antes|era|de ?:) *$/.test(before) ? 'former' : null
}

const withoutPrice = (text: string, doubt: LineDoubt | null): LineReading => ({
  ...{ name: cleanName(text), tail: '', prices: [], isSure: false, replaced: null },
  doubt,
})

function amountsOf(
  offered: Omit<WrittenPrice, 'amount'>[],
  doubt: LineDoubt | null,
): Pick<LineReading, 'prices' | 'doubt'> {
  let found = doubt
  const prices = offered.flatMap((price) => {
    const reading = readPrice(price.written, null)
    const isDoubtful = 'fault' in reading || reading.isRounded
    // `17,900` may be 17.90 or 17,900.00.
    if (isDoubtful || (reading.isAmbiguous && price.written.includes(','))) found ??= 'not-a-price'
    return 'fault' in reading ? [] : [{ ...price, amount: reading.priceBrl }]
  })
  return { prices: withPlainUnits(prices), doubt: found }
}

/** Words are before all amounts or behind them: between two amounts the signs decide, then the ends of the line. */
function assignMarks(gaps: Gap[], above: Mark[], below: Mark[]): Mark[][] {
  const marks: Mark[][] = [[...above], ...gaps.map(() => [])]
  const isBefore = above.some(({ label, from }) => label !== undefined || from !== undefined)
  const isBehind = !isBefore && below.some(({ label }) => label !== 'unidade')
  for (const [index, { lead, trail, isCut, isDashed, isColon }] of gaps.entries()) {
    if (isCut || (isDashed && !isBefore)) {
      marks[index]?.push(...lead)
      marks[index + 1]?.push(...trail)
    } else marks[isBehind && !isColon ? index : index + 1]?.push(...trail)
  }
  marks.at(-1)?.push(...below)
  return marks
}

/** Earlier amounts belong to the name. */
function priceGroup(
  text: string,
  amounts: Amount[],
  gaps: Gap[],
  marks: Mark[][],
): { first: number; group: number[] } | null {
  const hasSure = amounts.some(({ isSure }) => isSure)
  const isPrice = amounts.map((amount, index) => {
    const has = (marks[index] ?? []).some(({ kind }) => kind !== 'old') || isFormer(index)
    if (amount.isSure) return true
    return (has && !isInName(text, amount)) || (!hasSure && isPriceAtEnd(text, amount))
  })
  function isFormer(index: number): boolean {
    const next = amounts[index + 1]
    const isOld = marks[index]?.some(({ kind }) => kind === 'old') === true
    const isReplaced = gaps[index]?.isArrow === true || marks[index + 1]?.some(({ kind }) => kind === 'now') === true
    return (
      next !== undefined &&
      (isOld || gaps[index]?.isArrow === true) &&
      isReplaced &&
      reaisOf(amounts[index]) > reaisOf(next)
    )
  }
  for (let start = 0, end = 0; start < amounts.length; start = end + 1) {
    for (end = start; gaps[end]?.isSlash; ) end += 1
    const chain = amounts.slice(start, end + 1)
    const from = chain.findIndex((amount, index) => isPrice[start + index] || isAfterLeader(text, amount))
    const isKnown = isPrice.slice(start, end + 1).includes(true)
    const isAtEnd = !hasSure && !/[\p{L}\p{N}]/u.test(text.slice(amounts[end]?.end))
    if (chain.length > 1 && from >= 0 && (isKnown || isAtEnd)) isPrice.fill(true, start + from, end + 1)
  }
  let at = isPrice.lastIndexOf(true)
  if (at < 0) return null
  const group = [at]
  while (at > 0 && gaps[at - 1]?.isClean && (isPrice[at - 1] || isAfterLeader(text, amounts[at - 1] as Amount))) {
    at -= 1
    if (!isFormer(at)) group.unshift(at)
  }
  return { first: at, group }
}

/** `Kit 3 un 212 VIP` */
function isInName(text: string, { end }: Amount): boolean {
  const behind = text.slice(end)
  return NAME_BEHIND.test(behind) && leadingMarks(foldInPlace(behind)).length === 0
}

function reaisOf(amount: Amount | undefined): number {
  const reading = readPrice(amount?.text ?? '', null)
  return 'fault' in reading ? 0 : reading.priceBrl
}

/** `179 reais cada` has one price: the word only distinguishes it from the price of a pack. */
function withPlainUnits(prices: WrittenPrice[]): WrittenPrice[] {
  const hasPack = prices.some(({ label }) => label === 'caixa' || label === 'dúzia')
  return hasPack ? prices : prices.map((price) => (price.label === 'unidade' ? { ...price, label: null } : price))
}

export const realPrices = (prices: readonly WrittenPrice[]): LinePrice[] =>
  prices.flatMap(({ written: _, ...price }) => (price.amount > 0 ? [price] : []))
