import type { SheetRow } from '../table/read-sheet-table'
import { checkPdf } from './check-pdf'
import { columnsOf, type Row, rowsOfPage } from './page-columns'
import { withoutFurniture } from './page-furniture'
import { linesOf } from './page-lines'
import { pdfError } from './pdf-error'
import { pageTexts, type ReadPdfOptions } from './pdf-text'
import { withCents } from './raised-cents'
import { joinWrapped } from './wrapped-names'

/** A wider distance than usual is an empty row. */
const APART = 1.7
const FEWEST_LETTERS = 3

/** The rows of a PDF with text, like those of a sheet. @throws ImportReadError */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<SheetRow[]> {
  await checkPdf(bytes)
  const texts = await pageTexts(bytes, options)
  const letters = texts.flat().reduce((sum, { text }) => sum + text.replaceAll(/[^\p{L}\p{N}]/gu, '').length, 0)
  if (letters < FEWEST_LETTERS) throw pdfError('pdf-scanned')
  const empty = texts.flatMap((items, page) => (items.length === 0 ? [page + 1] : []))
  if (empty.length > 0) options.onEmptyPages?.(empty)
  const pages = withoutFurniture(texts.map((items) => linesOf(withCents(items))))
  const columns = columnsOf(pages)
  const lists = pages.flatMap((lines, page) => rowsOfPage(lines, columns.pages[page] ?? [0], columns.lists))
  const name = nameColumn(lists.flat())
  return withoutRepeatedHeadings(lists.flatMap((rows) => spaced(joinWrapped(rows, name))))
}

function nameColumn(rows: readonly Row[]): number {
  const letters = (rows[0]?.cells ?? []).map((_, column) =>
    rows.reduce((sum, { cells }) => sum + (cells[column] ?? '').replaceAll(/[^\p{L}]/gu, '').length, 0),
  )
  return Math.max(0, letters.indexOf(Math.max(...letters)))
}

function spaced(rows: Row[]): SheetRow[] {
  return rows.flatMap(({ cells, y, height }, at) => {
    const above = rows[at - 1]
    return above && y - above.y > APART * LINE * height ? [{ cells: [] }, { cells }] : [{ cells }]
  })
}

const LINE = 1.6

function withoutRepeatedHeadings(rows: SheetRow[]): SheetRow[] {
  const seen = new Set<string>()
  return rows.filter(({ cells }) => {
    const text = cells.join('\t')
    if (cells.filter((cell) => cell !== '').length < 2 || /\d/.test(text)) return true
    const isNew = !seen.has(text)
    seen.add(text)
    return isNew
  })
}
