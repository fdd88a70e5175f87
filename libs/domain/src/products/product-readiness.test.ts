import { expect, test } from 'vitest'
import { findCatalogueIssues } from './catalogue-rules'
import { parseProductForm } from './parse-product-form'
import { EMPTY_PRODUCT_VALUES } from './product-form-values'
import { findShopIssues, type NamedProduct } from './product-readiness'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const facts = { shopOrigin: 'https://loja.test', now: NOW }
const ready: NamedProduct = {
  ...parseProductForm({
    ...EMPTY_PRODUCT_VALUES,
    name: 'Colônia Água Viva 100 ML',
    description: 'Notas de bergamota e musgo, para o dia.',
    price: '129,90',
    stockQuantity: '7',
    mainImage: 'https://cdn.test/a.jpg',
    images: ['https://cdn.test/a.jpg', 'https://cdn.test/b.jpg'],
  }).draft,
  categoryName: 'Colônias',
  brandName: 'Água Viva',
}

test('finds nothing in a complete product', () => {
  expect(findShopIssues(ready, NOW)).toEqual([])
  expect(findCatalogueIssues(ready, { ...facts, mainImageSize: { width: 500, height: 500 } })).toEqual([])
})

const long = (length: number) => 'abc '.repeat(length / 4)

test.each<[string, 'blocks' | 'warns', Partial<NamedProduct>]>([
  ['inactive', 'blocks', { isActive: false }],
  ['title-missing', 'blocks', { name: '' }],
  ['title-too-long', 'blocks', { name: long(204) }],
  ['title-cut', 'warns', { name: long(152) }],
  ['title-capitals', 'warns', { name: 'COLÔNIA ÁGUA VIVA' }],
  ['description-missing', 'blocks', { description: null }],
  ['description-missing', 'blocks', { description: '<p> </p>' }],
  ['description-too-long', 'blocks', { description: long(10_004) }],
  ['description-cut', 'warns', { description: long(5004) }],
  ['description-capitals', 'warns', { description: 'PROMOÇÃO IMPERDÍVEL' }],
  ['description-repeats', 'warns', { description: 'colônia água viva 100 ml' }],
  ['description-repeats', 'warns', { description: 'Água Viva - Colônia Água Viva 100 ML' }],
  ['price-missing', 'blocks', { price: 0 }],
  ['sale-price-ignored', 'warns', { salePrice: 0 }],
  ['sale-price-ignored', 'warns', { salePrice: 129.9 }],
  ['sale-over', 'warns', { salePrice: 99, saleEndsAt: '2026-11-23T12:00:00Z' }],
  ['out-of-stock', 'warns', { stockQuantity: 0 }],
  ['out-of-stock', 'warns', { stockQuantity: null }],
  ['image-missing', 'blocks', { mainImage: null }],
  ['image-address', 'blocks', { mainImage: 'http://cdn.test/a.jpg', images: [] }],
  ['image-address', 'blocks', { mainImage: 'https://cdn.test/água.jpg', images: [] }],
  ['image-address', 'blocks', { mainImage: 'https://cdn.test/meu frasco.jpg', images: [] }],
  ['image-format', 'warns', { mainImage: '/demo/batom.svg', images: [] }],
  ['image-format', 'warns', { mainImage: 'https://cdn.test/a.webp?w=9', images: [] }],
  ['images-left-out', 'warns', { images: Array.from({ length: 10 }, (_, n) => `https://cdn.test/${n}.jpg`) }],
  ['images-left-out', 'warns', { images: ['http://cdn.test/b.jpg'] }],
  ['images-left-out', 'warns', { images: [1, 2].map((n) => `https://cdn.test/${n}${'x'.repeat(1100)}`) }],
  ['brand-missing', 'warns', { brandName: null }],
  ['brand-too-long', 'blocks', { brandName: 'x'.repeat(101) }],
  ['category-missing', 'warns', { categoryName: null }],
  ['category-comma', 'warns', { categoryName: 'Casa, banho' }],
  ['label-cut', 'warns', { volume: 'x'.repeat(101) }],
])('findCatalogueIssues finds %s %s', (code, weight, change) => {
  expect(findCatalogueIssues({ ...ready, ...change }, facts)).toMatchObject([{ code, weight }])
})

