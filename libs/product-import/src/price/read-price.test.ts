import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PriceFault, readPrice, readPriceNumber } from './read-price'

const sure = (priceBrl: number) => ({ priceBrl, isAmbiguous: false, isRounded: false })

describe('[IMP-06] readPrice', () => {
  test.each<[row: number, text: string, priceBrl: number]>([
    [15, '1.234,56', 1234.56],
    [15, '12.345.678,90', 12_345_678.9],
    [16, '1,234.56', 1234.56],
    [18, '1,5', 1.5],
    [18, '1.5', 1.5],
    [18, ',99', 0.99],
    [18, '10,', 10],
    [19, 'R$\u00a01.234,50', 1234.5],
    [19, 'R$\u202f1.234,50', 1234.5],
    [19, 'R$1.234,50', 1234.5],
    [19, 'r$ 99', 99],
    [19, 'BRL 1234.5', 1234.5],
    [19, '1.234,50 reais', 1234.5],
    [21, '0', 0],
    [21, '0,00', 0],
    [27, '１２３,４５', 123.45],
    [27, 'Ｒ＄ ９９，９０', 99.9],
    [17, '1.234.567', 1_234_567],
    [17, '1 234,56', 1234.56],
    [25, '9.999.999.999,99', 9_999_999_999.99],
    [15, '0010,50', 10.5],
    [15, '14, 90', 14.9],
    [15, 'R$ 1.214 ,90', 1214.9],
    [27, '59,⁹⁰', 59.9],
    [27, 'R$ 59⁹⁰', 59.9],
    // As other shops could not read them.
    [18, '1299,9', 1299.9],
    [18, '1299.9', 1299.9],
    [17, '1\u202f299,90', 1299.9],
    [17, "1'299,90", 1299.9],
  ])('row %i: %s is %d', (_, text, priceBrl) => {
    expect(readPrice(text, null)).toEqual(sure(priceBrl))
  })

  test.each<[row: number, text: string, fault: PriceFault]>([
    [20, '-10,00', 'negative-price'],
    [20, '(10,00)', 'negative-price'],
    [20, '\u221210', 'negative-price'],
    [20, 'R$ -10,00', 'negative-price'],
    [20, '-R$ 10,00', 'negative-price'],
    [20, '10,00-', 'negative-price'],
    [21, ' ', 'missing-price'],
    [22, 'Sob consulta', 'not-a-price'],
    [22, 'N/A', 'not-a-price'],
    [22, '-', 'not-a-price'],
    [22, 'esgotado', 'not-a-price'],
    [23, '1e5', 'not-a-price'],
    [23, '0x10', 'not-a-price'],
    [23, 'Infinity', 'not-a-price'],
    [23, 'NaN', 'not-a-price'],
    [24, 'R$ 99,90 a R$ 120,00', 'several-prices'],
    [24, 'de 199 por 149', 'several-prices'],
    [24, 'R$ 5.499,00 (promo ate 10)', 'several-prices'],
    [24, '12x R$ 10,00', 'several-prices'],
    [24, '199/149', 'several-prices'],
    [25, '99.999.999.999,99', 'price-too-high'],
    [25, '9.999.999.999,999', 'price-too-high'],
    [27, '\u0661\u0662\u0663', 'not-a-price'],
    [27, '10²', 'not-a-price'],
    [15, '12.34,56', 'not-a-price'],
    [15, '1O,00', 'several-prices'],
    [15, '14,90,', 'not-a-price'],
    [15, '14:90', 'several-prices'],
    [15, "14'90", 'several-prices'],
    [15, '1.23.456', 'not-a-price'],
    [15, '1,234,56', 'not-a-price'],
    [15, '.', 'not-a-price'],
    [15, '10%', 'not-a-price'],
    [15, '10/12/2026', 'not-a-price'],
    [15, 'US$ 10.00', 'not-a-price'],
    [15, '€ 10,00', 'not-a-price'],
  ])('row %i: %j is refused: %s', (_, text, fault) => {
    expect(readPrice(text, null)).toEqual({ fault })
  })

  test('row 17: the column decides between thousands and decimals, otherwise the amount is flagged', () => {
    const flagged = (priceBrl: number, isRounded = false) => ({ priceBrl, isAmbiguous: true, isRounded })
    expect(readPrice('1.234', null)).toEqual(flagged(1234))
    expect(readPrice('1,234', null)).toEqual(flagged(1234))
    expect(readPrice('2 299', null)).toEqual(flagged(2299))
    expect(readPrice('1.234', ',')).toEqual(sure(1234))
    expect(readPrice('1,234', '.')).toEqual(sure(1234))
    expect(readPrice('1,234', ',')).toEqual(flagged(1.23, true))
  })

  test('row 26: rounds fractions of a cent half up by digits and flags them', () => {
    const rounded = (priceBrl: number) => ({ priceBrl, isAmbiguous: false, isRounded: true })
    expect(readPrice('10,999', null)).toMatchObject({ priceBrl: 10_999, isAmbiguous: true })
    expect(readPrice('0,999', null)).toEqual(rounded(1))
    expect(readPriceNumber('19.989999')).toEqual(rounded(19.99))
    expect(readPriceNumber('1.005')).toEqual(rounded(1.01))
    expect(readPriceNumber('100000')).toEqual(sure(100_000))
    expect(readPriceNumber('0.1')).toEqual(sure(0.1))
    expect(readPriceNumber('-3')).toEqual({ fault: 'negative-price' })
  })
})

test('[IMP-06] reads every amount back from each notation', () => {
  const amount = fc.integer({ min: 0, max: 999_999_999_999 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom('pt-BR', 'en-US'),
      fc.constantFrom('', 'R$ ', 'R$\u00a0'),
      (value, locale, sign) => {
        const text = sign + new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value)
        expect(readPrice(text, null)).toEqual(sure(value))
      },
    ),
  )
})

test('[IMP-19] never throws and never returns a negative or infinite price', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-()R$ xe') }))
  fc.assert(
    fc.property(text, fc.constantFrom(null, ',', '.'), (cell, sign) => {
      const reading = readPrice(cell, sign)
      if ('fault' in reading) return
      expect(reading.priceBrl).toBeGreaterThanOrEqual(0)
      expect(reading.priceBrl).toBeLessThan(10_000_000_000)
      expect(Number.isInteger(Math.round(reading.priceBrl * 100))).toBe(true)
    }),
    { numRuns: 300 },
  )
})
