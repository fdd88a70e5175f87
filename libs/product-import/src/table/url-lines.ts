import type { ImportTable } from '../model/import-table'
import { trimSigns } from '../product/trim-signs'
import { fixedFault, fixedTable } from './fixed-columns'
import { isAddress, leadingAddress, type TextLine } from './text-lines'

/** `R$ 99,90 a` before the last price: that one is not the only one. */
const EARLIER_PRICE = /(?:^|\s)(?:de\s+)?R\$\s*\d[\d.,]*\s*(?:a|até|ou|por|\||\/|-|–)?\s*$/i
const AROUND_NAME = ' ;,|–-'

/** Whether most lines are products in one line: an address first, more behind it. */
export function areUrlLines(lines: TextLine[]): boolean {
  const products = lines.filter(({ text }) => leadingAddress(text) !== '' && !isAddress(text)).length
  return products > 0 && products * 2 >= lines.length
}

/**
 * One product in each line: the address of a picture, the name, `R$` and the price (IMP-09). The name may hold `R$`; the
 * last one counts.
 */
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
