import { expect, test } from 'vitest'
import type { CatalogueChannel } from './catalogue-channels'
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

type Weight = 'blocks' | 'warns'
test.each<[code: string, change: Partial<NamedProduct>, facebook?: Weight, google?: Weight]>([
  ['inactive', { isActive: false }, 'blocks', 'blocks'],
  ['title-missing', { name: '' }, 'blocks', 'blocks'],
  ['title-too-long', { name: long(204) }, 'blocks', 'warns'],
  ['title-cut', { name: long(152) }, 'warns', 'warns'],
  ['title-capitals', { name: 'COLÔNIA ÁGUA VIVA' }, 'warns', 'warns'],
  ['description-missing', { description: null }, 'blocks'],
  ['description-missing', { description: '<p> </p>' }, 'blocks', 'blocks'],
  ['description-too-long', { description: long(10_004) }, 'blocks', 'warns'],
  ['description-cut', { description: long(5004) }, 'warns', 'warns'],
  ['description-capitals', { description: 'PROMOÇÃO IMPERDÍVEL' }, 'warns'],
  ['description-repeats', { description: 'colônia água viva 100 ml' }, 'warns'],
  ['description-repeats', { description: 'Água Viva - Colônia Água Viva 100 ML' }, 'warns'],
  ['price-missing', { price: 0 }, 'blocks', 'blocks'],
  ['sale-price-ignored', { salePrice: 0 }, 'warns'],
  ['sale-price-ignored', { salePrice: 129.9 }, 'warns'],
  ['sale-over', { salePrice: 99, saleEndsAt: '2026-11-23T12:00:00Z' }, 'warns', 'warns'],
  ['out-of-stock', { stockQuantity: 0 }, 'warns'],
  ['out-of-stock', { stockQuantity: null }, 'warns'],
  ['image-missing', { mainImage: null }, 'blocks', 'blocks'],
  ['image-address', { mainImage: 'http://cdn.test/a.jpg', images: [] }, 'blocks', 'blocks'],
  ['image-address', { mainImage: 'https://cdn.test/água.jpg', images: [] }, 'blocks'],
  ['image-address', { mainImage: 'https://cdn.test/meu frasco.jpg', images: [] }, 'blocks'],
  ['image-format', { mainImage: '/demo/batom.svg', images: [] }, 'warns', 'blocks'],
  ['image-format', { mainImage: 'https://cdn.test/a.webp?w=9', images: [] }, 'warns'],
  ['images-left-out', { images: Array.from({ length: 10 }, (_, n) => `https://cdn.test/${n}.jpg`) }, 'warns'],
  ['images-left-out', { images: ['http://cdn.test/b.jpg'] }, 'warns', 'warns'],
  ['images-left-out', { images: [1, 2].map((n) => `https://cdn.test/${n}${'x'.repeat(1100)}`) }, 'warns'],
  ['brand-missing', { brandName: null }, 'warns', 'warns'],
  ['brand-too-long', { brandName: 'x'.repeat(101) }, 'blocks'],
  ['category-missing', { categoryName: null }, 'warns'],
  ['category-comma', { categoryName: 'Casa, banho' }, 'warns', 'warns'],
  ['label-cut', { volume: 'x'.repeat(101) }, 'warns', 'warns'],
  ['brand-cut', { brandName: 'x'.repeat(71) }, undefined, 'warns'],
  ['brand-cut', { brandName: 'x'.repeat(101) }, undefined, 'warns'],
])('[GOOG-02] findCatalogueIssues finds %s, case %#', (code, change, facebook, google) => {
  const find = (channel: CatalogueChannel) => findCatalogueIssues({ ...ready, ...change }, facts, channel)
  if (facebook) expect(find('facebook')).toMatchObject([{ code, weight: facebook }])
  if (google) expect(find('google')).toMatchObject([{ code, weight: google }])
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
