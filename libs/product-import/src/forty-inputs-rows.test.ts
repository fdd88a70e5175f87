import { describe, expect, test } from 'vitest'
import { DEFAULTS, outcomeOf } from './test-support'

const list = (...rows: string[]) => `nome;preço\n${rows.join('\n')}\n`
const withImage = (address: string) => {
  const { products, warnings } = outcomeOf(`nome;preço;imagem\nA;1;"${address}"\n`)
  return { images: products[0]?.images, mainImage: products[0]?.mainImage, warnings }
}

describe('[IMP-05] [IMP-06] [IMP-19] the forty inputs: prices in a list', () => {
  test.each<[row: number, price: string, code: string]>([
    [20, '-10,00', 'negative-price'],
    [21, '0', 'zero-price'],
    [21, '', 'missing-price'],
    [24, 'R$ 99,90 a R$ 120,00', 'several-prices'],
  ])('row %i: %j is rejected with line and reason, the next row is ready', (_, price, code) => {
    const { ready, rejected, reasons } = outcomeOf(list(`A;${price}`, 'B;10'))
    expect([ready, rejected]).toEqual([[[3, 'B', 10]], [[2, code]]])
    expect(reasons[0]).toMatch(/preço/i)
  })

  test.each<[cells: string[], prices: number[], warnings: string[]]>([
    [['1.234', '10,50'], [1234, 10.5], []],
    [['1,234', '10.50'], [1234, 10.5], []],
    [['1.234', '10'], [1234, 10], ['ambiguous-price']],
    [['1.234', '10,50', '10.50'], [1234, 10.5, 10.5], ['ambiguous-price']],
  ])(
    'row 17: the column decides between thousands and decimals, or the amount is flagged: %j',
    (cells, prices, flags) => {
      const { ready, warnings, warningTexts } = outcomeOf(list(...cells.map((cell, at) => `P${at};${cell}`)))
      expect(ready.map(([, , price]) => price)).toEqual(prices)
      expect(warnings).toEqual(flags)
      if (flags.length > 0) expect(warningTexts).toContain('Preço interpretado como R$\u00a01.234,00: confira.')
    },
  )

  test('row 21: a price of zero is only imported from the JSON file', () => {
    expect(outcomeOf(list('A;0,00')).rejected).toEqual([[2, 'zero-price']])
    const { ready, warnings } = outcomeOf('[{"nome":"A","preco":0}]', { ...DEFAULTS, isJsonFile: true })
    expect([ready, warnings]).toEqual([[[1, 'A', 0]], ['zero-price']])
  })
})

describe('[IMP-19] the forty inputs: texts and pictures', () => {
  test('row 33: texts are composed and cleaned, and emoji remain intact', () => {
    const name = 'Cafe\u0301 \u202eoirad\u202c 👩\u200d👧 a\u200bb\u200d c\ud800'
    expect(outcomeOf(list(`${name};1`))).toMatchObject({
      ready: [[2, 'Café oirad 👩\u200d👧 ab c\ufffd', 1]],
      warnings: ['characters-replaced'],
    })
  })

  test.each(['/m/b/a.jpg', 'javascript:alert(1)', 'data:image/png;base64,AAAA', '//cdn/x.jpg', 'C:\\foto.jpg'])(
    'row 38: a product is imported without the invalid picture %s',
    (address) => {
      expect(withImage(address)).toEqual({ images: [], mainImage: null, warnings: ['image-left-out'] })
    },
  )

  test.each([
    ['www.x.com/a.jpg', 'https://www.x.com/a.jpg'],
    ['//cdn.x.com/a.jpg', 'https://cdn.x.com/a.jpg'],
    ['https://x.com/a b.jpg', 'https://x.com/a%20b.jpg'],
    ['https://x.com/w_1,h_2/a.jpg', 'https://x.com/w_1%2Ch_2/a.jpg'],
  ])('row 38: %s becomes %s', (address, image) => {
    expect(withImage(address)).toEqual({ images: [image], mainImage: image, warnings: ['image-changed'] })
  })

  test('row 38: several addresses in a cell are several pictures, in any alphabet', () => {
    const images = ['https://ação.com.br/é.jpg', 'https://x.com/b.jpg']
    for (const between of [' ', ', ', ' | ', '\n'])
      expect(withImage(images.slice(0, 2).join(between))).toMatchObject({ images: images.slice(0, 2), warnings: [] })
    expect(withImage(images.join('\n'))).toEqual({ images, mainImage: images[0], warnings: [] })
  })
})
