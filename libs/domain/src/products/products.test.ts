import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHEAPER_DAYS,
  PRODUCT_PAGE_SIZES,
  PRODUCT_SORTS,
  PRODUCT_STATUSES,
  productListParams,
  STOCK_STATES,
} from './product-list-params'
import { isLowStock, isReduced, isUnlimitedStock, stockQuantityOf } from './product-stock'

const CATEGORY = 'ab5a9f21-0c1d-4e0e-9a25-6c7a3f1c0001'
const BRAND = 'ab5a9f21-0c1d-4e0e-9a25-6c7a3f1c0002'
const { initial } = productListParams

describe('[PROD-04] product list parameters', () => {
  const parse = (text: string) => {
    const query = new Map(text.split('&').map((pair) => pair.split('=') as [string, string]))
    return productListParams.parse({ get: (name) => query.get(name) ?? null })
  }

  test('read every part in its Portuguese words', () => {
    expect(
      parse(
        `busca=água&categoria=${CATEGORY}&marca=${BRAND.toUpperCase()}&status=inativo&estoque=zerado&promocao=sim&sem-imagem=sim&barateou=30&margem=abaixo--5&sem-custo=sim&ordem=maior-estoque&por-pagina=50&pagina=3`,
      ),
    ).toEqual({
      search: 'água',
      category: CATEGORY,
      brand: BRAND,
      status: 'inactive',
      stock: 'out',
      onSale: true,
      withoutImage: true,
      cheaperDays: 30,
      marginBelow: -5,
      withoutCost: true,
      sort: 'stock_desc',
      pageSize: 50,
      page: 3,
    })
  })

  test('ignore an invalid query', () => {
    for (const text of [
      'categoria=perfumes',
      `marca=${BRAND}0`,
      'status=active',
      'estoque=low',
      'promocao=true',
      'sem-imagem=true',
      'barateou=8',
      'margem=30',
      'margem=abaixo-muito',
      'ordem=name_asc',
      'por-pagina=30',
      'pagina=0',
    ]) {
      expect(parse(text), text).toEqual(initial)
    }
  })

  test('read back the written address', () => {
    const id = fc.constantFrom(null, CATEGORY, BRAND)
    const params = fc.record({
      search: fc.string({ maxLength: 100, unit: 'grapheme-ascii' }),
      category: id,
      brand: id,
      status: fc.constantFrom(null, ...PRODUCT_STATUSES),
      stock: fc.constantFrom(null, ...STOCK_STATES),
      onSale: fc.boolean(),
      withoutImage: fc.boolean(),
      cheaperDays: fc.constantFrom(null, ...CHEAPER_DAYS),
      marginBelow: fc.option(fc.integer({ min: -999, max: 999 })),
      withoutCost: fc.boolean(),
      sort: fc.constantFrom(...PRODUCT_SORTS),
      pageSize: fc.constantFrom(...PRODUCT_PAGE_SIZES),
      page: fc.integer({ min: 1, max: 9_999_999 }),
    })
    fc.assert(
      fc.property(params, (given) => {
        const written = new Map(Object.entries(productListParams.format(given)))
        expect(productListParams.parse({ get: (name) => written.get(name) ?? null })).toEqual(given)
      }),
    )
  })
})

test.each([
  [
    { stockQuantity: null, minStockAlert: null },
    { quantity: 0, low: true, unlimited: false },
  ],
  [
    { stockQuantity: 4, minStockAlert: null },
    { quantity: 4, low: true, unlimited: false },
  ],
  [
    { stockQuantity: 5, minStockAlert: null },
    { quantity: 5, low: false, unlimited: false },
  ],
  [
    { stockQuantity: 0, minStockAlert: 0 },
    { quantity: 0, low: false, unlimited: false },
  ],
  [
    { stockQuantity: 9, minStockAlert: 10 },
    { quantity: 9, low: true, unlimited: false },
  ],
  [
    { stockQuantity: 999_999, minStockAlert: 999_999 },
    { quantity: 999_999, low: false, unlimited: true },
  ],
])('[PROD-08] the stock %j', (product, { quantity, low, unlimited }) => {
  expect([stockQuantityOf(product), isLowStock(product), isUnlimitedStock(product)]).toEqual([quantity, low, unlimited])
})

test.each([
  [null, false],
  [10, false],
  [9.99, true],
  [0, true],
  [11, false],
])('[PROD-08] with a price of 10 and a sale price of %j, on sale is %s', (salePrice, expected) => {
  expect(isReduced({ price: 10, salePrice })).toBe(expected)
})
