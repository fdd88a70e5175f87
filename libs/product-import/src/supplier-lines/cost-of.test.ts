import { expect, test } from 'vitest'
import type { LinePrice } from '../price-lines/line-prices'
import { costOf, type SupplierReading } from './read-supplier-lines'

const price = (amount: number, label: string | null = null, fromQuantity: number | null = null): LinePrice => ({
  label,
  amount,
  fromQuantity,
})
const cost = (prices: LinePrice[], reading: SupplierReading = {}, packQuantity: number | null = null) => {
  const rest = { line: 1, text: 'Asad 100ml', section: null, soldOut: false, sku: null, gtin: null }
  return Object.values(costOf({ ...rest, prices, packQuantity }, reading))[0]
}

const SEVERAL = 'A linha tem vários preços: escolha qual deles é o custo.'

test.each<[string, Parameters<typeof cost>, number | string]>([
  ['its only price', [[price(80, 'cartão')]], 80],
  ['the price that a shop pays', [[price(120, 'varejo'), price(80, 'atacado')]], 80],
  ['the lowest of two ways of payment', [[price(189, 'cartão'), price(179, 'à vista')]], 179],
  ['no suggested price', [[price(179.9, 'sugerido'), price(80, 'custo')]], 80],
  ['the chosen price', [[price(179, 'pix'), price(189, 'cartão')], { priceLabel: 'cartão' }], 189],
  ['an only price without the chosen word', [[price(150)], { priceLabel: 'cartão' }], 150],
  [
    'not a price with another word',
    [[price(150, 'boleto')], { priceLabel: 'cartão' }],
    'A linha não tem o preço “cartão”.',
  ],
  ['the second of prices without a word, if chosen', [[price(165), price(155)], { priceLabel: '2º preço' }], 155],
  ['the price of one', [[price(50, null, 1), price(45, null, 3)]], 50],
  ['the price of the lowest quantity', [[price(45, null, 6), price(47, null, 3)]], 47],
  ['a part of the price of a pack', [[price(100)], { pricePerPack: true }, 3], 33.33],
  ['a part of the price of a box', [[price(144, 'caixa')], {}, 12], 12],
  ['the price of one beside a pack', [[price(144)], {}, 12], 144],
  [
    'not that of a pack without its quantity',
    [[price(144)], { pricePerPack: true }],
    'O preço é da caixa, e a linha não diz quantas unidades ela tem.',
  ],
  ['a cent at least', [[price(0.01)], { pricePerPack: true }, 12], 'O preço da unidade é menos de um centavo.'],
  ['the price without a word beside another', [[price(179), price(189, 'cartão')]], 179],
  ['the price without a word beside that of the box', [[price(99.9), price(1198.8, 'caixa')], {}, 12], 99.9],
  ['not guessed beside a promotion', [[price(199), price(179, 'promoção')]], SEVERAL],
  ['not guessed from two prices', [[price(179), price(189)]], SEVERAL],
  ['not that of a line without a price', [[]], 'A linha não tem preço.'],
])('[IMP-23] the cost of a line is %s', (_, written, expected) => {
  expect(cost(...written)).toBe(expected)
})
