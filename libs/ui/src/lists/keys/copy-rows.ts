import { copyAs } from '../../late/copy-text'
import { ROW } from '../../parts/keyboard/row-keys'
import { cellText, copiedTable } from './copied-table'

const CELLS = '[data-field]:not([data-field="actions"])'
/** A part of a cell that is a column of its own, under the heading in the attribute; its text may be in `data-text`. */
const PART = '[data-copied-as]'
const LEFT_OUT = `[data-spoken], [aria-hidden="true"], ${PART}`

/** Ticked rows of the page, else the focused one. Cards of a phone are no table. */
export function rowsToCopy(): HTMLElement[] {
  const ticked = [...document.querySelectorAll<HTMLElement>(`tr${ROW}[data-selected]`)]
  const focused = document.activeElement?.closest<HTMLElement>(`tr${ROW}`)
  return ticked.length > 0 || !focused ? ticked : [focused]
}

/** Copies rows of the table with its headings. */
export function copyRows(rows: readonly HTMLElement[]): boolean {
  const headings = rows[0]?.closest('table')?.querySelectorAll<HTMLElement>(`thead ${CELLS}`) ?? []
  const table = rows.map((row) => [...row.querySelectorAll<HTMLElement>(CELLS)])
  const columns = [...headings].flatMap((heading, at) => columnsOf([heading, ...table.flatMap((row) => row[at] ?? [])]))
  const lines = Array.from({ length: rows.length + 1 }, (_, line) => columns.map((cells) => cells[line] ?? ''))
  return copyAs(copiedTable(lines))
}

function columnsOf(cells: readonly HTMLElement[]): string[][] {
  const parts = cells.map((cell) => [...cell.querySelectorAll<HTMLElement>(PART)])
  const names = new Set(parts.flat().map((part) => part.dataset.copiedAs ?? ''))
  const column = (name: string) =>
    parts.map((own) => cellText(textOf(own.find((part) => part.dataset.copiedAs === name)))).with(0, name)
  return [cells.map((cell) => cellText(cell.dataset.text ?? shownText(cell))), ...[...names].map(column)]
}

const textOf = (part: HTMLElement | undefined) => part?.dataset.text ?? part?.textContent ?? ''

/** Leaves out texts for screen readers, and the text beside a figure. */
function shownText(cell: HTMLElement): string {
  const nodes = document.createNodeIterator(cell, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest(LEFT_OUT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const found: string[] = []
  for (let text = nodes.nextNode(); text; text = nodes.nextNode()) {
    const shown = text.nodeValue?.trim()
    if (shown) found.push(shown)
  }
  return (cell.dataset.align === 'end' ? found.slice(0, 1) : found).join(' ')
}
