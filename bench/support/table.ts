export function formatTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const isNumber = head.map((_, column) => rows.every((row) => /^(-|[\d.,]+( .*)?)?$/.test(row[column] ?? '')))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (isNumber[column] ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

export function formatMs(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(2)
}
