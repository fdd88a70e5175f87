import { type ImportErrorCode, ImportReadError } from '../model/import-error'

const SENTENCES = {
  'sheet-damaged': 'A planilha está danificada. Abra-a no Excel ou no LibreOffice, salve de novo e tente outra vez.',
  'sheet-too-large': 'A planilha é grande demais para ser lida. Divida-a em partes menores ou salve-a como CSV.',
  'sheet-encrypted': 'A planilha está protegida por senha. Salve uma cópia sem senha e tente outra vez.',
  'sheet-old': 'Este é um arquivo .xls antigo. Abra-o e salve como .xlsx ou CSV.',
  'sheet-other': 'Este formato de planilha não é lido. Abra o arquivo e salve como .xlsx ou CSV.',
  'sheet-none': 'O arquivo não é uma planilha .xlsx.',
} satisfies Partial<Record<ImportErrorCode, string>>

/** A workbook that is not read; its message says why, in Portuguese. */
export function workbookError(code: keyof typeof SENTENCES): ImportReadError {
  return new ImportReadError(code, SENTENCES[code])
}

export const damaged = () => workbookError('sheet-damaged')
export const tooLarge = () => workbookError('sheet-too-large')
