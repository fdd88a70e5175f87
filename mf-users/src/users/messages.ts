import { formatCount } from '@loja/domain'

export const messages = {
  title: 'Gerenciar Usuários',
  summary: (count: number) => `${formatCount(count)} ${count === 1 ? 'usuário cadastrado' : 'usuários cadastrados'}`,
  notYet: 'A lista de usuários ainda não está disponível nesta versão do painel.',
  loadFailed: 'Não foi possível carregar os usuários.',
} as const
