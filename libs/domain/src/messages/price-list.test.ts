import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MESSAGE_TEMPLATES } from './message-templates'
import { type PricedProduct, type PriceListFacts, parsePixDiscount, pixPrice, priceListMessages } from './price-list'

const FACTS: PriceListFacts = {
  storeName: 'Loja Aurora',
  now: '2026-11-24T02:30:00Z',
  shopOrigin: 'https://loja.test',
  pixDiscount: null,
  otherCategory: 'Outros',
}
const asad: PricedProduct = {
  id: 'a',
  name: 'Asad 100 ML',
  price: 289.9,
  salePrice: 249.9,
  category: 'Perfumes árabes',
}
const sabah: PricedProduct = { id: 's', name: 'Sabah', price: 120, salePrice: null, category: 'Perfumes árabes' }
const batom: PricedProduct = { id: 'b', name: 'Batom', price: 24.9, salePrice: null, category: null }
const list = (template: string, products = [asad, sabah, batom], facts: Partial<PriceListFacts> = {}, limit?: number) =>
  priceListMessages(template, products, { ...FACTS, ...facts }, limit).map((text) => text.replaceAll('\u00a0', ' '))

describe('[SEND-02] priceListMessages', () => {
  test('groups by category, with the date of São Paulo and the old price struck through', () => {
    expect(list(MESSAGE_TEMPLATES.lista_de_precos)).toEqual([
      `*Loja Aurora*
Preços de 23/11/2026

*PERFUMES ÁRABES*

• Asad 100 ML
~R$ 289,90~ *R$ 249,90*
https://loja.test/produto/a

• Sabah
R$ 120,00
https://loja.test/produto/s

*OUTROS*

• Batom
R$ 24,90
https://loja.test/produto/b`,
    ])
  })

  test.each([
    ['{nome}: {preco}', {}, 'Asad 100 ML: ~R$ 289,90~ *R$ 249,90*\nSabah: R$ 120,00\nBatom: R$ 24,90'],
    ['Oi\n{nome}\nTchau', {}, 'Oi\nAsad 100 ML\nSabah\nBatom\nTchau'],
    ['Oi\n\n{nome}\n\nAté {data}', {}, 'Oi\n\nAsad 100 ML\nSabah\nBatom\n\nAté 23/11/2026'],
    ['{categoria}\n{nome}', {}, 'PERFUMES ÁRABES\nAsad 100 ML\nSabah\n\nOUTROS\nBatom'],
    ['{nome} ({categoria})', {}, 'Asad 100 ML (PERFUMES ÁRABES)\nSabah (PERFUMES ÁRABES)\nBatom (OUTROS)'],
    [
      '{nome}\n{pix} no Pix',
      { pixDiscount: 5 },
      'Asad 100 ML\nR$ 237,41 no Pix\n\nSabah\nR$ 114,00 no Pix\n\nBatom\nR$ 23,66 no Pix',
    ],
    ['{nome}\n{pix} no Pix', {}, 'Asad 100 ML\n\nSabah\n\nBatom'],
    ['{nome}\n{link}', { shopOrigin: '' }, 'Asad 100 ML\n\nSabah\n\nBatom'],
    ['Só um aviso', {}, 'Só um aviso'],
  ])('%j with %j', (template, facts, text) => {
    expect(list(template, undefined, facts)).toEqual([text])
  })

  test('removes from names what WhatsApp formats with', () => {
    expect(list('*{nome}*', [{ ...sabah, name: 'Kit *Novo* ~A~ `B` {nome}' }])).toEqual(['*Kit Novo A B nome*'])
  })

  test('is empty without text', () => {
    expect(list('', [])).toEqual([])
  })

  test('[SEND-03] splits between products and repeats the category', () => {
    expect(list('*{categoria}*\n{nome}\n{preco}\n\nFim', [sabah, { ...sabah, name: 'Asad' }], {}, 40)).toEqual([
      '*PERFUMES ÁRABES*\nSabah\nR$ 120,00',
      '*PERFUMES ÁRABES*\nAsad\nR$ 120,00\n\nFim',
    ])
  })

  const product = fc.record({
    id: fc.uuid(),
    name: fc.string({ minLength: 1, maxLength: 40 }).filter((name) => /[a-z]/.test(name)),
    price: fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
    salePrice: fc.constant(null),
    category: fc.constantFrom('A', 'B', null),
  })

  test('[SEND-03] no message is longer than the limit, and no product is lost', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 30 }), fc.integer({ min: 200, max: 900 }), (products, limit) => {
        const messages = priceListMessages(MESSAGE_TEMPLATES.lista_de_precos, products, FACTS, limit)
        for (const message of messages) expect(message.length).toBeLessThanOrEqual(limit)
        const links = messages.join('\n').match(/https:\S+/g) ?? []
        expect(links).toEqual(products.map(({ id }) => `https://loja.test/produto/${id}`))
      }),
    )
  })
})

test.each([
  ['', null],
  ['0', null],
  ['5', 5],
  ['7,5', 7.5],
])('[SEND-04] the setting %j is a discount of %j percent', (text, percent) => {
  expect(parsePixDiscount(text)).toBe(percent)
})

test.each([
  [100, 5, 95],
  [24.9, 5, 23.66],
  [0.01, 50, 0.01],
  [289.9, 7.25, 268.88],
])('[SEND-04] R$ %d with %d percent off is R$ %d', (price, percent, reduced) => {
  expect(pixPrice(price, percent)).toBe(reduced)
})
