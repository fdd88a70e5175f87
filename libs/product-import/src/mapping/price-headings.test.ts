import { describe, expect, test } from 'vitest'
import { parseImportText } from '../analysis/check-import'
import { DEFAULTS, outcomeOf } from '../test-support'

const list = (headings: string[], cells: string[]) => `${headings.join(';')}\n${cells.join(';')}\n`
const priceHeading = (...headings: string[]) => {
  const { mapping } = outcomeOf(list(['Produto', ...headings], ['A', ...headings.map((_, at) => `${at + 1},00`)]))
  return headings[mapping.indexOf('price') - 1]
}

test.each([
  'VLR. UNIT.',
  'PVP',
  'Vl. Unit',
  'Vlr',
  'Valor unitário',
  'Valor Unit.',
  'VL UNITÁRIO',
  'Precio',
  'Unit price',
  'V. Unit',
  'P. Unitário',
  'Unitário',
  'Preço un.',
  'Varejo',
])('[IMP-04] %s is a price', (heading) => {
  expect(priceHeading('Cód.', heading)).toBe(heading)
})

test('[IMP-04] a column of numbers beside words is no name, and a total is no product', () => {
  const rows = '1001;Asad 100ml;179,00\n212;Total Care;165,00\nTotal;;344,00\n;Total geral:;344,00\n'
  for (const heading of ['Item', 'Produto'])
    expect(outcomeOf(`${heading};Descrição;Preço\n${rows}`).read).toEqual([
      '2 Asad 100ml = 179',
      '3 Total Care = 165',
      '4 missing-name',
      '5 line-without-price',
    ])
  expect(outcomeOf('Produto;Preço\n212;165,00\n').read).toEqual(['2 212 = 165'])
  const totals = [
    'Sub-total',
    'SUB TOTAL:',
    'Soma',
    'Total de itens: 3',
    'Total: 12 peças',
    'Valor total',
    'Total da página',
  ]
  for (const total of totals)
    expect(outcomeOf(`Produto;Preço\nTotal 12;1,00\nSoma Zero;1,00\n${total};344,00\n`).read, total).toEqual([
      '2 Total 12 = 1',
      '3 Soma Zero = 1',
      '4 line-without-price',
    ])
})

test('[IMP-04] a column of codes is no name beside one of words', () => {
  expect(
    outcomeOf('Produto;Descrição do produto;Valor\nLAT-1;Asad;10,00\nLAT-2;Yara;15,00\n9P-2;9PM;20,00\n').read,
  ).toEqual(['2 Asad = 10', '3 Yara = 15', '4 9PM = 20'])
  expect(outcomeOf('Produto;Descrição;Valor\n9PM;Doce;10,00\nAsad;Seco;20,00\nYara;Doce;30,00\n').read).toEqual([
    '2 9PM = 10',
    '3 Asad = 20',
    '4 Yara = 30',
  ])
})

test('[IMP-04] a total of the row is no price beside the price of one', () => {
  const rows =
    '1;Asad;3;100,00;300,00\n2;Yara;2;1.200,00;2.400,00\n;;;Subtotal;2.700,00\n;;;Frete;50,00\n;;;TOTAL;2.750,00\n'
  const { ready, rejected } = outcomeOf(`Item;Descrição;Qtd;V. Unit;V. Total\n${rows}`)
  expect(ready).toEqual([
    [2, 'Asad', 100],
    [3, 'Yara', 1200],
  ])
  expect(rejected.map(([line]) => line)).toEqual([4, 5, 6])
})

test.each(['-', '...', 'null', 'NaN', 'undefined', '(em branco)'])('[IMP-05] %j is no name', (name) => {
  expect(outcomeOf(`Produto;Preço\nNull Zero;1,00\n${name};344,00\n`).read).toEqual([
    '2 Null Zero = 1',
    '3 missing-name',
  ])
})

test.each([
  ['Código do produto', 'SKU'],
  ['SKU', 'Código'],
  ['Código', 'SKU'],
])('[IMP-04] of %s and %s, the SKU is the SKU', (...headings) => {
  const { products } = outcomeOf(list(['Produto', 'Preço', ...headings], ['A', '1,00', ...headings]))
  expect(products[0]?.sku).toBe('SKU')
})

