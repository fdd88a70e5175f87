import type { RejectedRow } from '../model/import-outcome'
import type { ImportRecord, ImportTable } from '../model/import-table'
import { fixedFault, fixedTable } from '../table/fixed-columns'
import { leadingAddress, type TextLine } from '../table/text-lines'
import { nameIn, readPriceLine } from './read-price-line'

/**
 * A list as suppliers send it in a chat: a name and a price in each line, or the price in the line below; headings,
 * greetings and all other lines become faults with their text. Null where no line shows for sure that it has a price. Time is
 * linear in the text.
 */
export function readPriceLines(lines: TextLine[]): ImportTable | null {
  const records: ImportRecord[] = []
  const faults: RejectedRow[] = []
  let products = 0
  let isSure = false
  /** The line above, as long as it may be the name of a price. */
  let above: TextLine | null = null
  for (const line of lines) {
    const isAddress = leadingAddress(line.text) !== ''
    const found = isAddress ? null : readPriceLine(line.text)
    if (!found) {
      faults.push(fixedFault('line-without-price', line.number, [line.text]))
      above = isAddress || !/\p{L}/u.test(line.text) ? null : line
      continue
    }
    const { name, price, hasOtherPrice } = found
    const nameAbove: string = name === '' && above?.number === line.number - 1 ? nameIn(above.text) : ''
    const owner = nameAbove === '' ? null : above
    if (owner) faults.pop()
    if (owner || name !== '') products += 1
    isSure ||= found.isSure && (owner !== null || name !== '')
    records.push({
      line: owner?.number ?? line.number,
      cells: [name || nameAbove, price],
      ...(hasOtherPrice && { hasOtherPrice }),
    })
    above = null
  }
  return isSure || products > 1 ? fixedTable('price-lines', { records, faults }) : null
}
