import { describe, expect, test } from 'vitest'
import type { LinePrice } from '../price-lines/line-prices'
import { costOf, type SupplierLine, type SupplierReading } from './read-supplier-lines'
import { readText } from './test-support'

const price = (amount: number, label: string | null = null, fromQuantity: number | null = null): LinePrice => ({
  label,
  amount,
  fromQuantity,
})
const cost = (prices: LinePrice[], reading: SupplierReading = {}, packQuantity: number | null = null) => {
  const line: SupplierLine = {
    line: 1,
    text: 'Asad 100ml',
    section: null,
    prices,
    packQuantity,
    soldOut: false,
    sku: null,
    gtin: null,
  }
  return Object.values(costOf(line, reading))[0]
}

describe('[IMP-23] the cost of a line', () => {
  test('is its only price', () => {
    expect(cost([price(80)])).toBe(80)
    expect(cost([price(80, 'cartão')])).toBe(80)
  })

  test('is the price that a shop pays', () => {
    expect(cost([price(120, 'varejo'), price(80, 'atacado')])).toBe(80)
    expect(cost([price(189, 'cartão'), price(179, 'à vista')])).toBe(179)
    expect(cost([price(179.9, 'sugerido'), price(80, 'custo')])).toBe(80)
  })

  test('is the chosen price', () => {
    const prices = [price(179, 'pix'), price(189, 'cartão')]
    expect(cost(prices, { priceLabel: 'cartão' })).toBe(189)
    expect(cost([price(150)], { priceLabel: 'cartão' })).toBe(150)
    expect(cost([price(150, 'boleto')], { priceLabel: 'cartão' })).toBe('A linha não tem o preço “cartão”.')
  })

  test('is the price of the lowest quantity', () => {
    expect(cost([price(50, null, 1), price(45, null, 3)])).toBe(50)
    expect(cost([price(45, null, 6), price(47, null, 3)])).toBe(47)
  })

  test('is a part of the price of the pack', () => {
    expect(cost([price(144)], { pricePerPack: true }, 12)).toBe(12)
    expect(cost([price(100)], { pricePerPack: true }, 3)).toBe(33.33)
    expect(cost([price(144, 'caixa')], {}, 12)).toBe(12)
    expect(cost([price(144)], {}, 12)).toBe(144)
    expect(cost([price(144)], { pricePerPack: true })).toBe(
      'O preço é da caixa, e a linha não diz quantas unidades ela tem.',
    )
    expect(cost([price(0.01)], { pricePerPack: true }, 12)).toBe('O preço da unidade é menos de um centavo.')
  })

  test('is the price without a word beside those of others', () => {
    expect(cost([price(179), price(189, 'cartão')])).toBe(179)
    expect(cost([price(99.9), price(1198.8, 'caixa')], {}, 12)).toBe(99.9)
    expect(cost([price(199), price(179, 'promoção')])).toBe('A linha tem vários preços: escolha qual deles é o custo.')
  })

  test('is the first or second of prices without a word if it is chosen', () => {
    expect(cost([price(165), price(155)], { priceLabel: '2º preço' })).toBe(155)
    expect(readText('Asad 100ml 165 / 155\nYara 100ml 150/140').labels).toEqual(['1º preço', '2º preço'])
  })

  test('is not guessed', () => {
    expect(cost([])).toBe('A linha não tem preço.')
    expect(cost([price(179), price(189)])).toBe('A linha tem vários preços: escolha qual deles é o custo.')
  })
})
