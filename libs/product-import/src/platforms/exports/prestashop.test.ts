import { expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const row = {
  'Active (0/1)': '1',
  'Name *': 'iPod shuffle',
  'Wholesale price': '79.00',
  Manufacturer: 'Aurora',
  Quantity: '5',
  'Short description': '<p>Toca</p>',
  Description: '<p>Toca &amp; brilha</p>',
}

test.each([
  ['1.4', 'Categories (x,y,z,...)', 'Price tax excl. Or Price tax excl', 'Image URLs (x,y,z,...)'],
  ['1.7', 'Categories (x,y,z...)', 'Price tax excluded', 'Image URLs (x,y,z...)'],
  ['8', 'Categories (x,y,z...)', 'Price tax excl.', 'Image URLs (x,y,z...)'],
])('[IMP-04] PrestaShop %s', (_, categories, price, images) => {
  const headings = `ID|Active (0/1)|Name *|${categories}|${price}|Tax rules ID|Wholesale price|On sale (0/1)|Discount amount|Reference #|Manufacturer|Quantity|Short description|Description|Tags (x,y,z...)|${images}`
  const { platform, products, rejected } = readPlatform(
    headings.split('|'),
    [
      {
        ...row,
        [categories]: 'Home,Home/iPods',
        [price]: '66.050000',
        [images]: 'https://ex.test/1.jpg,https://ex.test/2.jpg',
        'Tags (x,y,z...)': 'som,azul',
      },
      { 'Active (0/1)': '0', 'Name *': 'Outro', [price]: '10' },
    ],
    ';',
  )
  expect([platform, rejected]).toEqual(['prestashop', []])
  expect(products).toMatchObject([
    {
      name: 'iPod shuffle',
      price: 66.05,
      stockQuantity: 5,
      brandName: 'Aurora',
      categoryName: 'iPods',
      description: 'Toca & brilha',
      shortDescription: 'Toca',
      tags: ['som', 'azul'],
      images: ['https://ex.test/1.jpg', 'https://ex.test/2.jpg'],
    },
    { name: 'Outro', price: 10, isActive: false },
  ])
})

test('[IMP-04] PrestaShop takes the price with tax if both are listed', () => {
  const headings = ['Active (0/1)', 'Name *', 'Categories (x,y,z...)', 'Price tax excluded', 'Price tax included']
  const prices = { 'Price tax excluded': '10.00', 'Price tax included': '12.00' }
  expect(readPlatform(headings, [{ ...row, ...prices, 'Name *': 'A' }].map(only(headings))).products[0]?.price).toBe(12)
})

function only(headings: string[]) {
  return (cells: Record<string, string>) =>
    Object.fromEntries(headings.map((heading) => [heading, cells[heading] ?? '']))
}
