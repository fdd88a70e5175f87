import { describe, expect, test } from 'vitest'
import { outcomeOf } from './test-support'

describe('[IMP-09] blocks of three lines', () => {
  test('hold name, picture and price, with blank lines anywhere', () => {
    const { read, products } = outcomeOf(
      'Água 100 ML\r\nhttps://x.com/a.jpg\r\nR$ 10,00\r\n\r\nBrisa\r\n\r\nhttps://x.com/b.jpg\r\n20,50\r\n',
    )
    expect(read).toEqual(['1 Água 100 ML = 10', '5 Brisa = 20.5'])
    expect(products[0]).toMatchObject({ mainImage: 'https://x.com/a.jpg', images: ['https://x.com/a.jpg'] })
  })

  test('with a missing line are reported, and reading continues at the next address', () => {
    const text = [
      'A',
      'https://x.com/a.jpg',
      'B',
      'https://x.com/b.jpg',
      'R$ 2,00',
      'https://x.com/c.jpg',
      'R$ 3,00',
      'D',
      'R$ 4,00',
      'E',
      'https://x.com/e.jpg',
      'Sob consulta',
      'F',
      'https://x.com/f.jpg',
      'R$ 6,00',
      'fim da lista',
    ].join('\n')
    expect(outcomeOf(text)).toMatchObject({
      read: [
        '1 block-without-price',
        '3 B = 2',
        '6 block-without-name',
        '8 block-without-image',
        '10 not-a-price',
        '13 F = 6',
        '16 unreadable-line',
      ],
    })
  })
})

test('[IMP-09] lines from an address to a price take the last R$ as the price and earlier ones as part of the name', () => {
  const text = [
    'https://x.com/a.jpg Água 100 ML R$ 10,00',
    'https://x.com/b.jpg Kit R$ 50 OFF Brisa R$ 1.234,50',
    'https://x.com/c.jpg;Colônia;R$ 5,00',
    'https://x.com/d.jpg Promo R$ 99,90 a R$ 120,00',
    'uma linha qualquer',
    'https://x.com/e.jpg Sem preço',
  ].join('\n')
  expect(outcomeOf(text)).toMatchObject({
    read: [
      '1 Água 100 ML = 10',
      '2 Kit R$ 50 OFF Brisa = 1234.5',
      '3 Colônia = 5',
      '4 several-prices',
      '5 unreadable-line',
      '6 unreadable-line',
    ],
  })
})

const guessed = (name: string) => {
  const { products } = outcomeOf(`nome;preço\n"${name.replaceAll('"', '""')}";10\n`)
  return products[0]
}

describe('[IMP-07] guesses from a name', () => {
  test.each([
    ['Sauvage 100 ML M', 'masculino'],
    ['Sauvage F 100 ML', 'feminino'],
    ['CK One (U) 200ml', 'unissex'],
    ['Sauvage 100 ML', null],
    ['F for Fascination', null],
    ['F for Fascination 50 ML M', 'masculino'],
    ['Boticário Uomo', null],
    ['Perfume Masculino 50 ML', 'masculino'],
  ])('the gender of %s is %s', (name, gender) => {
    expect(guessed(name)?.gender).toBe(gender)
  })

  test.each([
    ['Água 100 ML', '100 ML'],
    ['Água 100ml', '100 ML'],
    ['Água 1000ML', '1000 ML'],
    ['Kit 3x50 ML', '3x50 ML'],
    ['Dior 1,7 fl oz', '1,7 fl oz'],
    ['Celular 5G 128GB', null],
    ['HTML 5', null],
    ['100 MLX', null],
    [`${'9'.repeat(280)}`, null],
  ])('the volume of %s is %s', (name, volume) => {
    expect(guessed(name)?.volume).toBe(volume)
  })

  test('take the first word as brand and flag an article', () => {
    expect(guessed('Phebo Odor de Rosas')).toMatchObject({ brandName: 'Phebo', tags: ['phebo'] })
    const { products, warnings } = outcomeOf('nome;preço\nO Boticário Lily;10\n')
    expect([products[0]?.brandName, warnings]).toEqual(['O', ['brand-is-article']])
  })
})

test.each([
  ['Smartphone Galaxy A15', 'eletronico'],
  ['Fone de Ouvido Bluetooth', 'eletronico'],
  ['Batom Matte', 'cosmetico'],
  ['Creme Hidratante 200ml', 'cosmetico'],
  ['Sauvage 100 ML', 'perfume'],
  ['Mousse de Banho', 'perfume'],
])('[IMP-10] %s is a %s', (name, type) => {
  expect(guessed(name)?.categoryType).toBe(type)
})

test('[IMP-10] genders are normalised, and other texts are dropped with a warning', () => {
  const cells = [
    'masc',
    'M',
    'male',
    'MEN',
    'fem',
    'f',
    'Female',
    'women',
    'unissex',
    'u',
    'unisex',
    'infantil',
    'Masculino/Feminino',
  ]
  const { products, warnings } = outcomeOf(
    `nome;preço;gênero\n${cells.map((cell, at) => `P${at};1;${cell}`).join('\n')}`,
  )
  const [male, female, both] = ['masculino', 'feminino', 'unissex'].map((gender) => Array(4).fill(gender))
  expect(products.map(({ gender }) => gender)).toEqual([
    ...(male ?? []),
    ...(female ?? []),
    ...(both ?? []).slice(1),
    null,
    null,
  ])
  expect(warnings).toEqual(['unknown-gender', 'unknown-gender'])
})

test('[IMP-11] a created product has exactly the fields of the specification', () => {
  const { products } = outcomeOf('nome;preço;imagem;marca\nÁgua 100 ML F;10;https://x.com/a.jpg;Phebo\nBatom;5;;\n', {
    categoryId: 'c1',
    stock: 999_999,
  })
  const known = Object.entries(products[0] ?? {}).filter(([, value]) => value !== null)
  expect(Object.fromEntries(known)).toEqual({
    ...{ name: 'Água 100 ML F', description: 'Phebo - Água 100 ML F', price: 10, stockQuantity: 999_999 },
    ...{ brandName: 'Phebo', tags: ['phebo'], images: ['https://x.com/a.jpg'], mainImage: 'https://x.com/a.jpg' },
    ...{ categoryId: 'c1', categoryType: 'perfume', perfumeType: 'importado', gender: 'feminino', volume: '100 ML' },
    ...{ isFeatured: false, isActive: true },
  })
  expect(products[1]).toMatchObject({ perfumeType: null, categoryType: 'cosmetico', images: [], mainImage: null })
})
