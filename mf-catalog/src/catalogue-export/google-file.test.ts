import type { ProductExportRow } from '@loja/data/products'
import { findCatalogueIssues } from '@loja/domain/products'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildExportRow } from '../testing/export-row'
import { catalogueOf, cellsOf, FACTS } from './test-support'

const COLUMNS =
  'id,title,description,link,image_link,additional_image_link,availability,price,sale_price,sale_price_effective_date,condition,brand,gtin,mpn,identifier_exists,google_product_category,product_type,gender,custom_label_0,custom_label_1,custom_label_2,custom_label_3,custom_label_4'

const rowOf = (overrides: Partial<ProductExportRow>) => cellsOf('google', overrides)

test('[GOOG-01] the file has the attributes of Google Merchant Center, parted by tabs', async () => {
  const { blob, text } = await catalogueOf('google', [
    buildExportRow({ salePrice: 999, saleEndsAt: '2026-12-01T02:59:00Z' }),
  ])
  expect(blob.type).toBe('text/tab-separated-values;charset=utf-8')
  const id = '7d1f0c52-0000-4000-8000-000000000001'
  expect(text).toBe(
    `${COLUMNS.replaceAll(',', '\t')}\r\n${[
      id,
      'Perfume Âmbar 100 ML',
      'Amadeirado, para a noite.',
      `https://loja.test/produto/${id}`,
      'https://cdn.test/ambar.jpg',
      'https://cdn.test/caixa.jpg',
      'in_stock',
      '1234.50 BRL',
      '999.00 BRL',
      '2026-03-04T12:06-0300/2026-11-30T23:59-0300',
      'new',
      'Tarquina',
      '7891000315507',
      'AMB-100',
      'yes',
      '479',
      'Perfumes Unissex',
      'unisex',
      'unissex',
      '100 ML',
      'Amadeirado',
      'Alta',
      'importado',
    ].join('\t')}\r\n`,
  )
})

const NO_SALE = { sale_price: '', sale_price_effective_date: '' }

test.each<[what: string, Partial<ProductExportRow>, Record<string, string>]>([
  ['white space in a name', { name: 'Água\tde\n\rCheiro\u0000 ' }, { title: 'Água de Cheiro' }],
  ['other signs in a name', { name: 'Frasco 12" “grande” 😀' }, { title: 'Frasco 12" “grande” 😀' }],
  ['a long name', { name: `${'😀'.repeat(149)} x` }, { title: '😀'.repeat(149) }],
  ['HTML', { description: '<p>Notas<br>de musgo</p>' }, { description: 'Notas de musgo' }],
  ['a long description', { description: 'a'.repeat(5001) }, { description: 'a'.repeat(5000) }],
  ['no description', { description: null }, { description: '' }],
  ['a path as main image', { mainImage: '/demo/a.jpg' }, { image_link: 'https://loja.test/demo/a.jpg' }],
  ['a comma', { images: ['/demo/b,c.jpg'] }, { additional_image_link: 'https://loja.test/demo/b%2Cc.jpg' }],
  ['no stock', { stockQuantity: 0 }, { availability: 'out_of_stock' }],
  ['no lower sale price', { salePrice: 2000 }, NO_SALE],
  ['a sale price', { salePrice: 999 }, { sale_price: '999.00 BRL', sale_price_effective_date: '' }],
  ['a sale that is over', { salePrice: 999, saleEndsAt: '2026-11-23T12:00:00Z' }, NO_SALE],
  ['no brand and no GTIN', { brandName: null, gtin: null }, { brand: '', gtin: '', identifier_exists: 'no' }],
  ['no brand', { brandName: null }, { gtin: '7891000315507', identifier_exists: 'yes' }],
  ['no GTIN', { gtin: null }, { gtin: '', mpn: 'AMB-100', identifier_exists: 'yes' }],
  ['neither GTIN nor SKU', { gtin: null, sku: null }, { gtin: '', mpn: '', identifier_exists: 'no' }],
  ['a GTIN of the shop itself', { gtin: '2000000000008', sku: null }, { gtin: '', identifier_exists: 'no' }],
  ['a long brand', { brandName: 'b'.repeat(80) }, { brand: 'b'.repeat(70) }],
  ['no category', { categoryName: null }, { product_type: 'Perfumaria' }],
  ['a cosmetic', { categoryType: 'cosmetico' }, { google_product_category: '473' }],
  ['an electronic', { categoryType: 'eletronico', gender: null }, { google_product_category: '222', gender: '' }],
  ['a gender', { gender: 'masculino' }, { gender: 'male' }],
  ['a long label', { volume: 'x'.repeat(120) }, { custom_label_1: 'x'.repeat(100) }],
])('[GOOG-01] %s is written as Google reads it', async (_, overrides, cells) => {
  expect(await rowOf(overrides)).toMatchObject(cells)
})

test('[GOOG-01] a reader of the file gets every text back in one line, and no cell begins a formula', async () => {
  const text = fc.string({ unit: fc.constantFrom(...[...'aç"\',;=+-@\t\r\n ＝😀']), maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(text, text, text, async (name, description, brandName) => {
      const row = await rowOf({ name, description, brandName })
      for (const [cell, from] of [
        [row.title, name],
        [row.description, description],
        [row.brand, brandName],
      ] as const) {
        const line = from.replace(/\s+/g, ' ').trim()
        expect(cell).not.toMatch(/^[=+\-@＝]/)
        expect([line, `'${line}`]).toContain(cell)
      }
    }),
    { numRuns: 60 },
  )
})

