import { describe, expect, test } from 'vitest'
import { decodeImportBytes } from './decode-import-bytes'

const TEXT = 'nome;preço\nPerfúm “Água”;10,00\n'
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, { isBig = false, mark = true } = {}) => {
  const units = Array.from(mark ? `\ufeff${text}` : text, (_, at) => (mark ? `\ufeff${text}` : text).charCodeAt(at))
  return Uint8Array.from(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

describe('[IMP-04] decodeImportBytes', () => {
  test('row 1: the mark of UTF-8 is no part of the text', () => {
    expect(decodeImportBytes(utf8(`\ufeff${TEXT}`))).toEqual({ text: TEXT, notices: [] })
    expect(decodeImportBytes(utf8(TEXT))).toEqual({ text: TEXT, notices: [] })
  })

  test('row 5: reads bytes that are not UTF-8 as Windows-1252 with a notice', () => {
    const bytes = Uint8Array.from(
      [...'Perf'].map((sign) => sign.charCodeAt(0)).concat([0xfa, 0x6d, 0x20, 0x93, 0xc1, 0x94, 0x80]),
    )
    expect(decodeImportBytes(bytes)).toEqual({
      text: 'Perfúm “Á”€',
      notices: [{ code: 'encoding', encoding: 'windows-1252' }],
    })
  })

  test.each([
    ['macintosh', 'pre\x8do;Perf\x9cm \x87gua'],
    ['macintosh', 'PRE\x82O;A\x82\xccO'],
    ['windows-1252', 'pre\xe7o;Perf\xfam \xe1gua'],
    ['windows-1252', 'PRE\xc7O;A\xc7\xc3O'],
    ['cp850', 'pre\x87o;Perf\xa3m \xa0gua'],
    ['cp850', 'PRE\x80O;A\x80\xc7O'],
    ['windows-1252', 'Levi\x92s \x97 Nike\x99 \x96 d\x92\xe1gua'],
  ])('reads %s by its letters: %j', (encoding, signs) => {
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
    const { text, notices } = decodeImportBytes(bytes)
    expect(notices).toEqual([{ code: 'encoding', encoding }])
    expect(text).toMatch(/^preço;Perfúm água$|^PREÇO;AÇÃO$|^Levi’s — Nike™ – d’água$/)
  })

  test.each([
    ['macintosh', ['Caf\x8e', 'Ma\x8d\x8b', 'B\x90b\x90', 'BOT\xcdES']],
    ['cp850', ['Caf\x82', 'Ma\x87\xc6', 'B\x88b\x88', 'BOT\xe5ES']],
    ['windows-1252', ['Caf\xe9', 'Ma\xe7\xe3', 'B\xeab\xea', 'BOT\xd5ES', 'MAM\xc3O', 'com\xa0caixa']],
  ])('reads a single word of %s', (encoding, words) => {
    for (const word of words) {
      const { text, notices } = decodeImportBytes(Uint8Array.from(word, (sign) => sign.charCodeAt(0)))
      expect(notices).toEqual([{ code: 'encoding', encoding }])
      expect(text).toMatch(/^(?:Café|Maçã|Bêbê|BOTÕES|MAMÃO|com\u00a0caixa)$/)
    }
  })

  test('reads UTF-7, and leaves plus signs of other texts', () => {
    const utf7 = utf8('Nome+ADs-Pre+AOc-o\nPR11 Perfume 30 ML+ADs-10,00\nA+AOcA4w-o 1+-1+ADs-5\n')
    expect(decodeImportBytes(utf7)).toEqual({
      text: 'Nome;Preço\nPR11 Perfume 30 ML;10,00\nAção 1+1;5\n',
      notices: [{ code: 'encoding', encoding: 'utf-7' }],
    })
    const plain = 'nome;preço\nKit 2+1-3;10\nR+100-x;5\n+55-11;7\nA+Plus-B;8\n'.replace('ç', 'c')
    expect(decodeImportBytes(utf8(plain))).toEqual({ text: plain, notices: [] })
  })

  test.each([
    ['utf-16le', { isBig: false, mark: true }],
    ['utf-16be', { isBig: true, mark: true }],
    ['utf-16le', { isBig: false, mark: false }],
    ['utf-16be', { isBig: true, mark: false }],
  ] as const)('row 6: %s, %j', (encoding, form) => {
    expect(decodeImportBytes(utf16(TEXT, form))).toEqual({ text: TEXT, notices: [{ code: 'encoding', encoding }] })
  })

  test.each([
    ['a workbook', 'spreadsheet', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    ['an old workbook', 'spreadsheet', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['a picture', 'binary', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
    ['noise', 'binary', Array.from({ length: 500 }, (_, at) => (at * 7919) % 251)],
  ] as const)('row 35: refuses %s by its content', (_, code, bytes) => {
    expect(() => decodeImportBytes(Uint8Array.from(bytes))).toThrow(expect.objectContaining({ code }))
  })

  test('drops NUL characters', () => {
    expect(decodeImportBytes(utf8(`${'nome;preço\n'.repeat(20)}a\0b`)).text.endsWith('\nab')).toBe(true)
  })
})
