import { formatCount } from '@loja/domain'

export const messages = {
  title: 'Configurações',
  summary: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'configuração preenchida' : 'configurações preenchidas'}`,
  notYet: 'A edição das configurações ainda não está disponível nesta versão do painel.',
  loadFailed: 'Não foi possível carregar as configurações.',
} as const
