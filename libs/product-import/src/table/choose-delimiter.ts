import type { ImportRecord } from '../model/import-table'
import { readPrice } from '../price/read-price'
import { type HeadingOptions, headingIndexOf, NO_HEADINGS } from './find-heading'
import { readRows } from './read-rows'
import { commonWidth } from './table-with-heading'

/** Preferred first: a comma may be part of a number or of a name. */
const DELIMITERS = ['\t', ';', '|', ',']
/** Enough for titles, headings and a thousand rows. */
const SAMPLE_CHARACTERS = 65_536
const QUOTED_CELL = /(?<=^|[\t;|,\n])"(?:[^"\n]|"")*"(?= *(?:[\t;|,\n]|$))/g
const DECIMAL_COMMA = /(?<=\d),(?=\d{1,2}(?!\d))/g
const POINT_DECIMAL = /^\D{0,4}[\d,]*\.\d{1,2}$/

/** How a text is cut into cells. */
export interface Cutting {
  delimiter: string
  /** Headings that are written with another delimiter than the rows below them. */
  heading?: ImportRecord
}

interface Reading {
  delimiter: string
  rows: ImportRecord[]
  /** Rows, and those that could not be read as cells. */
  total: number
  /** Of the headings among the rows; -1 for none. */
  index: number
}

interface Candidate extends Cutting {
  hasHeading: boolean
  /** Share of the rows below the headings that have as many cells as the headings. */
  share: number
  /** Share of those that have a price in a cell of its own. */
  priced: number
  /** Share of those whose price shows a currency or cents. */
  sure: number
}

/**
 * The delimiter by which a row of headings appears; of several the one by which most rows have as many cells as the
 * headings and a price in one of them, and of equal ones the first of `DELIMITERS`. A row whose comma cuts a number
 * (`189,90`) does not count for the comma. Decided by the first rows; null where no delimiter fits.
 *
 * Undecidable without headings: `Asad,179,10` is the price 179,10 or the price 179 and a stock of 10. A comma between
 * digits with one or two digits behind it is taken for a decimal, unless the row also shows a decimal point.
 */
export function chooseDelimiter(text: string, options: HeadingOptions): Cutting | null {
  const sample = sampleOf(text, options.headingLine)
  const plain = sample.replaceAll(QUOTED_CELL, '').replaceAll(DECIMAL_COMMA, '')
  const readings = DELIMITERS.filter((delimiter) => plain.includes(delimiter)).map((delimiter): Reading => {
    const { rows, faults } = readRows(sample, delimiter)
    return { delimiter, rows, total: rows.length + faults.length, index: headingIndexOf(rows, options) }
  })
  const hasNone = options.headingLine === NO_HEADINGS
  return best(hasNone ? readings.map(withoutHeadings) : withHeadings(readings))
}

/** Whether most rows of a text without headings are cells of one width, prices among them. */
export function isTable(text: string): boolean {
  const sample = sampleOf(text)
  return DELIMITERS.some((delimiter) => {
    if (!sample.includes(delimiter)) return false
    const { rows, faults } = readRows(sample, delimiter)
    const { priced } = withoutHeadings({ delimiter, rows, total: rows.length + faults.length, index: -1 })
    // In a message a pipe also comes before a price, below lines without one.
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
  return candidates.filter(({ hasHeading, share }) => hasHeading || share >= 0.5)
}

/** How many numbers were cut by the comma between two cells. A cell that holds a comma was quoted. */
export function decimalCuts(cells: string[]): number {
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
