export const messages = {
  title: 'Analytics',
  notYet: 'O registro de eventos de rastreamento ainda não está disponível nesta versão do painel.',
} as const
