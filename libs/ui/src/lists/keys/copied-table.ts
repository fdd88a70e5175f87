import { neutralizeFormula } from '@loja/domain/file'
import { ABSENT } from '@loja/domain/format'

const MONEY = /^(-?)R\$\s?(-?[\d.]+,\d{2})$/
const NUMBER = /^-?\d+(\.\d{3})*(,\d+)?$/
const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** As a spreadsheet reads it: money without its sign, no line breaks, nothing that runs. */
export function cellText(shown: string): string {
  const text = shown.replaceAll(/\s+/g, ' ').trim().replace(MONEY, '$1$2')
  if (text === ABSENT) return ''
  return NUMBER.test(text) ? text : neutralizeFormula(text)
}

/** By media type. */
export function copiedTable([headings = [], ...rows]: string[][]): Record<string, string> {
  const line = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell.replaceAll(/[&<>"]/g, (sign) => HTML[sign] ?? '')}</${tag}>`).join('')}</tr>`
  return {
    'text/plain': [headings, ...rows].map((cells) => cells.join('\t')).join('\r\n'),
    'text/html': `<table>${line(headings, 'th')}${rows.map((cells) => line(cells, 'td')).join('')}</table>`,
  }
}
