import { ImportReadError } from '../model/import-error'
import type { ImportNotice } from '../model/import-notice'
import { detectBinary } from './detect-binary'

type Encoding = Extract<ImportNotice, { code: 'encoding' }>['encoding']

/**
 * The text of a file: UTF-8 with or without its mark, UTF-16 as a spreadsheet's "Unicode text" has it, else
 * Windows-1252, which is told. Never holds NUL. Throws `ImportReadError` for what is no text.
 */
export function decodeImportBytes(bytes: Uint8Array): { text: string; notices: ImportNotice[] } {
  const utf16 = utf16In(bytes)
  if (utf16) return decoded(new TextDecoder(utf16).decode(bytes), utf16)
  const binary = detectBinary(bytes)
  if (binary) throw new ImportReadError(binary.code, binary.message)
  try {
    return decoded(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    return decoded(fromWindows1252(bytes), 'windows-1252')
  }
}

function decoded(text: string, encoding?: Encoding): { text: string; notices: ImportNotice[] } {
  return { text: text.replaceAll('\0', ''), notices: encoding ? [{ code: 'encoding', encoding }] : [] }
}

/** What Windows-1252 has from 0x80 to 0x9f; Node's decoder takes these bytes for control characters of Latin-1. */
const WINDOWS_SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function fromWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.replaceAll(/[\x80-\x9f]/g, (sign) => WINDOWS_SIGNS.charAt(sign.charCodeAt(0) - 0x80))
}

/** By its mark, or by the zeros in every other byte of an unmarked text of western letters. */
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
