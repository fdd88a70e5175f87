import { headingWords } from '../mapping/match-heading'
import { readPrice } from '../price/read-price'
import { foldInPlace } from '../price-lines/fold-in-place'
import type { LinePrice } from '../price-lines/line-prices'
import { LABEL_WORDS, labelOfWord } from '../price-lines/price-labels'
import { isSoldOut } from './line-codes'
import { isNameHeading, priceColumn } from './price-column'
import { isOnlyTraits, sizesIn } from './traits'

export type ColumnsBelow =
  | { kind: 'prices'; prices: Pick<LinePrice, 'label' | 'fromQuantity'>[] }
  | { kind: 'sizes'; sizes: string[] }

const CELLS = /[\t|;]| {2,}| [-–/] /
const LONGEST = 120
const LABELS = new RegExp(`(?<![a-z])(?:${LABEL_WORDS})(?![a-z])`, 'g')
const AROUND =
  /(?<![a-z])(?:produtos?|itens?|item|nomes?|perfumes?|modelos?|descricao|precos?|valor(?:es)?|r\$|n[oa]|em|d[eo]|para)(?![a-z])/g

/** `À VISTA  CARTÃO`, `1 UN | 3 UN`, `30ml | 50ml | 100ml`, with as many numbers below. Null for other lines. */
export function columnsBelow(message: string, below: readonly string[]): ColumnsBelow | null {
  const columns = columnsIn(message)
  const count = columns?.kind === 'sizes' ? columns.sizes.length : (columns?.prices.length ?? 0)
  return count > 0 && below.some((line) => rowBelow(line, count) !== null) ? columns : null
}

function columnsIn(message: string): ColumnsBelow | null {
  if (message.length > LONGEST || /\d[.,]\d\d(?!\d)/.test(message)) return null
  const cells = message.split(CELLS).flatMap((cell) => cell.replaceAll(/[*_]/g, '').trim() || [])
  const named = cells.filter((cell) => !isNameHeading(headingWords(cell)))
  const isSize = (cell: string) => sizesIn(cell).length === 1 && isOnlyTraits(cell)
  // `Colônia | 30ml | 50ml` begins with what the rows are.
  const sized = named.length > 2 && !isSize(named[0] ?? '') ? named.slice(1) : named
  if (sized.length > 1 && sized.every(isSize)) return { kind: 'sizes', sizes: sized.flatMap(sizesIn) }
  const columns = named.map((cell) => (/\d[/.]\d/.test(cell) ? null : priceColumn(headingWords(cell), cell, 0)))
  const prices = columns.flatMap((column) =>
    column ? [{ label: column.label, fromQuantity: column.fromQuantity }] : [],
  )
  const isNamedApart = prices.every(({ label, fromQuantity }) => label !== null || fromQuantity !== null)
  if (prices.length > 1) return prices.length === named.length && isNamedApart ? { kind: 'prices', prices } : null
  return labelsOnly(foldInPlace(message))
}

function labelsOnly(folded: string): ColumnsBelow | null {
  const labels = (folded.match(LABELS) ?? []).flatMap((word) => labelOfWord(word) ?? [])
  const rest = folded.replaceAll(LABELS, ' ').replaceAll(AROUND, ' ')
  return labels.length > 1 && !/[\p{L}\d]/u.test(rest)
    ? { kind: 'prices', prices: labels.map((label) => ({ label, fromQuantity: null })) }
    : null
}

const CELL = String.raw`(?:R\$ ?)?\d[\d.]*(?:,\d{1,2})?|[-–—x]`
const BETWEEN = String.raw`(?: *[|;\t/] *| {2,}| [-–] | )`

/** A missing price is null. */
export function rowBelow(line: string, count: number): { name: string; cells: (number | null)[] } | null {
  if (line.length > LONGEST) return null
  const row = new RegExp(`^(.*?\\p{L}.*?)[ |;\\t:.–-]+((?:${CELL})(?:${BETWEEN}(?:${CELL})){${count - 1}})\\s*$`, 'iu')
  const [, name, numbers] = row.exec(line) ?? []
  if (name === undefined || numbers === undefined) return null
  const cells = (numbers.match(new RegExp(CELL, 'gi')) ?? []).map((cell) => readPrice(cell, null))
  if (cells.length !== count || /(?:R\$|\d[.,]\d\d|[|;\t]) *$/i.test(name)) return null
  return { name, cells: cells.map((cell) => ('priceBrl' in cell && cell.priceBrl > 0 ? cell.priceBrl : null)) }
}

const SIGN = String.raw`\p{Extended_Pictographic}|\([A-Z]{1,2}\)`
const MEANING = new RegExp(`(${SIGN})\\s*(?:[=:]|[-–] )?\\s*(\\p{L}[\\p{L}\\d ]{2,40}?)\\s*(?=$|[,;|/.]|${SIGN})`, 'gu')
const IN_STOCK =
  /(?<![a-z])(?:disponive(?:l|is)|em estoque|pronta entrega|temos|lancamentos?|novidades?|promoc\p{L}*|ultim[oa]s?)(?![a-z])/u

/** The signs that mean sold out: `🔴 = sem estoque`, `🟢 disponível 🟡 chega dia 10`. Null for a line that is no legend. */
export function legendIn(message: string): string[] | null {
  const pairs = Array.from(message.matchAll(MEANING), ([, sign = '', words = '']) => ({
    sign,
    folded: foldInPlace(words),
  }))
  const known = pairs.filter(({ folded }) => isSoldOut(folded) || IN_STOCK.test(folded))
  const isLegend =
    /^\W*legenda/i.test(message) || (pairs.length > 1 && pairs.length === known.length) || isExplained(message)
  return isLegend && known.length > 0 ? known.flatMap(({ sign, folded }) => (isSoldOut(folded) ? [sign] : [])) : null
}

const EXPLAINED = new RegExp(`^\\s*(?:${SIGN})\\s*[=:]`, 'u')
const isExplained = (message: string) => EXPLAINED.test(message) && !/\d[.,]\d\d/.test(message)
