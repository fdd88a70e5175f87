import { describe, expect, test } from 'vitest'
import { imageAddressesIn, isSecureImageAddress } from './image-address'
import { parseProductForm } from './parse-product-form'
import { EMPTY_PRODUCT_VALUES, type ProductFormValues, toFormValues, withCategoryType } from './product-form-values'
import { LONGEST_TEXTS } from './product-text-cases'

const filled = (change: Partial<ProductFormValues> = {}): ProductFormValues => ({
  ...EMPTY_PRODUCT_VALUES,
  name: 'Colônia Água Viva 100 ML',
  price: '129,90',
  ...change,
})
const problemsOf = (change: Partial<ProductFormValues>) => parseProductForm(filled(change)).problems

describe('[PROD-12] the product form', () => {
  test('parseProductForm accepts only name and price', () => {
    const { draft, problems } = parseProductForm(filled())
    expect(problems).toEqual({})
    expect(Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null))).toEqual({
      ...{ name: 'Colônia Água Viva 100 ML', price: 129.9, minStockAlert: 5, images: [], tags: [] },
      ...{ categoryType: 'perfume', perfumeType: 'importado', isActive: true, isFeatured: false },
    })
  })

  test.each<[string, Partial<ProductFormValues>, object]>([
    ['no name', { name: ' \u00a0\u200b ' }, { name: 'required' }],
    ['no price', { price: ' ' }, { price: 'required' }],
    ['nothing at all', EMPTY_PRODUCT_VALUES, { name: 'required', price: 'required' }],
    ['a price that is none', { price: 'abc' }, { price: 'not-an-amount' }],
    ['a price of eleven digits', { price: '10000000000' }, { price: 'too-high' }],
    ['a sale price as high as the price', { salePrice: '129,90' }, { salePrice: 'not-below-price' }],
    ['a sale price above the price', { salePrice: '1.000' }, { salePrice: 'not-below-price' }],
    ['a sale price that is none', { salePrice: '10%' }, { salePrice: 'not-an-amount' }],
    ['a start that is no date', { saleStartsAt: 'amanhã' }, { saleStartsAt: 'not-a-moment' }],
    [
      'an end before the start',
      { saleStartsAt: '30/11/2026', saleEndsAt: '29/11/2026' },
      { saleEndsAt: 'not-after-start' },
    ],
    ['a place without a date', { isFeatured: true, featuredFrom: 'logo' }, { featuredFrom: 'not-a-moment' }],
    [
      'a place that ends at its start',
      { isFeatured: true, featuredFrom: '30/11/2026 18:00', featuredUntil: '30/11/2026 18:00' },
      { featuredUntil: 'not-after-start' },
    ],
    ['nothing in hidden fields', { featuredFrom: 'logo' }, {}],
    ['half a piece', { stockQuantity: '1,5' }, { stockQuantity: 'not-a-quantity' }],
    ['less than nothing', { stockQuantity: '-1' }, { stockQuantity: 'not-a-quantity' }],
    ['more than unlimited', { stockQuantity: '1000000' }, { stockQuantity: 'not-a-quantity' }],
    ['an alert that is no number', { minStockAlert: 'dez' }, { minStockAlert: 'not-a-quantity' }],
    ['a script for a picture', { images: ['javascript:alert(1)'] }, { images: 'not-an-address' }],
    ['a GTIN with a wrong digit', { gtin: '789 1000 31550-8' }, { gtin: 'not-a-gtin' }],
    ['a cost of nothing', { cost: '0,00' }, { cost: 'not-above-zero' }],
    ['a cost that is none', { cost: 'caro' }, { cost: 'not-an-amount' }],
    ['a SKU of 65 characters', { sku: 'x'.repeat(65) }, { sku: 'too-long' }],
    ['51 pictures', { images: Array.from({ length: 51 }, (_, n) => `/${n}.jpg`) }, { images: 'too-many' }],
    ['51 tags', { tags: Array.from({ length: 51 }, (_, n) => `${n}`) }, { tags: 'too-many' }],
  ])('parseProductForm refuses %s in its field only', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })

  test.each<[string, Partial<ProductFormValues>]>([
    ['300 characters, of which an emoji is one', { name: '🌸'.repeat(300) }],
    ['a sale price a cent below the price', { salePrice: '129,89' }],
    ['a price of 0', { price: '0' }],
    ['unlimited stock', { stockQuantity: '999999' }],
    ['50 pictures and 50 tags', { images: Array.from({ length: 50 }, (_, n) => `/${n}.jpg`) }],
  ])('parseProductForm accepts %s', (_, change) => {
    expect(problemsOf(change)).toEqual({})
  })

  test('a stored product passes through the form unchanged', () => {
    const { draft } = parseProductForm(
      filled({
        shortDescription: 'Leve',
        description: 'Longa\nem linhas',
        salePrice: '99,9',
        stockQuantity: '7',
        mainImage: '/a.jpg',
        images: ['/b.jpg', '/a.jpg'],
        categoryId: 'c1',
        brandId: 'b1',
        gender: 'unissex',
        volume: '100 ML',
        tags: ['água'],
        isActive: false,
      }),
    )
    expect(parseProductForm(toFormValues(draft)).draft).toEqual(draft)
  })
})

test('toFormValues puts an unlisted main image first', () => {
  const { draft } = parseProductForm(filled({ mainImage: '/a.jpg', images: ['/b.jpg'] }))
  expect(toFormValues(draft).images).toEqual(['/a.jpg', '/b.jpg'])
})

test('only perfumes are imported or national', () => {
  const cosmetic = withCategoryType(filled(), 'cosmetico')
  expect(cosmetic.perfumeType).toBe('')
  expect(withCategoryType(cosmetic, 'perfume').perfumeType).toBe('importado')
  expect(withCategoryType(filled({ perfumeType: 'nacional' }), 'perfume').perfumeType).toBe('nacional')
})

test.each(LONGEST_TEXTS)('[PROD-12] parseProductForm limits the length of text %#', (longest, longer) => {
  expect(problemsOf(longest as Partial<ProductFormValues>)).toEqual({})
  expect(problemsOf(longer as Partial<ProductFormValues>)).toEqual({ [Object.keys(longer)[0] ?? '']: 'too-long' })
})

test('imageAddressesIn returns distinct pasted addresses', () => {
  expect(imageAddressesIn(' https://a.test/1.jpg\n/2.jpg\r\nhttps://a.test/1.jpg ')).toEqual([
    'https://a.test/1.jpg',
    '/2.jpg',
  ])
  expect(['https://a.test/1.jpg', '/2.jpg', 'http://a.test/3.jpg'].map(isSecureImageAddress)).toEqual([
    true,
    true,
    false,
  ])
})
