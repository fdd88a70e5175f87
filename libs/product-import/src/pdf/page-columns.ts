import { foldText } from '@loja/domain/list'
import type { PageLine, Run } from './page-lines'

export interface Row {
  y: number
  height: number
  font: string
  cells: string[]
  ends: number[]
}

export interface Columns {
  pages: number[][]
  lists: number
}

const BIN = 2
const WIDEST = 4000
/** Lines of a table that may cross a gutter, e.g. titles and totals. */
const CROSSING = 0.03
const CROSSING_LISTS = 0.1
const FEWEST_LINES = 10
const NARROWEST = 2

/**
 * Columns are where most lines with several runs have text, divided by gutters. Browsers choose other widths on each page,
 * so a page has its own columns if they are as many as on most pages.
 */
export function columnsOf(pages: readonly PageLine[][]): Columns {
  const tables = pages.map((lines) => lines.filter(({ runs }) => runs.length > 1))
  const all = tables.flat()
  const own = tables.map((lines) => (lines.length < 2 ? [0] : gutterEnds(lines)))
  const linesBy = new Map<number, number>()
  for (const [page, starts] of own.entries())
    linesBy.set(starts.length, (linesBy.get(starts.length) ?? 0) + (tables[page]?.length ?? 0))
  const [count, lines] = [...linesBy].reduce((best, next) => (next[1] > best[1] ? next : best), [1, 0])
  let known = all.length < 2 ? [0] : gutterEnds(all)
  if (lines >= all.length * MOSTLY) {
    known = own.find((starts) => starts.length === count) ?? known
    for (const [page, starts] of own.entries()) {
      if (starts.length === count) known = starts
      else own[page] = known
    }
  } else own.fill(known)
  if (own.every((starts) => starts.length === 1)) return columnsOfLists(pages)
  const rows = tables.flatMap((table, page) => table.map((line) => rowOf(line, own[page] ?? [0]).cells))
  return { pages: own, lists: known.length < 2 ? 1 : listsSideBySide(rows, known.length) }
}

/** Lists side by side whose lines have other heights: nearly every line is on one side of the gutter. */
function columnsOfLists(pages: readonly PageLine[][]): Columns {
  const lines = pages.flat()
  const starts = lines.length < FEWEST_LINES ? [0] : gutterEnds(lines, CROSSING_LISTS)
  const lists = listsSideBySide(
    lines.map((line) => rowOf(line, starts).cells),
    starts.length,
  )
  return { pages: pages.map(() => (lists > 1 ? starts : [0])), lists }
}

function gutterEnds(lines: PageLine[], crossing = CROSSING): number[] {
  const counts = new Uint32Array(WIDEST / BIN)
  const bin = (x: number) => Math.max(0, Math.min(counts.length - 1, Math.floor(x / BIN)))
  for (const { runs } of lines)
    for (const { start, end } of runs)
      for (let at = bin(start); at <= bin(end); at += 1) counts[at] = (counts[at] ?? 0) + 1
  const most = Math.floor(lines.length * crossing)
  const starts: number[] = []
  let empty = NARROWEST
  for (const [at, count] of counts.entries()) {
    if (count <= most) empty += BIN
    else {
      if (empty >= NARROWEST) starts.push(at * BIN)
      empty = 0
    }
  }
  return starts.length === 0 ? [0] : starts.with(0, 0)
}

const PRICE = /^(?:R\$ ?)?\d{1,3}(?:\.?\d{3})*[.,]\d{2}(?: ?R\$)?$|^R\$ ?\d[\d.,]*$/i
const PRICE_AT_END = /\p{L}.*(?:\d[.,]\d{2}|R\$ ?\d+)$/u
const MOSTLY = 0.6
const SOME = 0.2

/** Lists side by side have the same kinds of columns, and the same headings if any. */
function listsSideBySide(rows: string[][], columns: number): number {
  const kinds = Array.from({ length: columns }, (_, column) => kindOf(rows.flatMap((cells) => cells[column] || [])))
  for (const count of [4, 3, 2]) {
    const width = columns / count
    if (!Number.isInteger(width)) continue
    const parts = Array.from({ length: count }, (_, part) => kinds.slice(part * width, (part + 1) * width).join(' '))
    const [first = ''] = parts
    const isList = first === 'stack' || first.includes('both') || (first.includes('text') && first.includes('price'))
    if (isList && parts.every((part) => part === first) && haveEqualHeadings(rows, width)) return count
  }
  return 1
}

/** In a `stack`, the name is above the price. */
function kindOf(cells: string[]): 'price' | 'both' | 'stack' | 'text' {
  const share = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length / Math.max(1, cells.length)
  if (share(PRICE) >= MOSTLY) return 'price'
  if (share(PRICE_AT_END) >= MOSTLY) return 'both'
  return share(PRICE) >= SOME ? 'stack' : 'text'
}

function haveEqualHeadings(rows: string[][], width: number): boolean {
  const headings = rows.find((cells) => cells.every((cell) => cell !== '' && !/\d/.test(cell)))
  return headings === undefined || headings.every((cell, at) => foldText(cell) === foldText(headings[at % width] ?? ''))
}

function rowOf({ y, height, font, runs }: PageLine, starts: readonly number[]): Row {
  const cells = starts.map(() => '')
  const ends = starts.map(() => 0)
  for (const run of runs) {
    const column = columnOf(run, starts)
    cells[column] = `${cells[column] ?? ''}  ${run.text}`.trim()
    ends[column] = run.end
  }
  return { y, height, font, cells, ends }
}

/** A title crosses several columns. */
function columnOf({ start }: Run, starts: readonly number[]): number {
  return Math.max(
    0,
    starts.findLastIndex((edge) => edge <= start + BIN),
  )
}

export function rowsOfPage(lines: readonly PageLine[], starts: readonly number[], lists: number): Row[][] {
  const width = starts.length / lists
  return Array.from({ length: lists }, (_, list) => {
    const own = starts.slice(list * width, (list + 1) * width)
    const from = list === 0 ? Number.NEGATIVE_INFINITY : (own[0] ?? 0) - BIN
    const to = (starts[(list + 1) * width] ?? Number.POSITIVE_INFINITY) - BIN
    return lines.flatMap((line) => {
      const runs = line.runs.filter(({ start }) => start >= from && start < to)
      return runs.length === 0 ? [] : [rowOf({ ...line, runs }, own)]
    })
  })
}
