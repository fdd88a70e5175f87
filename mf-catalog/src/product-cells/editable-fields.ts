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

export type EditableField = keyof ProductCells
export type TypedField = 'price' | 'stockQuantity'

interface TypedFieldRule {
  typed: (product: ProductListRow) => string
  shown: (product: ProductListRow) => string
  parse: (text: string) => number | null
  inputMode: 'decimal' | 'numeric'
}

const UNLIMITED = 'Ilimitado'
const HIGHEST_PRICE_BRL = 9_999_999_999.99

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
