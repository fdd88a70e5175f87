import { HTML_ENTITY } from '@loja/domain/format'
import Papa from 'papaparse'
import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord } from '../model/import-table'

/** @param text with `\n` line breaks */
export function readRows(text: string, delimiter: string): { rows: ImportRecord[]; faults: RejectedRow[] } {
  const list =
    delimiter === ';' && text.includes('&') ? text.replace(HTML_ENTITY, (entity) => entity.replaceAll(';', MASK)) : text
  const repaired = repairQuotes(list.endsWith('\n') ? list : `${list}\n`, delimiter)
  const isMasked = list !== text
  const { data } = Papa.parse<string[]>(repaired.text, { delimiter, newline: '\n', skipEmptyLines: false })
  const isPlain = !repaired.text.includes('"')
  const rows: ImportRecord[] = []
  let line = 1
  for (const parsed of data) {
    const cells = isMasked ? unmasked(parsed) : parsed
    if (cells.some((cell) => cell !== '' && cell.trim() !== '')) rows.push({ line, cells })
    line += isPlain ? 1 : 1 + lineBreaksIn(cells)
  }
  const faults = repaired.faults.map((fault) => (isMasked ? { ...fault, values: unmasked(fault.values) } : fault))
  return { rows, faults }
}

/** The semicolon of `&amp;` is no delimiter. A character that no text contains is in its place. */
const MASK = '\ufdd0'
const unmasked = (cells: string[]) => cells.map((cell) => cell.replaceAll(MASK, ';'))

function lineBreaksIn(cells: string[]): number {
  let count = 0
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1
  }
  return count
}

const SHOWN = 2000

/**
 * Closes every quoted cell, because papaparse reads everything after an unclosed quote as one cell. A cell that begins
 * with a
 * quoted word (`"Intense" 50 ML`) is quoted as a whole. A row with an unclosed quote becomes a fault and empty lines,
 * so that
 * line numbers remain. Linear time.
 * @param text with `
` line breaks, also at the end
 */
export function repairQuotes(text: string, delimiter: string): { text: string; faults: RejectedRow[] } {
  const faults: RejectedRow[] = []
  const parts: string[] = []
  let copied = 0
  let from = 0
  let line = 1
  let record = { start: 0, line: 1, parts: 0, copied: 0 }
  let lineEnd = endOfLine(text, 0)
  for (let open = text.indexOf('"'); open >= 0; open = text.indexOf('"', from)) {
    while (lineEnd < open) {
      line += 1
      if (lineEnd >= from) record = { start: lineEnd + 1, line, parts: parts.length, copied }
      lineEnd = endOfLine(text, lineEnd + 1)
    }
    const before = text[open - 1]
    const isFirst = open === 0 || before === '\n' || before === delimiter
    const close = isFirst ? findClosing(text, open, delimiter) : null
    if (close === null || close.isClosing) {
      from = (close?.at ?? open) + 1
      continue
    }
    const cellEnd = endOfCell(text, open, lineEnd, delimiter)
    if (close.at >= 0 && close.at < cellEnd) {
      parts.push(text.slice(copied, open), `"${text.slice(open, cellEnd).replaceAll('"', '""')}"`)
      from = cellEnd
    } else {
      const values = text.slice(record.start, Math.min(lineEnd, record.start + SHOWN)).split(delimiter)
      faults.push({ line, column: null, position: null, reason: { code: 'unclosed-quote' }, values })
      parts.length = record.parts
      parts.push(text.slice(record.copied, record.start), '\n'.repeat(line - record.line))
      from = lineEnd
    }
    copied = from
  }
  return parts.length === 0 ? { text, faults } : { text: parts.join('') + text.slice(copied), faults }
}

/** The closing quote of the cell at `open`, or the first quote that closes nothing; -1 for none. */
function findClosing(text: string, open: number, delimiter: string): { at: number; isClosing: boolean } {
  let at = text.indexOf('"', open + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  if (at < 0) return { at, isClosing: false }
  let after = at + 1
  while (text[after] === ' ' && delimiter !== ' ') after += 1
  const next = text[after]
  return { at, isClosing: next === undefined || next === '\n' || next === delimiter }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** Limited to the line: a missing delimiter would be searched in the whole text again and again. */
function endOfCell(text: string, from: number, lineEnd: number, delimiter: string): number {
  for (let at = from; at < lineEnd; at += 1) if (text[at] === delimiter) return at
  return lineEnd
}
