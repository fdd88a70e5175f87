import { type DecimalSign, type PriceFault, type PriceReading, readPrice, readPriceNumber } from '../price/read-price'
import { isForeignText, isUnclear, namesReais } from './currency'

export interface AmountCell {
  text: string
  /** Stored number of a sheet or of JSON, null for a text. */
  number: string | null
  decimalSign: DecimalSign | null
  isForeign: boolean
}

const PLAIN = /^(?:R\$)?[\s\d.,-]*$/

export type AmountReading =
  | (Exclude<PriceReading, { fault: PriceFault }> & {
      shown?: string
    })
  | { fault: PriceFault | 'foreign-currency' }

/** The cell itself, its number format included, decides the currency, then the heading. */
export function readAmount({ text, number, decimalSign, isForeign }: AmountCell): AmountReading {
  const reading = number === null ? readPrice(text, decimalSign) : storedAmount(number, text)
  if ('fault' in reading && reading.fault === 'missing-price') return reading
  const isInReais = number === null && namesReais(text)
  if (isForeign && !isInReais) return { fault: 'foreign-currency' }
  if (PLAIN.test(text)) return reading
  if (isForeignText(text) && (number !== null || 'fault' in reading)) return { fault: 'foreign-currency' }
  if ('fault' in reading) return reading
  return isUnclear(text) ? { ...reading, isAmbiguous: true } : reading
}

/** `120,00 a dúzia`, `1,5k`, but neither the sign of a currency nor `un`. */
const CONDITION = /[\p{L}%/*]/u
const MEANS_ONE = /R\$|(?<!\p{L})(?:BRL|reais|un|und|unid(?:ade)?|cada)(?!\p{L})\.?/giu

/** Sheets show numbers with a comma. A sum of cents that the format rounds is the amount shown. */
function storedAmount(number: string, text: string): AmountReading {
  const stored = readPriceNumber(number)
  if ('fault' in stored || text === number) return stored
  const shown = readPrice(text, ',')
  if ('fault' in shown) return CONDITION.test(text.replaceAll(MEANS_ONE, ' ')) ? { ...stored, shown: text } : stored
  return shown.priceBrl === stored.priceBrl ? { ...stored, isRounded: shown.isRounded } : { ...stored, shown: text }
}

const START = /(?:^|\s|\$)\d{1,3}(?:,\d{3})*$/
const REST = /^\d{3}(?:,\d{3})*(?:\.\d\d?)?$/

/** Whether two cells may be one amount, `1` and `299.90`. */
export const isCutAmount = (before: string, behind: string) => START.test(before) && REST.test(behind)
