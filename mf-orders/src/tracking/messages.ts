export const messages = {
  title: 'Rastreamento',
  notYet: 'O rastreamento de envios ainda não está disponível nesta versão do painel.',
} as const
