export const messages = {
  startFailed: 'Não foi possível abrir o painel. Verifique sua conexão e tente novamente.',
} as const
