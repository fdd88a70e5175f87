import fc from 'fast-check'
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

  test('returns text without NUL or throws a documented error for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        try {
          expect(decodeImportBytes(bytes).text).not.toContain('\0')
        } catch (error) {
          expect(error).toMatchObject({ name: 'ImportReadError' })
        }
      }),
      { numRuns: 300 },
    )
  })
})
