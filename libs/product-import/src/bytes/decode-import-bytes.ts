import { type ImportErrorCode, ImportReadError } from '../model/import-error'
import type { ImportNotice } from '../model/import-table'
import { fromUtf7, isUtf7 } from './utf-7'

type Encoding = Extract<ImportNotice, { code: 'encoding' }>['encoding']

/** Text without NUL: UTF-8, or another encoding with a notice. @throws ImportReadError for binary files */
export function decodeImportBytes(bytes: Uint8Array): { text: string; notices: ImportNotice[] } {
  const utf16 = utf16In(bytes)
  if (utf16) return decoded(new TextDecoder(utf16).decode(bytes), utf16)
  const binary = detectBinary(bytes)
  if (binary) throw new ImportReadError(binary.code, binary.message)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isUtf7(text) ? decoded(fromUtf7(text), 'utf-7') : decoded(text)
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    return fromOneByte(bytes)
  }
}

function decoded(text: string, encoding?: Encoding): { text: string; notices: ImportNotice[] } {
  return { text: text.replaceAll('\0', ''), notices: encoding ? [{ code: 'encoding', encoding }] : [] }
}

/** By the letters of Portuguese that each encoding makes of the bytes; Windows-1252 if others make no more. */
function fromOneByte(bytes: Uint8Array): ReturnType<typeof decoded> {
  const [windows, mac, dos] = [fromWindows1252(bytes), new TextDecoder('macintosh').decode(bytes), fromCp850(bytes)]
  const readings: [text: string, encoding: Encoding, score: number][] = [
    [windows, 'windows-1252', letters(windows)],
    [mac, 'macintosh', letters(mac)],
    [dos, 'cp850', letters(dos.replaceAll(/[áó]/g, ' '))],
  ]
  const [text, encoding] = readings.reduce((best, next) => (next[2] > best[2] ? next : best))
  return decoded(text, encoding)
}

/** Windows-1252 from 0x80 to 0x9f, which Node decodes as control characters. */
const WINDOWS_SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function fromWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.replaceAll(/[\x80-\x9f]/g, (sign) => WINDOWS_SIGNS.charAt(sign.charCodeAt(0) - 0x80))
}

/** CP850 from 0x80, in which programs for DOS write. */
const DOS_SIGNS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\xad±‗¾¶§÷¸°¨·¹³²■\xa0'

function fromCp850(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes)
  return text.replaceAll(/[\x80-\xff]/g, (sign) => DOS_SIGNS.charAt(sign.charCodeAt(0) - 0x80))
}

/**
 * Letters where Portuguese has them. Those that are common signs of Windows-1252 prove nothing: `í` and `ô` of MacRoman
 * are `’` and `™`, `á`, `í` and `ó` of CP850 a hard space, `¡` and `¢`.
 */
const ACCENTED = new RegExp(
  [
    '(?<=[aeiouáéíóúâêôãlnrAEIOU])ç(?=[aouãõáóúâô])',
    '(?<=(?<!\\p{Lu}\\p{Lu})\\p{L})(?:ã(?![\\p{Lu}bcdfglpqtuvz])|õ(?=e)|(?!â[aeo])[éêúâ](?!\\p{Lu}))',
    '(?<!\\p{L})[éúâà](?=\\p{Ll})',
    '(?<=\\p{L})[áó](?!\\p{Lu}|[aoe])',
    '(?<=[AEIOUÁÉÍÓÚÂÊÔÃLNR])Ç(?=[AOUÃÕÁÓÚÂÔ])',
    '(?<=(?<!\\p{Ll})\\p{L})(?:Ã(?![\\p{Ll}BCDFGLPQTUVZ])|Õ(?=E)|(?!Â[AEO])[ÁÉÊÓÚÂ](?!\\p{Ll}))',
    '(?<!\\p{L})[ÁÉÊÓÚÂÀ](?=\\p{L})',
  ].join('|'),
  'gu',
)

const letters = (text: string) => text.match(ACCENTED)?.length ?? 0

/** By its byte order mark, or by zeros in every other byte. */
function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 1000)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = sample.length / 2
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le'
  return even > half * 0.7 && odd < half * 0.1 ? 'utf-16be' : null
}

interface Binary {
  code: Extract<ImportErrorCode, 'spreadsheet' | 'binary'>
  message: string
}

const SPREADSHEET: Binary = {
  code: 'spreadsheet',
  message: 'O arquivo é uma planilha do Excel, não um CSV. Salve a planilha como CSV ou use a aba de planilhas.',
}
const NOT_A_TEXT: Binary = { code: 'binary', message: 'O arquivo não é um texto. Selecione uma lista em CSV.' }

const SIGNATURES: [number[], Binary][] = [
  [[0x50, 0x4b, 0x03, 0x04], SPREADSHEET],
  [[0x50, 0x4b, 0x05, 0x06], SPREADSHEET],
  [[0xd0, 0xcf, 0x11, 0xe0], SPREADSHEET],
  [[0x25, 0x50, 0x44, 0x46], NOT_A_TEXT],
  [[0x89, 0x50, 0x4e, 0x47], NOT_A_TEXT],
  [[0xff, 0xd8, 0xff], NOT_A_TEXT],
  [[0x47, 0x49, 0x46, 0x38], NOT_A_TEXT],
  [[0x1f, 0x8b], NOT_A_TEXT],
]
const SAMPLE_BYTES = 8192
const MOST = 0.01

function detectBinary(bytes: Uint8Array): Binary | null {
  const known = SIGNATURES.find(([signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (known) return known[1]
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  let controls = 0
  for (const byte of sample) if (byte < 9 || (byte > 13 && byte < 32)) controls += 1
  return controls > 1 && controls > sample.length * MOST ? NOT_A_TEXT : null
}
