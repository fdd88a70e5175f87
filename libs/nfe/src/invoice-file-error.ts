/**
 * Why a file is not read as a note. `document-type`: it declares entities, which could load or grow. `event`: it cancels or
 * corrects a note. `incomplete`: a field is absent, stands twice or makes no sense; `field` names it.
 */
export type InvoiceFileProblem =
  | 'empty'
  | 'too-large'
  | 'not-xml'
  | 'encoding'
  | 'document-type'
  | 'several-notes'
  | 'event'
  | 'other-xml'
  | 'not-authorised'
  | 'incomplete'
  | 'archive-damaged'
  | 'archive-encrypted'
  | 'archive-too-large'

/** A file that is refused before anything of it is checked. Compare by `name`: two bundles hold two copies. */
export class InvoiceFileError extends Error {
  override readonly name = 'InvoiceFileError'
  readonly problem: InvoiceFileProblem
  /** Path of the field, as it is named in the XML. */
  readonly field: string | undefined

  constructor(problem: InvoiceFileProblem, field?: string) {
    super(field ? `${problem}: ${field}` : problem)
    this.problem = problem
    this.field = field
  }
}

export function isInvoiceFileError(value: unknown): value is InvoiceFileError {
  return value instanceof Error && value.name === 'InvoiceFileError' && 'problem' in value
}
