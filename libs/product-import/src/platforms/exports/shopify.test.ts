import { describe, expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const OLDER =
  'Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name|Option1 Value|Option1 Linked To|Option2 Name|Option2 Value|Option2 Linked To|Option3 Name|Option3 Value|Option3 Linked To|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Fulfillment Service|Variant Price|Variant Compare At Price|Variant Requires Shipping|Variant Taxable|Variant Barcode|Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|SEO Description|Google Shopping / Google Product Category|Google Shopping / Gender|Variant Image|Variant Weight Unit|Variant Tax Code|Cost per item|Included / Brazil|Price / Brazil|Compare At Price / Brazil|Status'.split(
    '|',
  )
const NEWER =
  'Title|URL handle|Description|Vendor|Product category|Type|Tags|Published on online store|Status|SKU|Barcode|Option1 name|Option1 value|Option1 Linked To|Option2 name|Option2 value|Option2 Linked To|Price|Compare-at price|Cost per item|Charge tax|Tax code|Inventory tracker|Inventory quantity|Continue selling when out of stock|Weight value (grams)|Requires shipping|Fulfillment service|Product image URL|Image position|Image alt text|Variant image URL|Gift card|SEO title|SEO description'.split(
    '|',
  )

describe('[IMP-04] Shopify', () => {
  test('reads variants and further pictures in both editions', () => {
    const { platform, joined, products, lines, rejected } = readPlatform(OLDER, [
      {
        Handle: 'noite',
        Title: 'Noite Azul',
        'Body (HTML)': '<p>Madeira &amp; couro</p><script>alert(1)</script>',
        Vendor: 'Aurora',
        Type: 'Perfumes',
        'Product Category': 'Health & Beauty > Personal Care > Cosmetics > Perfumes & Colognes',
        Tags: 'noite, intenso',
        Published: 'true',
        'Option1 Name': 'Volume',
        'Option1 Value': '50 ML',
        'Variant SKU': 'N50',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '4',
        'Variant Price': '149.90',
        'Variant Compare At Price': '199.90',
        'Image Src': 'https://ex.test/2.jpg',
        'Image Position': '2',
        'Google Shopping / Gender': 'Male',
        'Cost per item': '60.00',
        Status: 'active',
      },
      {
        Handle: 'noite',
        'Option1 Value': '100 ML',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '0',
        'Variant Price': '299.90',
        'Image Src': 'https://ex.test/1.jpg',
        'Image Position': '1',
        'Variant Image': 'https://ex.test/v100.jpg',
      },
      { Handle: 'noite', 'Image Src': 'https://ex.test/3.jpg', 'Image Position': '3' },
    ])
    expect([platform, joined, lines, rejected]).toEqual(['shopify', 1, [2, 3], []])
    const pictures = ['https://ex.test/1.jpg', 'https://ex.test/2.jpg', 'https://ex.test/3.jpg']
    const common = {
      description: 'Madeira & couro',
      brandName: 'Aurora',
      categoryName: 'Perfumes',
      tags: ['noite', 'intenso'],
      gender: 'masculino',
      isActive: true,
    }
    expect(products).toMatchObject([
      { ...common, name: 'Noite Azul - 50 ML', price: 199.9, salePrice: 149.9, stockQuantity: 4, images: pictures },
      {
        ...common,
        name: 'Noite Azul - 100 ML',
        price: 299.9,
        salePrice: null,
        stockQuantity: 0,
        images: ['https://ex.test/v100.jpg', ...pictures],
      },
    ])
  })

  const base = { 'URL handle': 'vela', Title: 'Vela', Vendor: 'Aurora', Price: '10.00', Status: 'active' }
  test.each([
    [
      'no option but the one that Shopify makes up',
      { 'Option1 name': 'Title', 'Option1 value': 'Default Title' },
      { name: 'Vela' },
    ],
    ['two options', { 'Option1 value': 'Azul', 'Option2 value': 'P' }, { name: 'Vela - Azul, P' }],
    ['a lower price that is compared at', { 'Compare-at price': '9.00' }, { price: 10, salePrice: null }],
    ['the same price compared at', { 'Compare-at price': '10.00' }, { price: 10, salePrice: null }],
    ['a higher price that is compared at', { 'Compare-at price': '1,250.00' }, { price: 1250, salePrice: 10 }],
    ['a price of zero that is compared at', { 'Compare-at price': '0.00' }, { price: 10, salePrice: null }],
    ['no cost for a price', { 'Cost per item': '3.00' }, { price: 10 }],
    ['a draft', { Status: 'draft' }, { isActive: false }],
    ['an archived product', { Status: 'archived' }, { isActive: false }],
    ['not in the shop', { 'Published on online store': 'FALSE' }, { isActive: false }],
    ['stock that is not counted', { 'Inventory quantity': '0' }, { stockQuantity: 999_999 }],
    ['a category for want of a type', { 'Product category': 'Casa > Velas' }, { categoryName: 'Velas' }],
  ])('%s', (_title, cells, expected) => {
    expect(readPlatform(NEWER, [{ ...base, ...cells }])).toMatchObject({ platform: 'shopify', products: [expected] })
  })

  test('reports a variant without a price, but not a row of pictures', () => {
    const rows = [
      { ...base, Price: '', 'Option1 value': 'P', 'Product image URL': 'https://ex.test/1.jpg' },
      { 'URL handle': 'vela', 'Product image URL': 'https://ex.test/2.jpg' },
    ]
    expect(readPlatform(NEWER, rows)).toMatchObject({ joined: 1, products: [], rejected: [[2, 'missing-price']] })
  })

  test('recognises an export of some columns without a vendor', () => {
    const rows = [
      { Handle: 'camiseta', Title: 'Camiseta Premium', 'Option1 Value': 'P', 'Variant Price': '49.90' },
      { Handle: 'camiseta', 'Option1 Value': 'M', 'Variant Price': '59.90' },
    ]
    const { products, platform } = readPlatform(
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price'],
      rows,
    )
    expect(platform).toBe('shopify')
    expect(products.map(({ name, price }) => [name, price])).toEqual([
      ['Camiseta Premium - P', 49.9],
      ['Camiseta Premium - M', 59.9],
    ])
  })
})
