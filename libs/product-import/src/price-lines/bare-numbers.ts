import type { TextLine } from '../table/text-lines'
import { holdsMoney } from './line-doubts'
import { readLinePrices } from './line-prices'
import { LONGEST, messageText, withoutMarkup } from './line-text'

/** Not the end of `2 mil e 800`. */
const NUMBER_AT_END = /^(.*\p{L}.*?)(?<!\d ?mil(?: e)?) +(\d{2,5})$/iu
const FEWEST = 3
const SHARE = 0.7
const LEAST_PRICE = 15
const VOLUMES = new Set([
  '15',
  '20',
  '25',
  '30',
  '40',
  '50',
  '60',
  '65',
  '70',
  '75',
  '80',
  '85',
  '90',
  '95',
  '100',
  '105',
  '110',
  '120',
  '125',
  '150',
  '200',
  '250',
  '300',
  '400',
  '500',
  '1000',
])

/**
 * Lines of a message in which nearly all names end with a number, and no price has a currency or cents: `Asad 135`. By
 * number of the line, with a sign before the price. Null if the numbers may be volumes.
 */
export function linesWithBarePrices(lines: readonly TextLine[]): Map<number, string> | null {
  const found = new Map<number, string>()
  const numbers = new Set<string>()
  let named = 0
  for (const { number, text } of lines) {
    const line = text.length > LONGEST ? '' : withoutMarkup(messageText(text)).trim()
    if (holdsMoney(line) || line.includes('$')) return null
    if (/\p{L}/u.test(line)) named += 1
    const [, name, price] = NUMBER_AT_END.exec(line) ?? []
    if (name === undefined || price === undefined || Number(price) < LEAST_PRICE) continue
    // `100ml 135` and `à vista 110 / cartão 120` are prices by themselves.
    found.set(number, readLinePrices(line).prices.length > 0 ? '' : `${name} - ${price}`)
    numbers.add(price)
  }
  const isList = found.size >= FEWEST && found.size >= named * SHARE && numbers.size > 1
  if (!isList || [...numbers].every((price) => VOLUMES.has(price))) return null
  return new Map([...found].filter(([, line]) => line !== ''))
}