test('[IMP-04] of several prices the retail one is the price', () => {
  for (const heading of [
    'Price tax excl.',
    'Price tax excluded',
    'Price (tax incl.)',
    'Preço sem impostos',
    'Price incl. tax',
  ]) {
    expect(priceHeading('Wholesale price', heading), heading).toBe(heading)
  }
})

test.each([
  'Wholesale price',
  'Dealer price',
  'Reseller price',
  'Preço de custo',
  'Valor atacado',
  'Preço atacadista',
  'Preço revenda',
  'Preço para revendedor',
  'Preço distribuidor',
  'Precio mayorista',
  'Preço lojista',
  'Preço clube',
  'Club price',
  'Preço sob consulta',
  'Tipo de preço',
  'Preço/kg',
  'Preço da dúzia',
  'Preço cx',
  'Preço (centavos)',
  'Valor comissão',
  'Valor 12x',
  'Valor vendido',
  'Valor da taxa',
])('[IMP-04] a price for other buyers is never the price: %s', (heading) => {
  expect(priceHeading(heading, 'Preço no site')).toBe('Preço no site')
  expect(() => outcomeOf(list(['Produto', heading], ['A', '1,00']))).toThrow(
    expect.objectContaining({ code: 'no-heading' }),
  )
})

describe('[IMP-19] a price column chosen among several', () => {
  test('is named in a warning of each row', () => {
    const { products, warningTexts } = outcomeOf(
      list(['Produto', 'Wholesale price', 'Retail price'], ['A', '9', '15,50']),
    )
    expect(products[0]?.price).toBe(15.5)
    expect(warningTexts).toContain('Preço lido da coluna “Retail price”: confira.')
    for (const other of ['Valor', 'Novo preço', 'Preço reajustado'])
      expect(outcomeOf(list(['Nome', 'Preço', other], ['A', '9', '15'])).warnings, other).toEqual(['price-column'])
  })

  test.each([
    [['Produto', 'Preço no site']],
    [['Produto', 'Preço', 'Preço de custo']],
    [['Produto', 'Preço no site', 'Preço promocional']],
  ])('needs no check in %j', (headings) => {
    expect(outcomeOf(list(headings, ['A', '9', '8'].slice(0, headings.length))).warnings).not.toContain('price-column')
  })

  test('is the one with prices', () => {
    const text = 'Nome;Preço fixo;Preço no site\nA;S;10,00\nB;N;20,00\n'
    const { mapping, analysis } = parseImportText(text, DEFAULTS)
    expect(mapping).toEqual(['name', null, 'price'])
    expect(analysis.ready.map(({ product }) => product.price)).toEqual([10, 20])
  })
})

test('[IMP-05] the reason of a price names its column unless the heading is exact', () => {
  expect(outcomeOf('Nome;Preço no site\nA;N\nB;1\n').reasons).toEqual([
    'O preço não é um valor (coluna “Preço no site”). Lido: “N”.',
  ])
  expect(outcomeOf('Nome;Preço\nA;N\nB;1\n').reasons).toEqual(['O preço não é um valor. Lido: “N”.'])
})

describe('[IMP-04] prices before and now', () => {
  test.each([
    [['preco_de', 'preco_por']],
    [['Preço de', 'Preço por']],
    [['De', 'Por']],
    [['Preço', 'Preço por']],
    [['Valor de', 'Valor por']],
  ])('%j are price and sale price', (headings) => {
    const { products, warnings } = outcomeOf(`nome;${headings.join(';')}\nA;99,90;79,90\nB;50,00;50,00\n`)
    expect(products.map(({ price, salePrice }) => [price, salePrice])).toEqual([
      [99.9, 79.9],
      [50, null],
    ])
    expect(warnings).toEqual([])
  })

  test('the regular price comes before the one of today', () => {
    const { products } = outcomeOf('[{"name":"A","price":"8.00","regular_price":"10.00","sale_price":"8.00"}]')
    expect(products.map(({ price, salePrice }) => [price, salePrice])).toEqual([[10, 8]])
  })

  test('the own price comes before that of others', () => {
    expect(priceHeading('Preço concorrente', 'Meu preço')).toBe('Meu preço')
    expect(priceHeading('Competitor price', 'Preço no site')).toBe('Preço no site')
    expect(priceHeading('Preço por')).toBe('Preço por')
  })
})
