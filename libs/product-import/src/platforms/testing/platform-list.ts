import { parseImportText } from '../../analysis/check-import'

const DEFAULTS = { categoryId: null, stock: 999_999 }

const csvCell = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function platformCsv(headings: string[], rows: Partial<Record<string, string>>[], delimiter = ','): string {
  const unknown = rows.flatMap((row) => Object.keys(row)).filter((heading) => !headings.includes(heading))
  if (unknown.length > 0) throw new Error(`The platform has no ${unknown.join(', ')}.`)
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
  return lines.map((cells) => cells.map(csvCell).join(delimiter)).join('\n')
}

export function readPlatform(headings: string[], rows: Partial<Record<string, string>>[], delimiter?: string) {
  const { table, analysis } = parseImportText(platformCsv(headings, rows, delimiter), DEFAULTS)
  return {
    platform: table.platform,
    joined: table.notices.find((notice) => notice.code === 'rows-joined')?.count ?? 0,
    products: analysis.ready.map(({ product }) => product),
    lines: analysis.ready.map(({ line }) => line),
    rejected: analysis.rejected.map(({ line, reason }) => [line, reason.code]),
    duplicates: analysis.duplicates.length,
  }
}
