import { expect, test } from 'vitest'
import { readOrderedLines } from './read-order-lines'

test.each<[string, string, number, string | null]>([
  ['2 Asad 100', 'Asad 100', 2, '2 Asad 100'],
  ['Asad 100ml 2x', 'Asad 100ml', 2, null],
  ['Asad 100ml x 3', 'Asad 100ml', 3, null],
  ['• 2x Asad 100ml', 'Asad 100ml', 2, null],
  ['2 unidades de Asad', 'Asad', 2, null],
  ['Asad 100ml 12 un.', 'Asad 100ml', 12, null],
  ['2 - Asad 100ml', 'Asad 100ml', 2, null],
  ['1 Million 100ml', 'Million 100ml', 1, '1 Million 100ml'],
  ['Asad 100ml - 2', 'Asad 100ml', 2, 'Asad 100ml - 2'],
  ['Asad 100ml (3)', 'Asad 100ml', 3, 'Asad 100ml (3)'],
  ['Asad 100ml: 2', 'Asad 100ml', 2, 'Asad 100ml: 2'],
  ['duas Yara', 'Yara', 2, 'duas Yara'],
  ['Três Yara', 'Yara', 3, 'Três Yara'],
  ['Uma Rosa', 'Rosa', 1, 'Uma Rosa'],
  ['Umami 100ml', 'Umami 100ml', 1, null],
  ['30 ml Asad', '30 ml Asad', 1, null],
  ['Asad 100', 'Asad 100', 1, null],
  ['[22/11/2026 10:31] Ana: *2x Asad*', 'Asad', 2, null],
  ['7891234567895', '7891234567895', 1, null],
])('[ENTRY-09] %s has a product and its quantity', (line, text, quantity, whole) => {
  expect(readOrderedLines(line)).toEqual([{ text, quantity, whole }])
})

test('[ENTRY-09] numbers that count the lines are no quantities', () => {
  const quantities = (pasted: string) => readOrderedLines(pasted).map(({ quantity }) => quantity)
  expect(quantities('1) Asad\n2) Yara\n\n3) Fakhar')).toEqual([1, 1, 1])
  expect(quantities('2 - Asad\n1 - Yara')).toEqual([2, 1])
})
