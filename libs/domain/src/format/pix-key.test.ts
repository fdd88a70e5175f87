import { expect, test } from 'vitest'
import { parsePixKey } from './pix-key'

const EVP = '123e4567-e12b-12d1-a456-426655440000'

test.each([
  [EVP, EVP],
  [` ${EVP.toUpperCase()} `, EVP],
  ['Vendas@Loja.com.br', 'vendas@loja.com.br'],
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['+55 (11) 98765-4321', '+5511987654321'],
  ['5511987654321', '+5511987654321'],
  ['(11) 98765-4321', '+5511987654321'],
  ['', null],
  // Mistyped CPFs have the digits of a phone.
  ['529.982.247-26', null],
  ['52998224726', null],
  ['11987654321', null],
  ['11.222.333/0001-82', null],
  ['(11) 4000-0000', null],
  ['+1 212 555 0100', null],
  ['vendas@loja', null],
  ['maçã@loja.com.br', null],
  [`${'a'.repeat(70)}@loja.com`, null],
  ['123e4567e12b12d1a456426655440000', null],
  ['chave', null],
])('[PAY-07] the Pix key %j is %j', (typed, key) => {
  expect(parsePixKey(typed)).toBe(key)
})