test('[GOOG-02] one check counts and lists the faults of both channels', async () => {
  const { findings } = await catalogueOf('google', [
    buildExportRow({ id: '1' }),
    buildExportRow({ id: '2', name: 'Foto em SVG', mainImage: '/demo/a.svg' }),
    buildExportRow({ id: '3', name: 'Foto em WebP', mainImage: '/demo/a.webp' }),
    buildExportRow({ id: '4', name: 'x y '.repeat(60) }),
  ])
  const found = ({ faults, ...counts }: typeof findings.google) => [
    counts,
    faults.map(({ code, weight, count }) => [code, weight, count]),
  ]
  expect(findings.products).toBe(4)
  expect(found(findings.google)).toEqual([
    { refused: 1, warned: 1 },
    [
      ['image-format', 'blocks', 1],
      ['title-too-long', 'warns', 1],
    ],
  ])
  expect(found(findings.facebook)).toEqual([
    { refused: 1, warned: 2 },
    [
      ['title-too-long', 'blocks', 1],
      ['image-format', 'warns', 2],
    ],
  ])
  expect((await findings.list.text()).split('\r\n').slice(0, 3)).toEqual([
    'Produto;Problema;Facebook;Google;id',
    'Foto em SVG;Use JPG ou PNG na imagem principal;Aviso;Recusado;2',
    'Foto em WebP;Use JPG ou PNG na imagem principal;Aviso;;3',
  ])
})

test('[GOOG-02] the check counts what each channel refuses as the product form does', async () => {
  const shape = fc.record({
    name: fc.constantFrom('', 'Colônia', 'COLÔNIA ÁGUA VIVA', 'x '.repeat(90), 'x '.repeat(120)),
    description: fc.constantFrom(null, 'Notas de musgo', 'y '.repeat(3000)),
    price: fc.constantFrom(0, 10),
    mainImage: fc.constantFrom(null, '/a.svg', '/a.webp', '/a.jpg'),
    brandName: fc.constantFrom(null, 'Marca', 'm'.repeat(80), 'm'.repeat(120)),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(shape, { maxLength: 6 }), async (shapes) => {
      const rows = shapes.map((values) => buildExportRow(values))
      const { findings } = await catalogueOf('google', rows)
      for (const channel of ['facebook', 'google'] as const) {
        const refused = rows.filter((row) =>
          findCatalogueIssues(row, FACTS, channel).some(({ weight }) => weight === 'blocks'),
        )
        expect(findings[channel].refused).toBe(refused.length)
      }
    }),
    { numRuns: 60 },
  )
})
