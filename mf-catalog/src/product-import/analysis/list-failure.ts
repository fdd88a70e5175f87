import type { ListFailure } from './analysis-protocol'

/** The reader's own errors carry a sentence for staff; of any other only the name is told. */
export function failureOf(error: unknown): ListFailure {
  if (!(error instanceof Error)) return { code: 'unknown', text: null }
  const isReaders = error.name === 'ImportReadError' || error.name === 'ImportSyntaxError'
  const code = (error as { code?: unknown }).code
  if (isReaders)
    return { code: error.name === 'ImportReadError' ? 'unreadable' : String(code ?? error.name), text: error.message }
  console.error('[productImport.analyse]', error)
  return {
    code: error.name === 'NotReadableError' || error.name === 'NotFoundError' ? 'unreadable' : 'unknown',
    text: null,
  }
}

/** Why a list cannot be read. A worker sends only the failure, not the error. */
export class ListError extends Error {
  override readonly name = 'ListError'
  readonly failure: ListFailure

  constructor(failure: ListFailure) {
    super(`productImport.analyse: ${failure.code}`)
    this.failure = failure
  }
}

/** The failure of a `ListError`, null for other errors. */
export function listFailureOf(error: unknown): ListFailure | null {
  return error instanceof Error && error.name === 'ListError' ? (error as ListError).failure : null
}
