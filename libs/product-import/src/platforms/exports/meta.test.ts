import { describe, expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const HEADINGS =
  'id|title|description|availability|condition|price|link|image_link|brand|google_product_category|fb_product_category|quantity_to_sell_on_facebook|sale_price|sale_price_effective_date|item_group_id|gender|color|size|age_group|material|pattern|shipping|shipping_weight|additional_image_link|product_type|status'.split(
    '|',
  )
const base = {
  id: 'a',
  title: 'Noite Azul',
  availability: 'in stock',
  condition: 'new',
  price: '1299.90 BRL',
  image_link: 'https://ex.test/1.jpg',
}

describe('[IMP-04] Meta catalogue', () => {
  test.each([
    [
      'all fields',
      {
        sale_price: '999.00 BRL',
        brand: 'Aurora',
        gender: 'male',
        additional_image_link: 'https://ex.test/2.jpg,https://ex.test/3.jpg',
        product_type: 'Perfumes > Masculinos',
        google_product_category: '479',
        description: 'Madeira <b>e</b> couro',
        quantity_to_sell_on_facebook: '12',
      },
      {
        name: 'Noite Azul',
        price: 1299.9,
        salePrice: 999,
        brandName: 'Aurora',
        gender: 'masculino',
        images: ['https://ex.test/1.jpg', 'https://ex.test/2.jpg', 'https://ex.test/3.jpg'],
        categoryName: 'Masculinos',
        description: 'Madeira e couro',
        stockQuantity: 12,
        isActive: true,
      },
    ],
    ['sold out', { availability: 'out of stock' }, { stockQuantity: 0, isActive: true }],
    ['sold out, as Google writes it', { availability: 'out_of_stock' }, { stockQuantity: 0 }],
    ['in stock', {}, { stockQuantity: 999_999 }],
    ['no longer made', { availability: 'discontinued' }, { stockQuantity: 0, isActive: false }],
    ['archived', { status: 'archived' }, { isActive: false }],
    ['a variant', { item_group_id: 'g', color: 'Azul', size: '50 ML' }, { name: 'Noite Azul - 50 ML' }],
    ['a size that is no variant', { size: '50 ML' }, { name: 'Noite Azul' }],
    [
      'a promotion with its dates',
      {
        sale_price: '999.00 BRL',
        sale_price_effective_date: '2020-01-01T00:00-03:00/2020-01-02T23:59-03:00',
      },
      { salePrice: 999, saleStartsAt: '2020-01-01T03:00:00.000Z', saleEndsAt: '2020-01-03T02:59:00.000Z' },
    ],
    [
      'no sale price by its dates',
      { sale_price_effective_date: '2020-01-01T00:00-03:00/2020-01-02T00:00-03:00' },
      { salePrice: null },
    ],
  ])('%s', (_title, cells, expected) => {
    expect(readPlatform(HEADINGS, [{ ...base, ...cells }])).toMatchObject({ platform: 'meta', products: [expected] })
  })

  test('rejects a price in another currency', () => {
    expect(readPlatform(HEADINGS, [{ ...base, price: '10.00 USD' }]).rejected).toEqual([[2, 'foreign-currency']])
  })
})
