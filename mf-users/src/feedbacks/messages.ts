export const messages = {
  title: 'Feedbacks',
  notYet: 'Os feedbacks dos clientes ainda não estão disponíveis nesta versão do painel.',
} as const
