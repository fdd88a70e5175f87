import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStoredAmount } from '../format/stored-amount'
import { formatAddressLines, parseShippingAddress } from './shipping-address'

const NOTHING = {
  name: null,
  phone: null,
  email: null,
  document: null,
  paymentMethod: null,
  address: null,
  shippingMethod: null,
  notes: null,
  items: [],
}
const linesOf = (value: unknown) => formatAddressLines(parseShippingAddress(value).address)

describe('[ORD-07] parseShippingAddress', () => {
  test('returns nothing for a value without parts', () => {
    for (const value of [
      undefined,
      null,
      42,
      true,
      [],
      {},
      '  ',
      { name: null, items: 'nenhum', address: Number.NaN },
    ]) {
      expect(parseShippingAddress(value), JSON.stringify(value)).toEqual(NOTHING)
    }
  })

  test.each([
    ['\u202eatsoC anA', 'atsoC anA'],
    ['\u2066Ana\u2069 \u200fCosta\u061c', 'Ana Costa'],
    ['👩\u200d👧 Ana', '👩\u200d👧 Ana'],
    ['\u200b', null],
    ['\u3164\u2800 ', null],
  ])('shows %j from left to right, and nothing for a text that cannot be seen', (name, shown) => {
    expect(parseShippingAddress({ name, address: name })).toMatchObject({
      name: shown,
      address: shown && { other: [shown] },
    })
  })

  test('reads the fields of the specification', () => {
    const details = parseShippingAddress({
      name: ' Ana Souza ',
      phone: '(11) 98765-4321',
      email: 'ana@exemplo.test',
      payment_method: 'pix',
      address: {
        street: 'Rua A',
        number: 12,
        complement: 'Apto 4',
        district: 'Centro',
        city: 'Natal',
        state: 'RN',
        zip: '59000000',
      },
      cpf: '529.982.247-25',
      shipping_method: 'Sedex',
      notes: '<b>portaria</b>',
      items: [{ product_name: 'Perfume', quantity: 2, price: '10.50', total: 21 }],
    })
    expect(details).toEqual({
      name: 'Ana Souza',
      phone: '(11) 98765-4321',
      email: 'ana@exemplo.test',
      document: '529.982.247-25',
      paymentMethod: 'pix',
      address: {
        street: 'Rua A',
        number: '12',
        complement: 'Apto 4',
        neighbourhood: 'Centro',
        city: 'Natal',
        state: 'RN',
        zip: '59000000',
        other: [],
      },
      shippingMethod: 'Sedex',
      notes: '<b>portaria</b>',
      items: [{ productName: 'Perfume', quantity: 2, priceBrl: 10.5, totalBrl: 21 }],
    })
    expect(formatAddressLines(details.address)).toEqual(['Rua A, 12, Apto 4', 'Centro, Natal - RN', 'CEP 59000-000'])
  })

  test.each<[string, unknown, string[]]>([
    ['one text', { address: 'Rua A, 12, Natal - RN' }, ['Rua A, 12, Natal - RN']],
    ['the whole value is a text', 'Rua A, 12', ['Rua A, 12']],
    [
      'Portuguese names',
      { address: { rua: 'Rua A', Número: '12', bairro: 'Centro', cidade: 'Natal', uf: 'RN', cep: '59000-000' } },
      ['Rua A, 12', 'Centro, Natal - RN', 'CEP 59000-000'],
    ],
    ['parts beside the name', { name: 'Ana', logradouro: 'Rua A', cidade: 'Natal' }, ['Rua A', 'Natal']],
    ['a part alone', { address: { city: 'Natal' } }, ['Natal']],
    [
      'an unknown name is shown',
      { address: { city: 'Natal', referencia: 'perto da praia' } },
      ['Natal', 'perto da praia'],
    ],
    ['a list of lines', { address: ['Rua A, 12', null, 'Natal'] }, ['Rua A, 12', 'Natal']],
    ['parts of another type', { address: { street: { name: 'x' }, city: ['Natal'], zip: false } }, []],
  ])('reads the address: %s', (_, value, lines) => {
    expect(linesOf(value)).toEqual(lines)
  })

  test('reads items of every shape and skips empty ones', () => {
    const items = [
      null,
      7,
      'Vela',
      [],
      {},
      { product_name: 'A' },
      { name: 'B', quantity: '3', price: '1.234,56', total: 'NaN' },
      { price: -5 },
    ]
    expect(parseShippingAddress({ items }).items).toEqual([
      { productName: 'Vela', quantity: null, priceBrl: null, totalBrl: null },
      { productName: 'A', quantity: null, priceBrl: null, totalBrl: null },
      { productName: 'B', quantity: 3, priceBrl: 1234.56, totalBrl: null },
      { productName: null, quantity: null, priceBrl: -5, totalBrl: null },
    ])
  })

  test('reads any JSON without an error or an empty text', () => {
    const keys = fc.constantFrom(
      'name',
      'phone',
      'address',
      'items',
      'notes',
      'payment_method',
      'street',
      'cep',
      '__proto__',
      'constructor',
    )
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue()))),
    )
    fc.assert(
      fc.property(anything, (value) => {
        const { address, items, ...texts } = parseShippingAddress(value)
        for (const text of Object.values(texts)) expect(text === null || text.trim() !== '').toBe(true)
        for (const line of formatAddressLines(address)) expect(line).not.toMatch(/^$|undefined|null|\[object/)
        for (const { quantity, priceBrl, totalBrl } of items)
          for (const amount of [quantity, priceBrl, totalBrl])
            expect(amount === null || Number.isFinite(amount)).toBe(true)
      }),
    )
  })
})

test.each([
  [12.5, 12.5],
  [-3, -3],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['12.50', 12.5],
  ['1.234', 1.234],
  ['1.234,56', 1234.56],
  ['R$ 10,00', 10],
  ['-7', -7],
  ['', null],
  ['12,34,56', null],
  ['1e3', null],
  ['dez', null],
  [null, null],
  [{}, null],
])('[ORD-07] parseStoredAmount reads %j as %j', (value, amount) => {
  expect(parseStoredAmount(value)).toBe(amount)
})
