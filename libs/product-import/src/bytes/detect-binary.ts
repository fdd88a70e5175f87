import type { ImportErrorCode } from '../model/import-error'

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
  // A ZIP, which is what .xlsx and .ods are, and the container of the old .xls.
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
/** Of control characters; a text has next to none. */
const MOST = 0.01

/** What a file is that is no text, by its first bytes whatever its name; null for a text. */
export function detectBinary(bytes: Uint8Array): Binary | null {
  const known = SIGNATURES.find(([signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (known) return known[1]
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  let controls = 0
  for (const byte of sample) if (byte < 9 || (byte > 13 && byte < 32)) controls += 1
  return controls > 1 && controls > sample.length * MOST ? NOT_A_TEXT : null
}
