import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailHref, phoneHref, whatsAppHref } from './contact-links'
import { isUuid } from './uuid'

describe('[ORD-07] contact links', () => {
  test.each([
    ['(11) 98765-4321', '5511987654321'],
    ['11 3456 7890', '551134567890'],
    ['011 98765-4321', '5511987654321'],
    ['5511987654321', '5511987654321'],
    ['+351 912 345 678', '351912345678'],
    ['+55 (031) 98764-3219', '5531987643219'],
    ['55 031 98764 3219', '5531987643219'],
    ['0055 31 98764-3219', '5531987643219'],
    ['\u202a+55 31 8764\u20113219\u202c', '553187643219'],
    ['55 3456-7890', '555534567890'],
  ])('link the phone %s', (phone, number) => {
    expect(phoneHref(phone)).toBe(`tel:+${number}`)
    expect(whatsAppHref(phone)).toBe(`https://wa.me/${number}`)
  })

  test('drop country and trunk zero however they are written', () => {
    const parts = fc.record({
      area: fc.integer({ min: 11, max: 99 }).filter((area) => area % 10 !== 0),
      number: fc.oneof(
        fc.integer({ min: 20_000_000, max: 59_999_999 }),
        fc.integer({ min: 960_000_000, max: 999_999_999 }),
      ),
      country: fc.constantFrom('', '55', '+55', '0055'),
      trunk: fc.constantFrom('', '0'),
      gap: fc.constantFrom('', ' ', '\u00a0', '.', '-', '\u2011', '\u200b'),
    })
    fc.assert(
      fc.property(parts, ({ area, number, country, trunk, gap }) => {
        const text = [country, `(${trunk}${area})`, String(number).slice(0, -4), String(number).slice(-4)].join(gap)
        expect(whatsAppHref(text)).toBe(`https://wa.me/55${area}${number}`)
      }),
    )
  })

  test('do not link a text that is no phone', () => {
    for (const phone of [
      null,
      '',
      'ramal 12',
      'fixo 11 98765-4321',
      '123',
      'javascript:alert(1)',
      '11 98765-4321 x9',
      '+1',
      '999999999999999999',
    ]) {
      expect(phoneHref(phone), JSON.stringify(phone)).toBe(null)
      expect(whatsAppHref(phone), JSON.stringify(phone)).toBe(null)
    }
  })

  test.each([
    ['ana@exemplo.test', 'mailto:ana@exemplo.test'],
    ['ana.b+c@loja.com.br', 'mailto:ana.b+c@loja.com.br'],
    ['ana@exemplo.test?bcc=x@y.z', null],
    ['javascript:alert(1)', null],
    ['ana', null],
    ['a b@c.d', null],
    [null, null],
  ])('link the e-mail %j only when it is safe', (email, href) => {
    expect(mailHref(email)).toBe(href)
  })

  const textIn = (href: string | null) => decodeURIComponent(href?.split('?text=')[1] ?? '')

  test('[MSG-02] transport line breaks, accents and emoji', () => {
    const message = 'Olá, Ana! 🎁👨‍👩‍👧\nTotal: R$ 10,00 & 50% + frete #1 = ?'
    expect(textIn(whatsAppHref('11987654321', message))).toBe(message)
  })

  test('[MSG-02] stay short enough for WhatsApp', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000, size: 'max' }), (message) => {
        const href = whatsAppHref('11987654321', message) ?? ''
        expect(href.length).toBeLessThanOrEqual(1950)
        const sent = message.replaceAll(/\p{Surrogate}/gu, '')
        const text = textIn(href)
        if (text !== sent) expect(sent.startsWith(text.replace(/…$/u, ''))).toBe(true)
      }),
    )
  })

  test('use one of three schemes for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
        expect(mailHref(text) ?? 'mailto:a@b.c').toMatch(/^mailto:[\w.+-]+@[\w.-]+$/)
        expect(phoneHref(text) ?? 'tel:+12345678').toMatch(/^tel:\+\d{8,15}$/)
        expect(whatsAppHref(text) ?? 'https://wa.me/12345678').toMatch(/^https:\/\/wa\.me\/\d{8,15}$/)
      }),
    )
  })
})

test.each([
  ['00000000-0000-4000-8000-000000000000', true],
  ['0000', false],
  ['', false],
  [undefined, false],
  ["' or 1=1", false],
])('[ORD-07] %j is a UUID: %s', (text, is) => {
  expect(isUuid(text)).toBe(is)
})
