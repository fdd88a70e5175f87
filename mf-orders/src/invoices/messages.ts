export const messages = {
  title: 'Notas Fiscais',
  notYet: 'As notas fiscais ainda não estão disponíveis nesta versão do painel.',
} as const
