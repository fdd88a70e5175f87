import { expect, test } from 'vitest'
import { paidShare, parseReturn, proposedBrl, type ReturnableLine } from './parse-return'

const LINES: ReturnableLine[] = [
  { id: 'a', name: 'Asad', priceBrl: 0.1, left: 3 },
  { id: 'b', name: 'Vela', priceBrl: 29.99, left: 1 },
]

test('[RET-02] the proposed refund is the value of the chosen pieces, up to what can be refunded', () => {
  expect(proposedBrl(LINES, { a: '3', b: '1' }, { share: 1, limitBrl: 100 })).toBe(30.29)
  expect(proposedBrl(LINES, { a: '3', b: '1' }, { share: 1, limitBrl: 20 })).toBe(20)
  expect(proposedBrl(LINES, { a: 'x', b: '' }, { share: 1, limitBrl: 20 })).toBe(0)
})

test.each([
  [30, 3, 26.99],
  [30, 0, 29.99],
  [null, 3, 29.99],
  [30, 45, 0],
])(
  '[RET-02] of a subtotal %j less the discount %j, the proposed refund has the share that was paid',
  (subtotal, discountAmount, refund) => {
    const share = paidShare({ subtotal, discountAmount })
    expect(proposedBrl(LINES, { a: '', b: '1' }, { share, limitBrl: 100 })).toBe(refund)
  },
)

test.each([
  [{ a: '4', b: '', refund: '0' }, { a: 'Informe um número de 0 a 3.' }],
  [
    { a: '1,5', b: '-1', refund: '0' },
    { a: 'Informe um número de 0 a 3.', b: 'Informe um número de 0 a 1.' },
  ],
  [{ a: '', b: '0', refund: '0' }, { a: 'Informe quantas unidades voltaram.' }],
  [{ a: '1', b: '', refund: '0', reason: 'outro', note: ' ' }, { note: 'Escreva o motivo.' }],
  [{ a: '1', b: '', refund: '20,01' }, { refund: expect.stringContaining('Informe um valor como 129,90, até') }],
  [{ a: '1', b: '', refund: '1,234' }, { refund: expect.stringContaining('Informe um valor como 129,90, até') }],
])('[RET-01] [RET-02] %j is refused with its text', (typed, errors) => {
  expect(parseReturn(LINES, typed, 20)).toEqual({ errors })
})

test('[RET-01] a complete return has the chosen items and the refund in reais', () => {
  expect(parseReturn(LINES, { a: ' 2 ', b: '', refund: '0,20' }, 20)).toEqual({
    request: { items: [{ orderItemId: 'a', quantity: 2 }], refund: 0.2 },
  })
})
