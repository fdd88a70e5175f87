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

/**
 * A list that cannot be read at all. `message` says why, in Portuguese, for staff. Compare `code`: a worker's errors are
 * copies.
 */
class ImportError extends Error {
  readonly code: ImportErrorCode

  constructor(code: ImportErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The bytes are not those of a text. */
export class ImportReadError extends ImportError {
  override readonly name = 'ImportReadError'
}

/** The text is no list of products. */
export class ImportSyntaxError extends ImportError {
  override readonly name = 'ImportSyntaxError'
}
