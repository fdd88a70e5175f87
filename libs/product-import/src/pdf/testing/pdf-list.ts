import { type PdfText, pdfFile } from './pdf-file'

interface Layout {
  columns: number[]
  rows: string[][]
  rowsPerPage?: number
  pitch?: number
  header?: string[]
  headings?: string[]
  footer?: (page: number, pages: number) => string
}

const TOP = 790

function pagesOf({ columns, rows, rowsPerPage = 40, pitch = 18, header = [], headings, footer }: Layout): PdfText[][] {
  const count = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  return Array.from({ length: count }, (_, page) => {
    const own = rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage)
    const shown = [...header.map((text) => [text]), ...(headings ? [headings] : []), ...own]
    const texts = shown.flatMap((cells, row) =>
      cells.flatMap((text, column): PdfText[] =>
        text === '' ? [] : [{ x: columns[column] ?? 0, y: TOP - row * pitch, text }],
      ),
    )
    return footer ? [...texts, { x: 270, y: 30, text: footer(page + 1, count), size: 8 }] : texts
  })
}

export const pdfList = (layout: Layout) => pdfFile(pagesOf(layout), { isDeflated: true })
