import { type DataErrorCode, isDataError } from '@loja/data/client'

type Reasons = Record<DataErrorCode, string>

/** Follow a colon (ERR-02). */
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

/** @param words e.g. `o pedido não existe mais.` */
export function failureReason(error: unknown, words: Partial<Reasons> = {}): string {
  const code = isDataError(error) ? error.code : 'unknown'
  // A newer bundle may have codes unknown to this one.
  return words[code] ?? REASONS[code] ?? REASONS.unknown
}

export function failureSentence(error: unknown): string {
  const reason = failureReason(error)
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
