import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../test-support'

describe('[IMP-09] a code is not part of the name', () => {
  test.each<[string, string, [name: string, sku: string | null, gtin: string | null][]]>([
    [
      'before the name, in each line',
      '1001 Asad 150,00\n1002 Yara 160,00\n1003 Oud 170,00',
      [
        ['Asad', '1001', null],
        ['Yara', '1002', null],
        ['Oud', '1003', null],
      ],
    ],
    [
      'before some names, one of which begins with a number',
      '1001 Asad 150,00\n1002 212 VIP 160,00\n1003 Oud 170,00\n212 VIP Men 90,00\nYara 80,00\nSabah 70,00',
      [
        ['Asad', '1001', null],
        ['212 VIP', '1002', null],
        ['Oud', '1003', null],
        ['212 VIP Men', null, null],
        ['Yara', null, null],
        ['Sabah', null, null],
      ],
    ],
    [
      'but three measures are none',
      '9000 BTUs Split R$ 1.500,00\n12000 BTUs Split R$ 1.800,00\n18000 BTUs Split R$ 2.500,00',
      [
        ['9000 BTUs Split', null, null],
        ['12000 BTUs Split', null, null],
        ['18000 BTUs Split', null, null],
      ],
    ],
    [
      'named',
      'Cód. 1001 Asad 100ml - 150,00\nYara SKU YR-7 R$ 160,00',
      [
        ['Asad 100ml', '1001', null],
        ['Yara', 'YR-7', null],
      ],
    ],
    [
      'a bar code',
      '7891000315507 Asad R$ 150,00\nYara EAN 7891000100103 R$ 160,00',
      [
        ['Asad', null, '7891000315507'],
        ['Yara', null, '7891000100103'],
      ],
    ],
    [
      'in lines of their own',
      'Asad\nCód: 1001\nEAN 7891000315507\nR$ 150,00\nYara\nR$ 160,00',
      [
        ['Asad', '1001', '7891000315507'],
        ['Yara', null, null],
      ],
    ],
    [
      'numbers of the lines',
      '1 Asad 150,00\n2 Yara 160,00\n3 Oud 170,00',
      [
        ['Asad', null, null],
        ['Yara', null, null],
        ['Oud', null, null],
      ],
    ],
    [
      'but a name may begin with a number',
      '212 VIP R$ 300\n360 Red R$ 200\n273 Rodeo R$ 250',
      [
        ['212 VIP', null, null],
        ['360 Red', null, null],
        ['273 Rodeo', null, null],
      ],
    ],
    [
      'nor is a year or a colour a code',
      '1881 Cerruti 200,00\n4711 Cologne 90,00\nBase #20 R$ 30,00\nBase ref 30 R$ 30,00',
      [
        ['1881 Cerruti', null, null],
        ['4711 Cologne', null, null],
        ['Base #20', null, null],
        ['Base ref 30', null, null],
      ],
    ],
  ])('%s', (_, text, expected) => {
    const { products, rejected } = outcomeOf(text)
    expect(products.map(({ name, sku, gtin }) => [name, sku, gtin])).toEqual(expected)
    expect(rejected).toEqual([])
  })

  test('one that only a few names have is asked about', () => {
    const { products, warningTexts } = outcomeOf('42755 Creme R$ 80,00\nAsad R$ 150,00\n212 VIP R$ 160,00')
    expect(products[0]).toMatchObject({ name: '42755 Creme', sku: null })
    expect(warningTexts.filter((text) => text.includes('código'))).toEqual([
      'O nome começa com “42755”: confira se é um código.',
    ])
  })

  test('a bar code with a wrong digit is left out and reported', () => {
    const { products, warningTexts } = outcomeOf('Asad EAN 7891000315508 R$ 150,00\nYara R$ 160,00')
    expect(products.map(({ name, gtin }) => [name, gtin])).toEqual([
      ['Asad', null],
      ['Yara', null],
    ])
    expect(warningTexts).toContain('GTIN não importado: o último dígito de “7891000315508” seria 7.')
  })
})

test('[IMP-09] the number of a model is not a second price', () => {
  expect(outcomeOf('iPhone 13 R$ 2.999,00\niPhone 15 R$ 4999,00\nAsad 150 R$ 170,00').read).toEqual([
    '1 iPhone 13 = 2999',
    '2 iPhone 15 = 4999',
    '3 several-prices',
  ])
})
