import type { ProductExportRow } from '@loja/data/products'
import { describe, expect, test } from 'vitest'
import { buildExportRow } from '../testing/export-row'
import { catalogueOf, cellsOf } from './test-support'

const COLUMNS =
  'id,title,description,availability,condition,price,sale_price,link,image_link,additional_image_link,brand,google_product_category,product_type,custom_label_0,custom_label_1,custom_label_2,custom_label_3,custom_label_4,sale_price_effective_date,gtin'

const rowOf = (overrides: Partial<ProductExportRow>) => cellsOf('facebook', overrides)
const ENCODED = 'https://cdn.test/o/fotos%2Ffrasco%20azul.jpg?assinatura=a%3Ab%2Fc'

describe('Facebook catalogue', () => {
  test('[EXP-01] [EXP-02] [EXP-03] [EXP-04] columns, order and constants match the specification', async () => {
    const { text } = await catalogueOf('facebook', [buildExportRow({ salePrice: 999 })])
    expect(text).toBe(
      `${COLUMNS}\r\n7d1f0c52-0000-4000-8000-000000000001,Perfume Âmbar 100 ML,"Amadeirado, para a noite.",in stock,new,1234.50 BRL,999.00 BRL,https://loja.test/produto/7d1f0c52-0000-4000-8000-000000000001,https://cdn.test/ambar.jpg,https://cdn.test/caixa.jpg,Tarquina,Health & Beauty > Personal Care > Cosmetics > Fragrance,Perfumes Unissex,unissex,100 ML,Amadeirado,Alta,importado,,7891000315507\r\n`,
    )
  })

  test.each<[Partial<ProductExportRow>, Record<string, string>]>([
    [{ price: 0 }, { price: '0.00 BRL' }],
    [{ price: 99999999.99 }, { price: '99999999.99 BRL' }],
    [{ salePrice: null }, { sale_price: '' }],
    [{ salePrice: 0 }, { sale_price: '' }],
    [{ salePrice: 1234.5 }, { sale_price: '' }],
    [{ salePrice: 2000 }, { sale_price: '' }],
    [{ salePrice: 1234.49 }, { sale_price: '1234.49 BRL' }],
    [{ salePrice: 0.01 }, { sale_price: '0.01 BRL' }],
    [{ stockQuantity: null }, { availability: 'out of stock' }],
    [{ stockQuantity: 0 }, { availability: 'out of stock' }],
    [{ stockQuantity: 1 }, { availability: 'in stock' }],
    [{ stockQuantity: 999_999 }, { availability: 'in stock' }],
    [{ description: '<p>Madeira &amp; couro</p>' }, { description: 'Madeira & couro' }],
    [{ mainImage: ENCODED }, { image_link: ENCODED }],
  ])('[EXP-02] [EXP-03] [EXP-04] %j is written as %j', async (overrides, cells) => {
    expect(await rowOf(overrides)).toMatchObject(cells)
  })

  test.each([
    [null, null, ''],
    ['2026-11-27T03:00:00Z', '2026-12-01T02:59:00Z', '2026-11-27T00:00-03:00/2026-11-30T23:59-03:00'],
    [null, '2026-12-01T02:59:00Z', '2026-03-04T12:06-03:00/2026-11-30T23:59-03:00'],
    ['2026-11-27T03:00:00Z', null, '2026-11-27T00:00-03:00/2099-12-31T23:59-03:00'],
  ])('[PROMO-04] a promotion from %s to %s has the dates %j', async (saleStartsAt, saleEndsAt, dates) => {
    const row = await rowOf({ salePrice: 999, saleStartsAt, saleEndsAt })
    expect([row.sale_price, row.sale_price_effective_date]).toEqual(['999.00 BRL', dates])
  })

  test('[PROMO-04] a promotion that is over is left out', async () => {
    const row = await rowOf({ salePrice: 999, saleEndsAt: '2026-11-23T12:00:00Z' })
    expect([row.sale_price, row.sale_price_effective_date]).toEqual(['', ''])
  })

  test('[EXP-03] additional images are at most nine, unique, without the main one, with encoded commas', async () => {
    const images = Array.from({ length: 12 }, (_, n) => `https://cdn.test/${n}.jpg`)
    const row = await rowOf({
      mainImage: '/demo/0.jpg',
      images: ['/demo/0.jpg', images[0] ?? '', '/a,b.jpg', ...images],
    })
    expect(row.image_link).toBe('https://loja.test/demo/0.jpg')
    expect(row.additional_image_link).toBe([images[0], 'https://loja.test/a%2Cb.jpg', ...images.slice(1, 8)].join(','))
    expect(await rowOf({ mainImage: null, images: [] })).toMatchObject({ image_link: '', additional_image_link: '' })
  })

  test('[EXP-03] additional images stop before Meta’s limit of 2000 characters', async () => {
    const images = [1, 2, 3].map((n) => `https://cdn.test/${n}${'x'.repeat(900)}`)
    expect((await rowOf({ images })).additional_image_link).toBe(images.slice(0, 2).join(','))
  })

  test('[EXP-04] missing brands and categories become the store name and Perfumaria, missing labels stay empty', async () => {
    const empty = { gender: null, volume: null, fragranceFamily: null, intensity: null, perfumeType: null }
    expect(await rowOf({ brandName: null, categoryName: null, ...empty })).toMatchObject({
      brand: 'Loja',
      product_type: 'Perfumaria',
      custom_label_0: '',
      custom_label_4: '',
    })
  })
})
