import { formatCount } from '@loja/domain'

export const messages = {
  title: 'Gerenciar Produtos',
  summary: (count: number) => `${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'} no catálogo`,
  notYet: 'A gestão de produtos ainda não está disponível nesta versão do painel.',
  loadFailed: 'Não foi possível carregar os dados.',
} as const
