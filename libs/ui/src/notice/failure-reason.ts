import { type DataErrorCode, isDataError } from '@loja/data'

type Reasons = Record<DataErrorCode, string>

/** Why something failed, as staff would say it after a colon (ERR-02: nothing of what the database said). */
const REASONS: Reasons = {
  network: 'sem resposta do servidor. Verifique sua conexão.',
  session: 'sua sessão terminou.',
  forbidden: 'sua conta não tem permissão.',
  'not-found': 'o registro não existe mais.',
  conflict: 'outra sessão já alterou o registro.',
  limit: 'o limite foi atingido.',
  invalid: 'o servidor não aceitou os dados.',
  busy: 'muitas solicitações. Aguarde um instante e tente novamente.',
  unknown: 'ocorreu um erro inesperado.',
}

/**
 * The reason for an error, in small letters, to stand after a colon.
 * @param words what this page says better, e.g. `o pedido não existe mais.`
 */
export function failureReason(error: unknown, words: Partial<Reasons> = {}): string {
  const code = isDataError(error) ? error.code : 'unknown'
  // Another bundle may be newer, and know a code that this one does not.
  return words[code] ?? REASONS[code] ?? REASONS.unknown
}

/** The same as a sentence of its own. */
export function failureSentence(error: unknown): string {
  const reason = failureReason(error)
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
