import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from '../price/read-price'
import { readPriceLine } from './price-line'

/** Other amounts beside the price for customers, which is `a`; `b` is higher. */
const BESIDE: ((a: string, b: string) => string)[] = [
  (a, b) => `${a} - ${b} (cx 12)`,
  (a, b) => `${a} un / ${b} cx 12`,
  (a, b) => `${a} cada, caixa ${b}`,
  (a, b) => `caixa ${b} | un ${a}`,
  (a, b) => `${a} a dz ${b}`,
  (a, b) => `${a} (12 un por ${b})`,
  (a) => `${a} (sem caixa)`,
  (a) => `(com caixa) ${a}`,
  (a, b) => `de ${b} por ${a}`,
  (a, b) => `${a} - total ${b}`,
  (a, b) => `${a} + lucro de ${b}`,
  (a, b) => `${a} ${b}`,
  (a, b) => `${b} / ${a}`,
  (a) => `${a} ou 3x de R$ 9,99`,
  (a) => `${a} à vista | 3x de R$ 9,99`,
  (a) => `${a} (últimas 2)`,
  (a) => `${a} cx c/ 12`,
]

test('[IMP-09] the price of any line is the one for customers, or the line is refused', () => {
  const cents = fc.integer({ min: 100, max: 499_999 })
  const line = fc.record({
    name: fc.constantFrom('Creme', 'Gloss 100ml', '212 VIP 80ml', 'Nº 5', 'Kit 3 un', 'Água 1,5 L'),
    leader: fc.constantFrom(' ', ' - ', ': ', ' .... ', ' = '),
    beside: fc.constantFrom(...BESIDE),
    sign: fc.constantFrom('', 'R$ ', 'R$'),
    cents,
    more: cents,
  })
  const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(line, ({ name, leader, beside, sign, cents: price, more }) => {
      const written = (amount: number) => `${sign}${brazilian.format(amount / 100)}`
      const text = `Perfume ${name}${leader}${beside(written(price), written(price + more))}`
      const found = readPriceLine(text)
      if (found === null || typeof found === 'string') return
      expect(readPrice(found.price, null), text).toMatchObject({ priceBrl: price / 100 })
      expect(found.name, text).toMatch(/^Perfume [^()]*(?:\((?:sem|com) caixa\))?$/)
    }),
    { numRuns: 300 },
  )
})
