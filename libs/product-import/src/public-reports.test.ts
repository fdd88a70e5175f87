import { expect, test } from 'vitest'
import { outcomeOf } from './test-support'

/** Inputs of bug reports from other shops. */

test('[IMP-21] prices as other shops could not read them are read, refused or marked', () => {
  const prices = [
    '1299,9',
    '1299.9',
    'R$ 5.499,00 (promo ate 10)',
    'de 89,90 por 49,90',
    '1\u202f299,90',
    "1'299,90",
    '2 299',
    '4,20',
  ]
  const { ready, rejected, warnings } = outcomeOf(
    `nome;preço\n${prices.map((price, at) => `Sabonete ${'amora açaí caju figo kiwi lima pera uva'.split(' ')[at]};${price}`).join('\n')}`,
  )
  expect(ready.map(([line, , price]) => [line, price])).toEqual([
    [2, 1299.9],
    [3, 1299.9],
    [6, 1299.9],
    [7, 1299.9],
    [8, 2299],
    [9, 4.2],
  ])
  expect(rejected).toEqual([
    [4, 'several-prices'],
    [5, 'several-prices'],
  ])
  expect(warnings).toEqual(['ambiguous-price'])
})

test('[IMP-21] a number in a name is no price, and neither is an instalment', () => {
  const { ready, rejected } = outcomeOf(
    [
      'Afnan 9 PM 100ml 165',
      '212 VIP Men 100ml 420',
      '1 Million 100ml 449',
      'CK One 200ml 289',
      'Chanel Nº 5 100ml 899',
      '24 Carat Gold 100ml 99',
      '7 Virtudes 50ml 310',
      'Lattafa Yara 3.4oz 120',
      'Club de Nuit 105ml 2x 199',
    ].join('\n'),
  )
  expect(ready).toEqual([
    [1, 'Afnan 9 PM 100ml', 165],
    [2, '212 VIP Men 100ml', 420],
    [3, '1 Million 100ml', 449],
    [4, 'CK One 200ml', 289],
    [5, 'Chanel Nº 5 100ml', 899],
    [6, '24 Carat Gold 100ml', 99],
    [7, '7 Virtudes 50ml', 310],
    [8, 'Lattafa Yara 3.4oz', 120],
  ])
  expect(rejected).toEqual([[9, 'line-without-price']])
})
