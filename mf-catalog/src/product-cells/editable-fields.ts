import type { ProductCells, ProductListRow } from '@loja/data'
import {
  formatBrl,
  formatCount,
  formatTypedBrl,
  isUnlimitedStock,
  parseStockField,
  parseTypedBrl,
  stockQuantityOf,
} from '@loja/domain'

/** What can be changed where it stands in the list. */
export type EditableField = keyof ProductCells
/** Those of them that are typed. */
export type TypedField = 'price' | 'stockQuantity'

interface TypedFieldRule {
  /** As it stands in the field when it is opened. */
  typed: (product: ProductListRow) => string
  /** As it is shown. */
  shown: (product: ProductListRow) => string
  /** What was typed; null when it means nothing. */
  parse: (text: string) => number | null
  inputMode: 'decimal' | 'numeric'
}

const UNLIMITED = 'Ilimitado'
/** The column holds ten digits before the comma. */
const HIGHEST_PRICE_BRL = 9_999_999_999.99

/** How each field that is typed is shown and read. */
export const TYPED_FIELDS: Record<TypedField, TypedFieldRule> = {
  price: {
    typed: ({ price }) => formatTypedBrl(price),
    shown: ({ price }) => formatBrl(price),
    parse: (text) => {
      const price = parseTypedBrl(text)
      return price !== null && price <= HIGHEST_PRICE_BRL ? price : null
    },
    inputMode: 'decimal',
  },
  stockQuantity: {
    typed: (product) => (isUnlimitedStock(product) ? UNLIMITED : String(stockQuantityOf(product))),
    shown: (product) => (isUnlimitedStock(product) ? UNLIMITED : formatCount(stockQuantityOf(product))),
    parse: parseStockField,
    inputMode: 'numeric',
  },
}
