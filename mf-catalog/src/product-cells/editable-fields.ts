import type { ProductCells, ProductListRow } from '@loja/data/products'
import { formatBrl, formatCount, formatTypedBrl, parseTypedBrl } from '@loja/domain/format'
import { isSaleOver, isUnlimitedStock, parseStockField, stockQuantityOf } from '@loja/domain/products'

export type EditableField = Exclude<keyof ProductCells, 'saleStartsAt' | 'saleEndsAt'>
export type TypedField = 'price' | 'salePrice' | 'stockQuantity'

interface TypedFieldRule {
  typed: (product: ProductListRow) => string
  shown: (product: ProductListRow) => string
  /** Undefined for an invalid text. */
  parse: (text: string, product: ProductListRow) => Partial<ProductCells> | undefined
  inputMode: 'decimal' | 'numeric'
  keyName: 'P' | 'M' | 'E'
}

const UNLIMITED = 'Ilimitado'
const NO_SALE = 'sem promoção'
const HIGHEST_PRICE_BRL = 9_999_999_999.99

export const TYPED_FIELDS: Record<TypedField, TypedFieldRule> = {
  price: {
    typed: ({ price }) => formatTypedBrl(price),
    shown: ({ price }) => formatBrl(price),
    parse: (text) => {
      const price = parseTypedBrl(text)
      return price !== null && price <= HIGHEST_PRICE_BRL ? { price } : undefined
    },
    inputMode: 'decimal',
    keyName: 'P',
  },
  salePrice: {
    typed: ({ salePrice }) => formatTypedBrl(salePrice),
    shown: ({ salePrice }) => (salePrice === null ? NO_SALE : formatBrl(salePrice)),
    parse: (text, product) => {
      if (text.trim() === '') return { salePrice: null }
      const salePrice = parseTypedBrl(text)
      if (salePrice === null || (salePrice >= product.price && salePrice !== product.salePrice)) return undefined
      // A new promotion, which the end of the last one would switch off.
      return isSaleOver(product, Date.now()) ? { salePrice, saleStartsAt: null, saleEndsAt: null } : { salePrice }
    },
    inputMode: 'decimal',
    keyName: 'M',
  },
  stockQuantity: {
    typed: (product) => (isUnlimitedStock(product) ? UNLIMITED : String(stockQuantityOf(product))),
    shown: (product) => (isUnlimitedStock(product) ? UNLIMITED : formatCount(stockQuantityOf(product))),
    parse: (text) => {
      const stockQuantity = parseStockField(text)
      return stockQuantity === null ? undefined : { stockQuantity }
    },
    inputMode: 'numeric',
    keyName: 'E',
  },
}
