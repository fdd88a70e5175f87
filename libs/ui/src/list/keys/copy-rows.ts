import { copyAs } from '../../copy/copy-text'
import { ROW } from '../../keyboard/row-keys'
import { cellText, copiedTable } from './copied-table'

/** Columns of controls. */
const CELLS = '[data-field]:not([data-field="actions"])'
const UNSEEN = '[data-spoken], [aria-hidden="true"]'

/** Ticked rows of the page, else the focused one. Cards of a phone are no table. */
export function rowsToCopy(): HTMLElement[] {
  const ticked = [...document.querySelectorAll<HTMLElement>(`tr${ROW}[data-selected]`)]
  const focused = document.activeElement?.closest<HTMLElement>(`tr${ROW}`)
  return ticked.length > 0 || !focused ? ticked : [focused]
}

/** Copies rows of the table with its headings. @returns whether they were copied */
export function copyRows(rows: readonly HTMLElement[]): boolean {
  const headings = rows[0]?.closest('table')?.querySelectorAll<HTMLElement>(`thead ${CELLS}`) ?? []
  const texts = (cells: Iterable<HTMLElement>) =>
    [...cells].map((cell) => cellText(cell.dataset.text ?? shownText(cell)))
  return copyAs(copiedTable([texts(headings), ...rows.map((row) => texts(row.querySelectorAll<HTMLElement>(CELLS)))]))
}

/** Leaves out texts for screen readers, and the text beside a figure. */
function shownText(cell: HTMLElement): string {
  const nodes = document.createNodeIterator(cell, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement?.closest(UNSEEN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const found: string[] = []
  for (let text = nodes.nextNode(); text; text = nodes.nextNode()) {
    const shown = text.nodeValue?.trim()
    if (shown) found.push(shown)
  }
  return (cell.dataset.align === 'end' ? found.slice(0, 1) : found).join(' ')
}
