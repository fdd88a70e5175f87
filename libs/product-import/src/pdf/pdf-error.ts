import { type ImportErrorCode, ImportReadError } from '../model/import-error'

export type PdfErrorCode = Extract<ImportErrorCode, `pdf-${string}`>

export const MOST_PAGES = 500

const MESSAGES: Record<PdfErrorCode, string> = {
  'pdf-photo': 'O arquivo é uma foto, e fotos não podem ser lidas. Peça a lista em texto, planilha ou PDF com texto.',
  'pdf-none': 'O arquivo não é um PDF.',
  'pdf-scanned':
    'O PDF só tem imagens (foi digitalizado ou fotografado) e não pode ser lido. Peça a lista em texto, planilha ou PDF com texto.',
  'pdf-encrypted': 'O PDF está protegido por senha ou restrições. Salve-o sem proteção e tente novamente.',
  'pdf-damaged': 'O PDF está danificado ou incompleto. Peça o arquivo outra vez.',
  'pdf-unsafe':
    'O PDF usa recursos que não são lidos por segurança. Abra-o, imprima-o em um novo PDF e tente novamente.',
  'pdf-too-large': `O PDF é grande demais: são lidas até ${MOST_PAGES} páginas. Divida-o em partes menores.`,
}

export const pdfError = (code: PdfErrorCode) => new ImportReadError(code, MESSAGES[code])
