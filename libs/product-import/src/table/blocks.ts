import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { readPrice } from '../price/read-price'
import { fixedFault, fixedTable } from './fixed-columns'
import { isAddress, type TextLine } from './text-lines'

/** Whether some line is nothing but an address. */
export function areBlocks(lines: TextLine[]): boolean {
  return lines.some(({ text }) => isAddress(text))
}

/**
 * Products in three lines: name, address of a picture, price (IMP-09), blank lines anywhere. A block that lacks a line is
 * told, and reading goes on at the next address.
 */
export function readBlocks(lines: TextLine[]): ImportTable {
  const records: ImportRecord[] = []
  const faults: RejectedRow[] = []
  /** Index of the first line that belongs to no block yet. */
  let next = 0
  for (const [at, { text: image, number }] of lines.entries()) {
    if (at < next || !isAddress(image)) continue
    const name = at > next ? lines[at - 1] : undefined
    faults.push(...strayLines(lines.slice(next, name ? at - 1 : at)))
    const price = priceLine(lines, at + 1)
    next = at + (price ? 2 : 1)
    if (name && price) records.push({ line: name.number, cells: [name.text, image, price.text] })
    else if (price) faults.push(fixedFault('block-without-name', number, ['', image, price.text]))
    else faults.push(fixedFault('block-without-price', name?.number ?? number, [name?.text ?? '', image, '']))
  }
  faults.push(...strayLines(lines.slice(next)))
  return fixedTable('blocks', { records, faults })
}

/** The line behind an address, unless it is the name of the next block. */
function priceLine(lines: TextLine[], at: number): TextLine | undefined {
  const [line, after] = [lines[at], lines[at + 1]]
  if (!line || isAddress(line.text)) return undefined
  return looksLikePrice(line.text) || !after || !isAddress(after.text) ? line : undefined
}

/** A name and a price without an address are one product that lacks its picture; any other line stands alone. */
function strayLines(lines: TextLine[]): RejectedRow[] {
  const faults: RejectedRow[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [line, after] = [lines[at], lines[at + 1]]
    if (!line) break
    if (after && looksLikePrice(after.text) && !looksLikePrice(line.text)) {
      faults.push(fixedFault('block-without-image', line.number, [line.text, '', after.text]))
      at += 1
    } else faults.push(fixedFault('unreadable-line', line.number, [line.text]))
  }
  return faults
}

function looksLikePrice(text: string): boolean {
  const reading = readPrice(text, null)
  return !('fault' in reading) || reading.fault === 'negative-price' || /^R\$/i.test(text)
}
