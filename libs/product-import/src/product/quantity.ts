import { parseTypedStock, UNLIMITED_STOCK } from '@loja/domain'

/**
 * A stock in a cell: a whole number from 0 to `UNLIMITED_STOCK`, also as `10,00`, or `Ilimitado`; null for anything else.
 */
export function readQuantity(text: string): number | null {
  const quantity = parseTypedStock(text.trim().replace(/(?<=\d)[.,]0{1,2}$/, ''))
  return quantity !== null && quantity <= UNLIMITED_STOCK ? quantity : null
}
