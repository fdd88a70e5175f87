/**
 * Why a file is not read. `document-type`: it declares entities. `event`: it cancels or corrects a note. `incomplete`:
 * `field`
 * is missing, repeated or invalid.
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

/** Compare by `name`: two bundles have two classes. */
export class InvoiceFileError extends Error {
  override readonly name = 'InvoiceFileError'
  readonly problem: InvoiceFileProblem
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
