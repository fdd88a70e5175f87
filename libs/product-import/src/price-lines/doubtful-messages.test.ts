import { describe, expect, test } from 'vitest'
import { readText } from '../supplier-lines/test-support'
import { outcomeOf } from '../test-support'

const read = (text: string) => outcomeOf(text).read

describe('[IMP-09] an amount that may be in another currency is refused or to be confirmed', () => {
  test.each(['TABELA EM DÓLAR', 'Cotação do dia: 5,45', 'Dólar hoje R$ 5,45', 'Câmbio 5.4'])(
    'below "%s"',
    (heading) => {
      expect(read(`${heading}\nAsad $ 22,50\nYara 22,50\nOud R$ 130,00`)).toEqual([
        '1 line-without-price',
        '2 foreign-currency',
        '3 foreign-currency',
        '4 Oud = 130',
      ])
    },
  )

  test('in a list with several amounts in dollars', () => {
    expect(read('Asad US$ 22\nOud U$ 25,00\nBleu $ 30\nYara 20,50')).toEqual(
      [1, 2, 3, 4].map((line) => `${line} foreign-currency`),
    )
  })

  test('with a bare `$`', () => {
    const { read: lines, warnings } = outcomeOf('Asad 100ml $ 22,50\nYara 100ml R$ 20,00')
    expect(lines).toEqual(['1 Asad 100ml = 22.5', '2 Yara 100ml = 20'])
    expect(warnings).toEqual(['ambiguous-price'])
    expect(readText('Asad 100ml $ 22,50\nYara 100ml\n$ 20\nOud 100ml R$ 30,00').shown).toEqual([
      'Asad 100ml = 22.5 ? unclear_currency $ 22,50',
      'Yara 100ml = 20 ? unclear_currency $ 20',
      'Oud 100ml = 30',
    ])
  })
})

describe('[IMP-09] a comma between thousands does not separate name and price', () => {
  test.each(['Notebook 1,299.90\nTV 2,399.90', 'Notebook R$ 3,500\nTV R$ 2,300.00'])('%j', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'no-heading' }))
  })

  test('below headings', () => {
    expect(read('Nome,Preço\nNotebook R$ 3,500\nVale R$ 100,100.00\nCK One 212,179.90')).toEqual([
      '2 not-a-price',
      '3 not-a-price',
      '4 CK One 212 = 179.9',
    ])
    expect(read('Nome;Preço\nVale R$ 100;100,00')).toEqual(['2 Vale R$ 100 = 100'])
  })
})

test.each([
  ['Asad 100ml.....R$.....130,00', '1 Asad 100ml = 130'],
  ['Oud 12un x 10,00', '1 not-a-price'],
  ['Oud 12 un x R$ 10,00', '1 not-a-price'],
  ['Fone X2 R$ 10,00', '1 Fone X2 = 10'],
  ['b) Asad - Price: R$ 135,00', '1 Asad = 135'],
])('[IMP-09] %s', (line, expected) => {
  expect(read(`${line}\nYara R$ 20,00`)).toEqual([expected, '2 Yara = 20'])
})

test('[IMP-09] sealed bottles below testers are not testers', () => {
  expect(read('TESTER\nAsad 100,00\nLACRADO\nAsad 135,00')).toEqual([
    '1 line-without-price',
    '2 Asad tester = 100',
    '3 line-without-price',
    '4 Asad = 135',
  ])
})

test('[IMP-09] the price of a set is not that of its last part', () => {
  expect(read('Kit presente\n- Asad 30ml\n- Loção 50ml\nR$ 150,00\nYara\nR$ 130,00')).toEqual([
    ...[1, 2, 3, 4].map((line) => `${line} line-without-price`),
    '5 Yara = 130',
  ])
  expect(read('*LATTAFA*\n- Asad\nR$ 135,00\n- Yara\nR$ 130,00')).toEqual([
    '1 line-without-price',
    '2 Asad = 135',
    '4 Yara = 130',
  ])
})

test('[IMP-09] a message without a certain price says why, line by line', () => {
  const text = 'Asad R$ 100 a 150\nYara 135,00 134,00\nOud US$ 25\nBleu a consultar'
  expect(read(text)).toEqual(['1 several-prices', '2 several-prices', '3 foreign-currency', '4 line-without-price'])
  expect(read('Asad R$ 100 a 150')).toEqual(['1 several-prices'])
})
