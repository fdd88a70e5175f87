import { describe, expect, test } from 'vitest'
import { brCode, crc16 } from './br-code'

const EVP = '123e4567-e12b-12d1-a456-426655440000'
const STORE = { key: EVP, name: 'Fulano de Tal', city: 'BRASILIA' }

function divided(text: string): string {
  const message = [...text].flatMap((sign) => [...sign.charCodeAt(0).toString(2).padStart(8, '0')].map(Number))
  const bits = [...message, ...Array<number>(16).fill(0)]
  for (let at = 0; at < 16; at += 1) bits[at] = 1 - (bits[at] ?? 0)
  const divisor = [...'10001000000100001'].map(Number)
  for (let at = 0; at + 17 <= bits.length; at += 1) {
    if (bits[at] === 1) for (const [n, bit] of divisor.entries()) bits[at + n] = (bits[at + n] ?? 0) ^ bit
  }
  return Number.parseInt(bits.slice(-16).join(''), 2).toString(16).toUpperCase().padStart(4, '0')
}

function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return fields
}

test.each([
  ['123456789', '29B1'],
  ['', 'FFFF'],
  ['A', 'B915'],
  [
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304',
    '1D3D',
  ],
])('[PAY-07] the CRC16 of %j is %s', (text, crc) => {
  expect([crc16(text), divided(text)]).toEqual([crc, crc])
})

describe('[PAY-07] brCode', () => {
  test.each([
    [STORE, 10, 'LJ-2026-000417', { 54: '10.00', 59: 'Fulano de Tal', 60: 'BRASILIA', 62: '0512LJ2026000417' }],
    [STORE, 0.01, '1', { 54: '0.01', 62: '05011' }],
    [STORE, 0.1 + 0.2, '1', { 54: '0.30' }],
    [STORE, 1234.5, '1', { 54: '1234.50' }],
    [STORE, 9_999_999_999.99, '1', { 54: '9999999999.99' }],
    [STORE, 1, '', { 62: '0503***' }],
    [STORE, 1, '--', { 62: '0503***' }],
    [STORE, 1, 'x'.repeat(30), { 62: `0525${'x'.repeat(25)}` }],
    [{ ...STORE, name: 'Perfumaria São João & Açaí' }, 1, '1', { 59: 'Perfumaria Sao Joao & Aca' }],
    [{ ...STORE, name: '  Loja   🎁 Boa ' }, 1, '1', { 59: 'Loja Boa' }],
    [{ ...STORE, name: 'Ãlvaro' }, 1, '1', { 59: 'Alvaro' }],
    [{ ...STORE, city: 'São José do Rio Preto' }, 1, '1', { 60: 'Sao Jose do Rio' }],
    [{ ...STORE, city: 'Mogi das Cruzes - SP' }, 1, '1', { 60: 'Mogi das Cruzes' }],
    [{ ...STORE, key: '529.982.247-25' }, 1, '1', { 26: '0014br.gov.bcb.pix011152998224725' }],
    [{ ...STORE, key: 'a@b.co' }, 1, '1', { 26: '0014br.gov.bcb.pix0106a@b.co' }],
    [{ ...STORE, key: '+55 11 98765-4321' }, 1, '1', { 26: '0014br.gov.bcb.pix0114+5511987654321' }],
    [{ ...STORE, key: '(11) 98765-4321' }, 1, '1', { 26: '0014br.gov.bcb.pix0114+5511987654321' }],
    [{ ...STORE, key: '5511987654321' }, 1, '1', { 26: '0014br.gov.bcb.pix0114+5511987654321' }],
    [{ ...STORE, key: '11.222.333/0001-81' }, 1, '1', { 26: '0014br.gov.bcb.pix011411222333000181' }],
    [{ ...STORE, key: ` ${EVP.toUpperCase()} ` }, 1, '1', { 26: `0014br.gov.bcb.pix0136${EVP}` }],
    [{ ...STORE, key: 'Caixa+Pix@Loja.com.br' }, 1, '1', { 26: '0014br.gov.bcb.pix0121caixa+pix@loja.com.br' }],
    [{ ...STORE, key: `${'x'.repeat(70)}@a.test` }, 1, '1', { 26: `0014br.gov.bcb.pix0177${'x'.repeat(70)}@a.test` }],
    [{ ...STORE, name: 'x'.repeat(25) }, 1, '1', { 59: 'x'.repeat(25) }],
    [{ ...STORE, name: 'x'.repeat(26) }, 1, '1', { 59: 'x'.repeat(25) }],
    [{ ...STORE, name: '"Loja" d\'Água: nº 1' }, 1, '1', { 59: '"Loja" d\'Agua: n 1' }],
    [{ ...STORE, city: 'x'.repeat(16) }, 1, '1', { 60: 'x'.repeat(15) }],
    [{ ...STORE, city: 'Embu-Guaçu' }, 1, '1', { 60: 'Embu-Guacu' }],
    [STORE, 19.99, 'Á1 b-2', { 54: '19.99', 62: '05031b2' }],
  ])('of %o, %d and %j has %o', (recipient, amount, txid, parts) => {
    const code = brCode(recipient, amount, txid) ?? ''
    const fields = fieldsOf(code)
    expect(fields).toMatchObject({ '00': '01', 52: '0000', 53: '986', 58: 'BR', ...parts })
    expect(fields[63]).toBe(divided(code.slice(0, -4)))
    expect(code).toMatch(/^[\x20-\x7e]+$/)
  })

  test.each([
    [{ ...STORE, key: '' }, 1],
    [{ ...STORE, key: 'chave' }, 1],
    [{ ...STORE, name: ' ' }, 1],
    [{ ...STORE, city: '🎁' }, 1],
    [STORE, 0],
    [STORE, -1],
    [STORE, Number.NaN],
    [STORE, 1e10],
  ])('of %o and %d is null', (recipient, amount) => {
    expect(brCode(recipient, amount, '1')).toBeNull()
  })
})
