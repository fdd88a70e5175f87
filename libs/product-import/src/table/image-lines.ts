import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { readPrice } from '../price/read-price'
import { trimSigns } from '../product/text'
import { fixedFault, fixedTable, isAddress, leadingAddress, type TextLine } from './text-lines'

export function areBlocks(lines: TextLine[]): boolean {
  return lines.some(({ text }) => isAddress(text))
}

/** Products in three lines: name, picture, price (IMP-09). An incomplete block is a fault. */
export function readBlocks(lines: TextLine[]): ImportTable {
  const records: ImportRecord[] = []
  const faults: RejectedRow[] = []
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

function priceLine(lines: TextLine[], at: number): TextLine | undefined {
  const [line, after] = [lines[at], lines[at + 1]]
  if (!line || isAddress(line.text)) return undefined
  return looksLikePrice(line.text) || !after || !isAddress(after.text) ? line : undefined
}

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

/** An earlier price, as in `R$ 99,90 a R$ 120`. */
const EARLIER_PRICE = /(?:^|\s)(?:de\s+)?R\$\s*\d[\d.,]*\s*(?:a|até|ou|por|\||\/|-|–)?\s*$/i
const AROUND_NAME = ' ;,|–-'

export function areUrlLines(lines: TextLine[]): boolean {
  const products = lines.filter(({ text }) => leadingAddress(text) !== '' && !isAddress(text)).length
  return products > 0 && products * 2 >= lines.length
}

/** One product per line: address, name, `R$`, price (IMP-09). The last `R$` counts. */
export function readUrlLines(lines: TextLine[]): ImportTable {
  const table = fixedTable('url-lines', { records: [], faults: [] })
  for (const { number, text } of lines) {
    const address = leadingAddress(text)
    const sign = text.toUpperCase().lastIndexOf('R$')
    if (address === '' || sign < address.length) {
      table.faults.push(fixedFault('unreadable-line', number, [text]))
      continue
    }
    const image = trimSigns(address, ',')
    const between = text.slice(image.length, sign).replaceAll(/\s+/g, ' ')
    const earlier = EARLIER_PRICE.exec(between)
    const price = earlier ? `${earlier[0].trim()} ${text.slice(sign)}` : text.slice(sign)
    const name = trimSigns(earlier ? between.slice(0, earlier.index) : between, AROUND_NAME)
    table.records.push({ line: number, cells: [name, image, price] })
  }
  return table
}
