import { readPrice } from '../price/read-price'
import { type Amount, isPriceAtEnd, possibleAmounts } from './find-amounts'
import { foldInPlace } from './fold-in-place'
import { cleanName } from './line-text'
import { type Gap, gapBetween, isQuantity, leadingMarks, type Mark, trailingMarks } from './price-marks'

export interface LinePrice {
  /** Normalised: `à vista`, `cartão`, `pix`, `atacado`, …, or the heading of a column. Null for a price without a word. */
  label: string | null
  /** In reais. */
  amount: number
  /** The price of each from this number of units on: `3 un 45`. */
  fromQuantity: number | null
}

const EXTRAS = /(?<![a-z])(?:fretes?|entrega|envio|motoboy|taxa|desconto|sinal|cashback|economize)[^a-z0-9]*$/
const INSTALMENTS =
  /(?<![\d.,])\d{1,2} ?x ?(?:de ?)?(?:r\$ ?\d+(?:[.,]\d\d)?|\d+[.,]\d\d)(?: ?(?:sem juros|s\/ ?juros))?/gi
/** `pix:179` and `9,90/8,90` as separate words and numbers. */
const JOINED: [RegExp, string][] = [
  [/(?<=\p{L})[:=](?=\d)/gu, ': '],
  [/(?<=\d[.,]\d\d)\/(?=\d)/g, ' / '],
  [/(?<![\d/.,])(\d{2,4})\/(3[2-9]|[4-9]\d|\d{3,4})(?=\P{N}*$)/gu, '$1 / $2'],
  [/(?<![\p{L}\d])(\d{1,4}) ?\+(?= ?[:\d]| ?un| ?p[cç]| ?R\$)/giu, '$1 ou mais'],
]
const NEAR = 48

/** The product of a line and its prices. @param line without markup, codes and quantities, at most 1,000 characters */
export function readLinePrices(line: string): { name: string; prices: LinePrice[] } {
  const text = JOINED.reduce((found, [pattern, by]) => found.replaceAll(pattern, by), line).replaceAll(
    INSTALMENTS,
    (found) => ' '.repeat(found.length),
  )
  const folded = foldInPlace(text)
  const amounts = possibleAmounts(text).filter((amount) => {
    const before = folded.slice(Math.max(0, amount.start - NEAR), amount.start)
    return !EXTRAS.test(before) && (amount.isSure || !isQuantity(before, folded.slice(amount.end, amount.end + NEAR)))
  })
  if (amounts.length === 0) return { name: cleanName(text), prices: [] }
  const gaps = amounts
    .slice(1)
    .map(({ start }, index) => gapBetween(folded.slice((amounts[index] as Amount).end, start)))
  const [first, last] = [amounts[0] as Amount, amounts.at(-1) as Amount]
  const above = trailingMarks(folded.slice(Math.max(0, first.start - NEAR), first.start))
  const below = leadingMarks(folded.slice(last.end, last.end + NEAR))
  const marks = assignMarks(gaps, above.marks, below.marks)
  const found = priceGroup(text, amounts, gaps, marks)
  if (!found) return { name: cleanName(text), prices: [] }
  const { first: at, group } = found
  const start = amounts[at]?.start ?? 0
  const end = amounts[group.at(-1) ?? 0]?.end ?? 0
  const before = at === 0 ? above : trailingMarks(folded.slice(amounts[at - 1]?.end, start))
  const head = cleanName(text.slice(0, start - before.length))
  const hasTiers = group.some((index) => index > at && marks[index]?.some(({ from }) => from !== undefined))
  // The `3 un` of `Kit 3 un R$ 99,90` is part of the name.
  const isPart =
    before.marks.some(({ from, isMinimum }) => from !== undefined && !isMinimum) && !hasTiers && head !== ''
  const named = isPart ? cleanName(text.slice(0, start)) : head
  const name = named || cleanName(text.slice(end + leadingMarks(folded.slice(end, end + NEAR)).length))
  const prices = group.flatMap((index) => {
    const reading = readPrice(amounts[index]?.text ?? '', null)
    if ('fault' in reading || reading.priceBrl === 0) return []
    const words = marks[index] ?? []
    return [
      {
        label: words.find(({ label }) => label !== undefined)?.label ?? null,
        amount: reading.priceBrl,
        fromQuantity: index === at && isPart ? null : (words.find(({ from }) => from !== undefined)?.from ?? null),
      },
    ]
  })
  return { name, prices: withPlainUnits(prices) }
}

/** Words are before all amounts or behind them: between two amounts the signs decide, then the ends of the line. */
function assignMarks(gaps: Gap[], above: Mark[], below: Mark[]): Mark[][] {
  const marks: Mark[][] = [[...above], ...gaps.map(() => [])]
  const isBefore = above.some(({ label, from }) => label !== undefined || from !== undefined)
  for (const [index, { lead, trail, isCut, isDashed }] of gaps.entries()) {
    if (isCut || (isDashed && !isBefore)) {
      marks[index]?.push(...lead)
      marks[index + 1]?.push(...trail)
    } else marks[!isBefore && below.length > 0 ? index : index + 1]?.push(...trail)
  }
  marks.at(-1)?.push(...below)
  return marks
}

/** The last consecutive prices, without former ones: earlier amounts belong to the name. */
function priceGroup(
  text: string,
  amounts: Amount[],
  gaps: Gap[],
  marks: Mark[][],
): { first: number; group: number[] } | null {
  const hasSure = amounts.some(({ isSure }) => isSure)
  const isPrice = amounts.map((amount, index) => {
    const has = (marks[index] ?? []).some(({ kind }) => kind !== 'old') || isFormer(index)
    return amount.isSure || has || (!hasSure && isPriceAtEnd(text, amount))
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
  const isAfterLeader = (amount: Amount) => isPriceAtEnd(text.slice(0, amount.end), amount)
  for (let start = 0, end = 0; start < amounts.length; start = end + 1) {
    for (end = start; gaps[end]?.isSlash; ) end += 1
    const chain = amounts.slice(start, end + 1)
    const from = chain.findIndex((amount, index) => isPrice[start + index] || isAfterLeader(amount))
    const isKnown = isPrice.slice(start, end + 1).includes(true)
    const isAtEnd = !hasSure && !/[\p{L}\p{N}]/u.test(text.slice(amounts[end]?.end))
    if (chain.length > 1 && from >= 0 && (isKnown || isAtEnd)) isPrice.fill(true, start + from, end + 1)
  }
  let at = isPrice.lastIndexOf(true)
  if (at < 0) return null
  const group = [at]
  while (at > 0 && isPrice[at - 1] && gaps[at - 1]?.isClean) {
    at -= 1
    if (!isFormer(at)) group.unshift(at)
  }
  return { first: at, group }
}

function reaisOf(amount: Amount | undefined): number {
  const reading = readPrice(amount?.text ?? '', null)
  return 'fault' in reading ? 0 : reading.priceBrl
}

/** `179 reais cada` has one price: the word only distinguishes it from the price of a pack. */
function withPlainUnits(prices: LinePrice[]): LinePrice[] {
  const hasPack = prices.some(({ label }) => label === 'caixa' || label === 'dúzia')
  return hasPack ? prices : prices.map((price) => (price.label === 'unidade' ? { ...price, label: null } : price))
}
