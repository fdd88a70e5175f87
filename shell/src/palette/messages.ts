export const messages = {
  title: 'Ir para…',
  shortcut: 'Ctrl+K',
  failed: 'Não foi possível abrir. Verifique sua conexão e tente novamente.',
} as const
