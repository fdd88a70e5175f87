import { EXACT, matchHeading } from '../mapping/match-heading'
import type { ImportRecord } from '../model/import-table'
import { readPrice } from '../price/read-price'
import { readRows } from './read-rows'
import { commonWidth, type HeadedRows, type HeadingOptions, headingIndexOf, NO_HEADINGS } from './table-with-heading'

const SAMPLED_ROWS = 1000
const NAMED = /^sep=(.)(?=\n)/i

/** With a chosen heading, text without a delimiter is one column. */
export function readDelimited(text: string, options: HeadingOptions): HeadedRows | null {
  const [, named] = NAMED.exec(text) ?? []
  const list = text.replace(NAMED, '')
  const cutting = named === undefined ? chooseDelimiter(list, options) : { delimiter: named }
  if (!cutting && options.headingLine === undefined) return null
  const { delimiter, heading }: Cutting = cutting ?? { delimiter: ';' }
  const { rows, faults } = readRows(list, delimiter)
  if (!heading) return { rows, faults, headingIndex: headingIndexOf(rows, options) }
  const headingIndex = rows.findIndex(({ line }) => line === heading.line)
  return { rows: rows.toSpliced(headingIndex, 1, heading), faults, headingIndex }
}

/**
 * Whether the heading line is a sentence above a list of another format (`Nossos produtos, preços de hoje`): most rows
 * have
 * other widths. Below an exact heading only rows without any delimiter count, so that `nome,preço` above `A,1,50` is a
 * table.
 */
export function isSentence({ rows, headingIndex }: HeadedRows): boolean {
  const heading = rows[headingIndex]
  const below = rows.slice(headingIndex + 1, headingIndex + 1 + SAMPLED_ROWS)
  if (!heading) return false
  const isExact = heading.cells.some((cell) => matchHeading(cell)?.score === EXACT)
  const others = below.filter(({ cells }) =>
    isExact ? cells.length - decimalCuts(cells) === 1 : cells.length !== heading.cells.length || decimalCuts(cells) > 0,
  )
  return others.length * 2 > below.length
}

export function isUncut({ rows }: HeadedRows, headingLine: number): boolean {
  return headingLine === NO_HEADINGS && rows.every(({ cells }) => cells.length < 2)
}

/** In order of preference: a comma may be part of a number or a name. */
const DELIMITERS = ['\t', ';', '|', ',']
const SAMPLE_CHARACTERS = 65_536
const QUOTED_CELL = /(?<=^|[\t;|,\n])"(?:[^"\n]|"")*"(?= *(?:[\t;|,\n]|$))/g
const DECIMAL_COMMA = /(?<=\d),(?=\d{1,2}(?!\d))/g
const POINT_DECIMAL = /^\D{0,4}[\d,]*\.\d{1,2}$/

interface Cutting {
  delimiter: string
  /** Set when the headings use another delimiter than the rows. */
  heading?: ImportRecord
}

interface Reading {
  delimiter: string
  rows: ImportRecord[]
  total: number
  index: number
}

interface Candidate extends Cutting {
  hasHeading: boolean
  share: number
  priced: number
  sure: number
}

/**
 * The delimiter that makes most rows as wide as the headings with a price in a cell, judged by the first rows; null if
 * none
 * fits. Rows whose numbers (`189,90`) a comma would cut do not count for the comma.
 *
 * Undecidable without headings: `Asad,179,10` may be a price of 179,10, or a price of 179 and a stock of 10. A comma
 * between
 * digits with one or two digits after it is a decimal comma unless the row has a decimal point.
 */
function chooseDelimiter(text: string, options: HeadingOptions): Cutting | null {
  const sample = sampleOf(text, options.headingLine)
  const plain = sample.replaceAll(QUOTED_CELL, '').replaceAll(DECIMAL_COMMA, '')
  const readings = DELIMITERS.filter((delimiter) => plain.includes(delimiter)).map((delimiter): Reading => {
    const { rows, faults } = readRows(sample, delimiter)
    return { delimiter, rows, total: rows.length + faults.length, index: headingIndexOf(rows, options) }
  })
  const hasNone = options.headingLine === NO_HEADINGS
  return best(hasNone ? readings.map(withoutHeadings) : withHeadings(readings))
}

