import type { ConnectionState } from '@loja/platform'

/** The line for each state; none while all is well. */
export const connectionTexts: Record<ConnectionState, string | null> = {
  ok: null,
  slow: 'O servidor está demorando para responder…',
  failing: 'Sem conexão com o servidor. Tentando novamente…',
  offline: 'Sem conexão',
}
