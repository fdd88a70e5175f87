import type { Row } from './page-columns'

/** Lines of one cell are closer than rows. */
const LEADING = 1.45
const CLOSER = 0.85
const FULL_WIDTH = 0.85

/** @param name the column of names */
export function joinWrapped(rows: readonly Row[], name: number): Row[] {
  const pitch = median(rows.flatMap((row, at) => distance(rows[at - 1], row) ?? []))
  const left = Math.max(...rows.map(({ ends }) => ends[name] ?? 0))
  const isClose = (one: Row, other: Row) => other.y - one.y <= LEADING * Math.max(one.height, other.height)
  const isName = (row: Row | undefined) => row !== undefined && isOnly(row, name)
  const isRest = (row: Row | undefined) =>
    row !== undefined && row.cells[name] === '' && row.cells.some((cell) => cell !== '')
  const joined: Row[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const [row, next, after] = [rows[at] as Row, rows[at + 1], rows[at + 2]]
    if (next && after && isName(row) && isRest(next) && isName(after) && isClose(row, after)) {
      joined.push({
        ...next,
        y: after.y,
        cells: next.cells.with(name, `${row.cells[name]} ${after.cells[name]}`),
        ends: after.ends,
      })
      at += 2
      continue
    }
    if (next && after && isName(row) && !isName(next) && isName(after) && isMiddle(rows, at + 1, name)) {
      joined.push({
        ...next,
        y: after.y,
        cells: next.cells.with(name, `${row.cells[name]} ${next.cells[name]} ${after.cells[name]}`),
        ends: after.ends,
      })
      at += 2
      continue
    }
    if (next && isName(row) && isFirstOfTwo(rows, at, name)) {
      joined.push({ ...next, cells: next.cells.with(name, `${row.cells[name]} ${next.cells[name]}`) })
      at += 1
      continue
    }
    const last = joined.at(-1)
    const isContinued =
      last !== undefined &&
      isName(row) &&
      !isOnly(last, name) &&
      row.font === last.font &&
      ((isClose(last, row) && row.y - last.y < CLOSER * pitch) ||
        (row.y - last.y <= SAME * pitch && isWrapped(last, row, { name, left })))
    if (last && isContinued) {
      last.cells = last.cells.with(name, `${last.cells[name]} ${row.cells[name]}`)
      last.y = row.y
      last.ends = row.ends
    } else joined.push({ ...row })
  }
  return joined
}

const APART = 1.2
const SAME = 1.1

/** A letter is about half as wide as high. */
const LETTER = 0.5

/** At the distance of rows: the line above is full, or has no place for the first word. A heading starts a line anyway. */
function isWrapped(above: Row, row: Row, { name, left }: { name: number; left: number }): boolean {
  const text = row.cells[name] ?? ''
  const end = above.ends[name] ?? 0
  const word = text.split(' ', 1)[0] ?? ''
  const isFull = end >= FULL_WIDTH * left || end + LETTER * row.height * (word.length + 1) > left
  return isFull && Math.abs(row.height - above.height) < 1 && !isHeading(text, above.cells[name] ?? '')
}

const isHeading = (text: string, above: string) =>
  text.endsWith(':') || (/\p{L}{4}/u.test(text) && text === text.toUpperCase() && above !== above.toUpperCase())

const gapBelow = (rows: readonly Row[], at: number) =>
  (rows[at + 1]?.y ?? Number.POSITIVE_INFINITY) - (rows[at]?.y ?? Number.NEGATIVE_INFINITY)

/** The first line of a cell of two, whose second one is beside the price. */
function isFirstOfTwo(rows: readonly Row[], at: number, name: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]]
  if (!row || !next || next.cells[name] === '' || isOnly(next, name) || row.font !== next.font) return false
  const inCell = gapBelow(rows, at)
  const isClose = inCell <= LEADING * Math.max(row.height, next.height)
  return isClose && gapBelow(rows, at - 1) >= APART * inCell && gapBelow(rows, at + 1) >= APART * inCell
}

/** The middle line of a cell of three, beside the price: lines of other cells are further away. */
function isMiddle(rows: readonly Row[], at: number, name: number): boolean {
  const gap = (one: number) => gapBelow(rows, one)
  const [above, below] = [gap(at - 1), gap(at)]
  const isEven = Math.max(above, below) <= SAME * Math.min(above, below)
  return rows[at]?.cells[name] !== '' && isEven && gap(at - 2) >= APART * above && gap(at + 1) >= APART * below
}

const isOnly = ({ cells }: Row, column: number) => cells.every((cell, at) => (cell !== '') === (at === column))

function distance(one: Row | undefined, other: Row): number | null {
  return one &&
    one.cells.filter((cell) => cell !== '').length > 1 &&
    other.cells.filter((cell) => cell !== '').length > 1
    ? other.y - one.y
    : null
}

function median(numbers: number[]): number {
  const sorted = numbers.filter((number) => number > 0).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
}
