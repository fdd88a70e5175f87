import { mapHeadings } from '../mapping/guess-mapping'
import { EXACT, headingWords, isGarbled, matchHeading } from '../mapping/match-heading'
import { ImportSyntaxError } from '../model/import-error'
import type { ImportNotice, ImportRecord, ImportTable, TextLine } from '../model/import-table'
import { currencyBelow } from '../supplier-lines/foreign-currency'
import { isSupplierHeading, priceColumn } from '../supplier-lines/price-column'
import { underFirstHeadings } from './repeated-headings'
import { oneBelowAnother } from './side-by-side'

/** As the heading line: the list has none. */
export const NO_HEADINGS = 0

export interface HeadingOptions {
  headingLine?: number | undefined
  isKnownHeading?: ((cells: string[]) => boolean) | undefined
  isSupplierList?: boolean | undefined
  /** Without headings, rows with a name and a price are the lines of a message. */
  isPrinted?: boolean | undefined
}

const SEARCHED_ROWS = 60

export function headingIndexOf(
  rows: ImportRecord[],
  { headingLine, isKnownHeading, isSupplierList }: HeadingOptions,
): number {
  if (headingLine === NO_HEADINGS) return -1
  if (headingLine !== undefined) return rows.findIndex(({ line }) => line >= headingLine)
  const firstRows = rows.slice(0, SEARCHED_ROWS)
  const known = isKnownHeading ? firstRows.findIndex(({ cells }) => isKnownHeading(cells)) : -1
  if (known >= 0) return known
  const found = findHeadingRow(rows)
  if (!isSupplierList) return found
  const first = found < 0 ? firstRows.findIndex(({ cells }) => isSupplierHeading(cells)) : found
  const below = rows[first + 1]?.cells ?? []
  return !below.some(isNumber) && isSupplierHeading(below) ? first + 1 : first
}

const isNumber = (cell: string) => /\d[.,]\d|^\s*\d+\s*$/.test(cell)

const isExact = (cell = '') => matchHeading(cell)?.score === EXACT

function findHeadingRow(rows: ImportRecord[]): number {
  let best = { index: -1, score: 0 }
  for (const [index, { cells }] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const mapping = mapHeadings(cells)
    if (!mapping.includes('name') || !mapping.includes('price')) continue
    const score = cells.reduce(
      (sum, cell, position) => sum + (mapping[position] ? (matchHeading(cell)?.score ?? 0) : 0),
      0,
    )
    if (score > best.score) best = { index, score }
    // Another list may begin further down.
    if (isExact(cells[mapping.indexOf('name')]) && isExact(cells[mapping.indexOf('price')])) break
  }
  return best.index
}

const SAMPLED_RECORDS = 1000

const NO_HEADING =
  'A linha de cabeçalho não foi encontrada. A primeira linha da lista deve ter os nomes das colunas: nome (ou name, produto) e preço (ou preco, price, valor) são obrigatórios; imagem (ou image, img), marca (ou brand) e outras são opcionais.'

export interface HeadedRows {
  rows: ImportRecord[]
  headingIndex: number
  faults: ImportTable['faults']
}

export function tableWithHeading(
  kind: 'delimited' | 'sheet',
  { rows, headingIndex, faults }: HeadedRows,
  headingLine?: number,
): ImportTable {
  const hasNone = headingLine === NO_HEADINGS
  const heading = hasNone ? { line: NO_HEADINGS, cells: [] } : rows[headingIndex]
  if (!heading) throw noHeading()
  const second = hasNone ? null : secondHeadings(heading.cells, rows[headingIndex + 1])
  const { headings, records } = underFirstHeadings(
    oneBelowAnother({
      headings: hasNone ? blankHeadings(kind, rows) : trimTrailing(second ?? heading.cells).map((cell) => cell.trim()),
      records: markForeign(rows).slice(headingIndex + (second ? 2 : 1)),
    }),
  )
  const notices: ImportNotice[] = []
  if (headingIndex > 0) notices.push({ code: 'lines-above-heading', count: headingIndex })
  if (headings.some(isGarbled) || records.slice(0, SAMPLED_RECORDS).some(({ cells }) => cells.some(isGarbled)))
    notices.push({ code: 'garbled-accents' })
  const nameHeading = headings[mapHeadings(headings).indexOf('name')]
  if (nameHeading !== undefined && /^descri/i.test(nameHeading))
    notices.push({ code: 'description-as-name', heading: nameHeading })
  return {
    kind,
    platform: null,
    headings,
    headingLine: heading.line,
    knownMapping: null,
    records,
    faults: faults.filter(({ line }) => line > heading.line),
    notices,
  }
}

