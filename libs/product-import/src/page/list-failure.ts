import type { ListFailure } from './analysis-protocol'

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

export class ListError extends Error {
  override readonly name = 'ListError'
  readonly failure: ListFailure

  constructor(failure: ListFailure) {
    super(`productImport.analyse: ${failure.code}`)
    this.failure = failure
  }
}

export function listFailureOf(error: unknown): ListFailure | null {
  return error instanceof Error && error.name === 'ListError' ? (error as ListError).failure : null
}