test.each<[code: string, weight: 'blocks' | 'warns', change: Partial<NamedProduct>]>([
  ['inactive', 'blocks', { isActive: false }],
  ['title-missing', 'blocks', { name: '' }],
  ['title-too-long', 'warns', { name: long(204) }],
  ['title-cut', 'warns', { name: long(152) }],
  ['title-capitals', 'warns', { name: 'COLÔNIA ÁGUA VIVA' }],
  ['description-missing', 'blocks', { description: '<p> </p>' }],
  ['description-too-long', 'warns', { description: long(10_004) }],
  ['description-cut', 'warns', { description: long(5004) }],
  ['price-missing', 'blocks', { price: 0 }],
  ['sale-over', 'warns', { salePrice: 99, saleEndsAt: '2026-11-23T12:00:00Z' }],
  ['image-missing', 'blocks', { mainImage: null }],
  ['image-address', 'blocks', { mainImage: 'http://cdn.test/a.jpg', images: [] }],
  ['image-format', 'blocks', { mainImage: '/demo/batom.svg', images: [] }],
  ['images-left-out', 'warns', { images: ['http://cdn.test/b.jpg'] }],
  ['brand-missing', 'warns', { brandName: null }],
  ['brand-cut', 'warns', { brandName: 'x'.repeat(71) }],
  ['brand-cut', 'warns', { brandName: 'x'.repeat(101) }],
  ['category-comma', 'warns', { categoryName: 'Casa, banho' }],
  ['label-cut', 'warns', { volume: 'x'.repeat(101) }],
])('[GOOG-02] findCatalogueIssues finds %s %s for Google', (code, weight, change) => {
  expect(findCatalogueIssues({ ...ready, ...change }, facts, 'google')).toMatchObject([{ code, weight }])
})

test('[GOOG-02] findCatalogueIssues finds nothing for Google in what only Facebook refuses', () => {
  const webp = { ...ready, mainImage: 'https://cdn.test/a.webp', images: [] }
  expect(findCatalogueIssues(webp, { ...facts, mainImageSize: { width: 200, height: 200 } }, 'google')).toEqual([])
  expect(findCatalogueIssues({ ...ready, brandName: 'x'.repeat(70) }, facts, 'google')).toEqual([])
})

test('findCatalogueIssues reports a small image only when its size is known', () => {
  const codes = (width: number) =>
    findCatalogueIssues(ready, { ...facts, mainImageSize: { width, height: 600 } }).map(({ code }) => code)
  expect(codes(499)).toEqual(['image-small'])
  const demo = { ...ready, mainImage: '/demo/a.png', images: ['/demo/b.png'] }
  expect(findCatalogueIssues(demo, facts)).toEqual([])
  expect(findCatalogueIssues(demo, { ...facts, shopOrigin: 'http://loja.test' })).toMatchObject([
    { code: 'image-address' },
    { code: 'images-left-out' },
  ])
})

test('findShopIssues puts blocking issues first', () => {
  const empty = { ...parseProductForm(EMPTY_PRODUCT_VALUES).draft, categoryName: null, brandName: null }
  expect(findShopIssues(empty, NOW)).toEqual([
    { code: 'name-missing', field: 'name', weight: 'blocks' },
    { code: 'price-missing', field: 'price', weight: 'blocks' },
    { code: 'out-of-stock', field: 'stockQuantity', weight: 'blocks' },
    { code: 'image-missing', field: 'images', weight: 'warns' },
    { code: 'category-missing', field: 'categoryId', weight: 'warns' },
    { code: 'description-missing', field: 'description', weight: 'warns' },
  ])
  expect(findShopIssues({ ...ready, isActive: false }, NOW)).toMatchObject([{ code: 'inactive' }])
})