const UNIT = /^(?:un|und|unid|pcs?|cx|kg|g|ml|l|cm|%)$/
const isHeadingCell = (cell: string) =>
  matchHeading(cell) !== null || priceColumn(headingWords(cell), cell, 0) !== null || UNIT.test(headingWords(cell))

/** `Preço` above `Atacado` and `Varejo`, or above `US$`: both lines together. A heading covers the blank ones behind it. */
function secondHeadings(first: string[], second: ImportRecord | undefined): string[] | null {
  const name = mapHeadings(first).indexOf('name')
  const below = (second?.cells ?? []).map((cell, at) => (cell.trim() === first[at]?.trim() ? '' : cell.trim()))
  const filled = below.filter((cell) => cell !== '')
  const areHeadings = filled.every((cell) => !/\d/.test(cell) && isHeadingCell(cell))
  if (name < 0 || below[name] !== '' || filled.length === 0 || !areHeadings) return null
  let above = ''
  return Array.from({ length: Math.max(first.length, below.length) }, (_, at) => {
    const own = first[at]?.trim() ?? ''
    if (own !== '' || at >= first.length) above = own
    return below[at] ? `${above} ${below[at]}`.trim() : own
  })
}

function onlyCells(rows: readonly ImportRecord[]): TextLine[] {
  const lines: TextLine[] = []
  for (const { line, cells } of rows) {
    const first = cells.findIndex(isFilled)
    if (first === cells.findLastIndex(isFilled)) lines.push({ number: line, text: cells[first] ?? '' })
  }
  return lines
}

const isFilled = (cell: string) => cell !== '' && cell.trim() !== ''

/** Records below a line such as `PREÇOS EM DÓLAR`, until a line says otherwise. */
export function markForeign(
  records: ImportRecord[],
  lines: readonly TextLine[] = onlyCells(records),
  isForeign = false,
): ImportRecord[] {
  const currencies = lines.flatMap(({ number, text }) => {
    const currency = currencyBelow(text)
    return currency === null ? [] : [{ number, isForeign: currency === 'foreign' }]
  })
  if (currencies.length === 0 && !isForeign) return records
  const isBelow = ({ line }: ImportRecord) =>
    currencies.findLast(({ number }) => number <= line)?.isForeign ?? isForeign
  return records.map((record) => (isBelow(record) ? { ...record, isForeign: true } : record))
}

/** A text row wider than most is cut wrongly; in a sheet, the last cells of other rows may be empty. */
function blankHeadings(kind: 'delimited' | 'sheet', rows: readonly ImportRecord[]): string[] {
  const widest = rows.reduce((width, { cells }) => Math.max(width, cells.length), 0)
  return Array.from({ length: kind === 'sheet' ? widest : commonWidth(rows) }, () => '')
}

export function commonWidth(rows: readonly ImportRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0]
}

export function noHeading(): ImportSyntaxError {
  return new ImportSyntaxError('no-heading', NO_HEADING)
}

export function emptyTable(faults: ImportTable['faults'] = []): ImportTable {
  return {
    kind: 'delimited',
    platform: null,
    headings: [],
    headingLine: null,
    knownMapping: null,
    records: [],
    faults,
    notices: [],
  }
}

function trimTrailing(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}