export function isTable(text: string): boolean {
  const sample = sampleOf(text)
  return DELIMITERS.some((delimiter) => {
    if (!sample.includes(delimiter)) return false
    const { rows, faults } = readRows(sample, delimiter)
    const { priced } = withoutHeadings({ delimiter, rows, total: rows.length + faults.length, index: -1 })
    return delimiter === '|' ? rows.length > 1 && priced === 1 : priced >= 0.5
  })
}

function sampleOf(text: string, headingLine = 0): string {
  let start = 0
  for (let line = 1; line < headingLine; line += 1) start = text.indexOf('\n', start) + 1 || text.length
  return text.slice(0, start + SAMPLE_CHARACTERS)
}

function withoutHeadings({ delimiter, rows, total }: Reading): Candidate {
  const width = commonWidth(rows)
  return { delimiter, hasHeading: false, ...sharesOf(width < 2 ? [] : wholeRows(rows, width, delimiter), total) }
}

function withHeadings(readings: Reading[]): Candidate[] {
  const widest = readings
    .flatMap(({ rows, index }) => rows[index] ?? [])
    .reduce<ImportRecord | null>((found, row) => (row.cells.length > (found?.cells.length ?? 1) ? row : found), null)
  if (!widest) return []
  const candidates = readings.map(({ delimiter, rows, total, index }): Candidate => {
    const own = rows[index]
    const hasHeading = own !== undefined && own.cells.length > 1
    const heading = hasHeading ? own : widest
    const below = rows.filter(({ line }) => line > heading.line)
    const count = total - rows.length + below.length
    const shares = sharesOf(wholeRows(below, heading.cells.length, delimiter), count)
    return { delimiter, hasHeading, ...shares, ...(!hasHeading && { heading }) }
  })
  const isCut = readings.some(({ rows, index }) => (rows[index]?.cells.length ?? 0) > 1 && cutsRows(rows, index))
  return candidates.filter(
    ({ delimiter, hasHeading, share }) => hasHeading || (share >= 0.5 && (delimiter === '\t' || !isCut)),
  )
}

function cutsRows(rows: ImportRecord[], index: number): boolean {
  const below = rows.slice(index + 1)
  return below.filter(({ cells }) => cells.length - decimalCuts(cells) > 1).length * 2 >= below.length
}

/** Numbers cut by a comma between cells. A cell that contains a comma was quoted. */
function decimalCuts(cells: string[]): number {
  if (cells.some((cell) => POINT_DECIMAL.test(cell.trim()))) return 0
  return cells.filter((cell, at) => {
    const before = cells[at - 1] ?? ''
    return /^\d{1,2}(?!\d|\.\d)/.test(cell) && /\d$/.test(before) && !`${before}${cell}`.includes(',')
  }).length
}

function wholeRows(rows: ImportRecord[], width: number, delimiter: string): ImportRecord[] {
  return rows.filter(({ cells }) => cells.length === width && (delimiter !== ',' || decimalCuts(cells) === 0))
}

function sharesOf(whole: ImportRecord[], total: number): Pick<Candidate, 'share' | 'priced' | 'sure'> {
  const prices = whole.map(({ cells }) => cells.filter((cell) => 'priceBrl' in readPrice(cell, null)))
  const priced = prices.filter((cells) => cells.length > 0)
  const sure = priced.filter((cells) => cells.some((cell) => /\$|[.,]\d\d\b/.test(cell)))
  const shareOf = (rows: unknown[]) => rows.length / Math.max(total, 1)
  return { share: shareOf(whole), priced: shareOf(priced), sure: shareOf(sure) }
}

function best(candidates: Candidate[]): Candidate | null {
  return candidates
    .filter(({ hasHeading, share }) => hasHeading || share > 0)
    .reduce<Candidate | null>((first, next) => (first && !isBetter(next, first) ? first : next), null)
}

function isBetter(next: Candidate, first: Candidate): boolean {
  const gain = next.share + next.priced + next.sure - first.share - first.priced - first.sure
  return gain > 0 || (gain === 0 && next.hasHeading && !first.hasHeading)
}
