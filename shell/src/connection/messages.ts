import type { ConnectionState } from '@loja/platform'

export const connectionTexts: Record<ConnectionState, string | null> = {
  ok: null,
  slow: 'O servidor está demorando para responder…',
  failing: 'Sem conexão com o servidor. Tentando novamente…',
  offline: 'Sem conexão',
}
