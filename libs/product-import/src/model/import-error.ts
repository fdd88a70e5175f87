export type ImportErrorCode =
  | 'spreadsheet'
  | 'binary'
  | 'no-heading'
  | 'json-syntax'
  | 'json-no-list'
  | 'sheet-damaged'
  | 'sheet-too-large'
  | 'sheet-encrypted'
  | 'sheet-old'
  | 'sheet-other'
  | 'sheet-none'
  | 'pdf-photo'
  | 'pdf-none'
  | 'pdf-scanned'
  | 'pdf-encrypted'
  | 'pdf-damaged'
  | 'pdf-unsafe'
  | 'pdf-too-large'

/** `message` is Portuguese, for staff. Compare `code`: errors of a worker are copies. */
class ImportError extends Error {
  readonly code: ImportErrorCode

  constructor(code: ImportErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export class ImportReadError extends ImportError {
  override readonly name = 'ImportReadError'
}

export class ImportSyntaxError extends ImportError {
  override readonly name = 'ImportSyntaxError'
}
