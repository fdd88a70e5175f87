import { expect, test } from 'vitest'
import { parseImportText } from '../analysis/check-import'
import { DEFAULTS, outcomeOf } from '../test-support'

const csvCell = (text: string) => `"${text.replaceAll('"', '""')}"`
const withCell = (heading: string, text: string) => outcomeOf(`nome;preço;${heading}\nA;1;${csvCell(text)}\n`)

test.each([
  ['Sem categoria', null],
  ['Uncategorized', null],
  ['Default Category', null],
  ['Default Category/Gear,Default Category/Gear/Bags', 'Gear'],
  ['Default Category/Gear/Bags', 'Bags'],
  ['Home/Perfumes', 'Home/Perfumes'],
])('the category %s is %s', (text, category) => {
  const { products } = withCell('categoria', text)
  expect(products[0]?.categoryName).toBe(category)
})

test.each(['-', '—', 'N/A', '#N/D', 'null', 'NaN', 'undefined', 'Nenhuma', 'não informado', 'S/N', 'Sem marca'])(
  '[IMP-04] %s is no text',
  (text) => {
    for (const heading of ['marca', 'categoria', 'volume', 'sku', 'descrição'])
      expect(withCell(heading, text).products, heading).toEqual(outcomeOf('nome;preço\nA;1\n').products)
  },
)

test('[IMP-04] a stock has its unit or is sold out, and other words are named', () => {
  const stock = (text: string) => {
    const { products, warnings } = withCell('estoque', text)
    return [products[0]?.stockQuantity, ...warnings]
  }
  for (const text of ['10', '10 un', '10 unidades', '10,00', '10 pçs.']) expect(stock(text), text).toEqual([10])
  for (const text of ['Esgotado', 'sem estoque', 'indisponível', 'Não', '❌', 'out of stock'])
    expect(stock(text), text).toEqual([0])
  for (const text of ['10+', '> 10', '2,5', 'disponível em 5 dias', '10 ml', '-3'])
    expect(stock(text), text).toEqual([0, 'stock-left-out'])
})

test('[IMP-04] a product in stock without a quantity has the stock of lists without one, and keeps a stored one', () => {
  for (const heading of ['Estoque', 'Disponibilidade', 'Status', 'Situação']) {
    const list = `nome;preço;${heading}\nA;10,00;Disponível\nB;10,00;Em estoque\nC;10,00;Esgotado\nD;10,00;✅\nE;10,00;❌\n`
    const { ready } = parseImportText(list, DEFAULTS).analysis
    expect(
      ready.map(({ product, filled }) => [product.stockQuantity, filled.includes('stock')]),
      heading,
    ).toEqual([
      [DEFAULTS.stock, false],
      [DEFAULTS.stock, false],
      [0, true],
      [DEFAULTS.stock, false],
      [0, true],
    ])
  }
})

test('[PROMO-02] a promotion whose dates are not understood is left out, because it would last', () => {
  const sale = (dates: string) => {
    const { products, warnings } = outcomeOf(`nome;preço;preço promocional;início;fim\nA;20;10;${dates}\n`)
    return [products[0]?.salePrice, products[0]?.saleStartsAt, products[0]?.saleEndsAt, ...warnings]
  }
  expect(sale('01/12/2026;31/12/2026')).toEqual([10, '2026-12-01T03:00:00.000Z', '2027-01-01T02:59:00.000Z'])
  expect(sale(';')).toEqual([10, null, null])
  const none = [null, null, null, 'sale-date-left-out', 'sale-price-left-out']
  for (const dates of ['logo;31/12/2026', '31/12/2026;01/12/2026', ';enquanto durar']) expect(sale(dates)).toEqual(none)
})

test('[IMP-19] a picture without TLS is imported with a warning', () => {
  const { products, warningTexts } = withCell('imagem', 'http://x.com/a.jpg')
  expect(products[0]?.images).toEqual(['http://x.com/a.jpg'])
  expect(warningTexts).toContain('Imagem em http://, que a loja não mostra: http://x.com/a.jpg. Use https://.')
  expect(withCell('imagem', 'https://x.com/a.jpg').warnings).toEqual([])
})

test.each([
  ['<p>Madeira &amp; couro</p><ul><li>100 ML</li></ul>', 'Madeira & couro\n\n- 100 ML'],
  ['para quem tem < 30 anos & gosta de a<c', 'para quem tem < 30 anos & gosta de a<c'],
  ['<p> </p>', 'A - A'],
])('[IMP-11] the description %j becomes %j', (html, text) => {
  const { products } = withCell('descrição', html)
  expect(products[0]?.description).toBe(text)
})

test.each([
  ['Fone, sem fio "Pro"', 'Fone'],
  ['"Intense" Perfume', 'Intense'],
  ['Marca: Perfume', 'Marca'],
  ['- (Lattafa) Asad', 'Lattafa'],
  ['♥ ♥', '♥ ♥'],
  ["L'Oréal Paris", "L'Oréal"],
  ['“Pro” Fone', 'Pro'],
])('[IMP-07] the brand of %s is %s', (name, brand) => {
  const { products } = outcomeOf(`nome;preço\n${csvCell(name)};1\n`)
  expect(products[0]).toMatchObject({ brandName: brand, tags: [brand.toLowerCase()] })
})
