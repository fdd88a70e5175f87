import { describe, expect, test } from 'vitest'
import { productListParams } from './product-list-params'
import { isLowStock, isUnlimitedStock, stockQuantityOf } from './product-stock'

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
})

test.each([
  [null, null, 0, true, false],
  [4, null, 4, true, false],
  [5, null, 5, false, false],
  [0, 0, 0, false, false],
  [9, 10, 9, true, false],
  [999_999, 999_999, 999_999, false, true],
])('[PROD-08] a stock of %j with an alert at %j', (stockQuantity, minStockAlert, quantity, low, unlimited) => {
  const product = { stockQuantity, minStockAlert }
  expect([stockQuantityOf(product), isLowStock(product), isUnlimitedStock(product)]).toEqual([quantity, low, unlimited])
})
