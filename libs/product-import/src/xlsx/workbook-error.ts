import { type ImportErrorCode, ImportReadError } from '../model/import-error'

const SENTENCES = {
  'sheet-damaged': 'A planilha está danificada. Abra-a no Excel ou no LibreOffice, salve de novo e tente novamente.',
  'sheet-too-large': 'A planilha é grande demais para ser lida. Divida-a em partes menores ou salve-a como CSV.',
  'sheet-encrypted': 'A planilha está protegida por senha. Salve uma cópia sem senha e tente novamente.',
  'sheet-old': 'Este é um arquivo .xls antigo. Abra-o e salve como .xlsx ou CSV.',
  'sheet-other': 'Este formato de planilha não é lido. Abra o arquivo e salve como .xlsx ou CSV.',
  'sheet-none': 'O arquivo não é uma planilha .xlsx.',
} satisfies Partial<Record<ImportErrorCode, string>>

/** The message is Portuguese. */
export function workbookError(code: keyof typeof SENTENCES): ImportReadError {
  return new ImportReadError(code, SENTENCES[code])
}

export const damaged = () => workbookError('sheet-damaged')
export const tooLarge = () => workbookError('sheet-too-large')

const ZIP = [0x50, 0x4b]
/** Compound file: Excel until 2003, and encrypted workbooks. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]
/** Excel 2 to 4, without a compound file. */
const OLDEST_SHEETS = [
  [0x09, 0x00],
  [0x09, 0x02],
  [0x09, 0x04],
]

const startsWith = (bytes: Uint8Array, signature: number[]) => signature.every((value, index) => bytes[index] === value)

/** Searches UTF-16 text, as in the directory of a compound file. */
function holdsWide(bytes: Uint8Array, text: string): boolean {
  const codes = [...text].flatMap((letter) => [letter.charCodeAt(0), 0])
  const [first = 0] = codes
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return true
  }
  return false
}

/** @throws ImportReadError unless the bytes are an archive; the message names similar formats */
export function requireArchive(bytes: Uint8Array): void {
  if (startsWith(bytes, ZIP)) return
  if (startsWith(bytes, COMPOUND_FILE)) {
    throw workbookError(holdsWide(bytes, 'EncryptedPackage') ? 'sheet-encrypted' : 'sheet-old')
  }
  throw workbookError(OLDEST_SHEETS.some((signature) => startsWith(bytes, signature)) ? 'sheet-old' : 'sheet-none')
}
