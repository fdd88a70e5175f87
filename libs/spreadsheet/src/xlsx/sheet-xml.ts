import { storeWallTime } from '@loja/domain/format'
import type { Cell, Column } from '../column'

const GENERAL_STYLE = 0
const MONEY_STYLE = 1
const MOMENT_STYLE = 2
const HEADER_STYLE = 3
/** Remains a text when edited: `=1+1` does not become a formula. */
const TEXT_STYLE = 4

const MS_PER_DAY = 86_400_000
/** Day 0 is 30 December 1899. */
const DAYS_BEFORE_1970 = 25_569
const MAX_TEXT = 32_767
/** White space that Excel drops without `xml:space`: at the ends, repeated, or other than a space. */
const LOSES_SPACE = /^\s|\s$|[^\S ]|\s\s/

export function sheetStart(columns: readonly Pick<Column<never>, 'title' | 'width'>[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }, index) => textXml(`${letterOf(index)}1`, title, HEADER_STYLE))
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(1, titles)}`
}
export const SHEET_END = '</sheetData></worksheet>'

export function cellsXml(number: number, cells: readonly Cell[]): string {
  return rowXml(
    number,
    cells.map((cell, index) => cellXml(`${letterOf(index)}${number}`, cell)),
  )
}

function rowXml(number: number, cells: string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(at: string, cell: Cell): string {
  if (cell === null) return ''
  if (cell.kind === 'text') return textXml(at, cell.text)
  if (cell.kind === 'number') return numberXml(at, cell.value)
  if (cell.kind === 'money') return numberXml(at, Math.round(cell.brl * 100) / 100, MONEY_STYLE)
  const wall = storeWallTime(cell.iso)
  return wall === null ? '' : numberXml(at, wall / MS_PER_DAY + DAYS_BEFORE_1970, MOMENT_STYLE)
}

function numberXml(at: string, value: number, style = GENERAL_STYLE): string {
  return `<c r="${at}" s="${style}"><v>${value}</v></c>`
}

function textXml(at: string, text: string, style = TEXT_STYLE): string {
  const space = LOSES_SPACE.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t${space}>${escapeXml(text.slice(0, MAX_TEXT))}</t></is></c>`
}

/** @param index 0-based */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
/** Excel would decode `_x0041_`, so its underscore is escaped. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi
/** Characters that XML cannot contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const NEVER_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu
/** Fast check: most texts need no escaping. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const NEEDS_CARE = /[\u0000-\u0008\u000b-\u001f&<>"_\ud800-\udfff\ufffe\uffff]/

function escapeXml(text: string): string {
  if (!NEEDS_CARE.test(text)) return text
  return text
    .replaceAll(LOOKS_ESCAPED, '_x005F_')
    .replaceAll(NEVER_IN_XML, '\ufffd')
    .replaceAll(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '')
}
