import { formatCount } from '@loja/domain'

export const messages = {
  title: 'Gerenciar Usuários',
  summary: (count: number) => `${formatCount(count)} ${count === 1 ? 'usuário cadastrado' : 'usuários cadastrados'}`,

  total: 'Total de Usuários',
  admins: 'Administradores',
  regular: 'Usuários Regulares',

  search: 'Buscar por nome, telefone ou ID',
  searchTag: (text: string) => `Busca: ${text}`,
  roleFilter: 'Filtrar por perfil',
  roleTag: (label: string) => `Perfil: ${label}`,
  found: (count: number) => `${formatCount(count)} ${count === 1 ? 'usuário encontrado' : 'usuários encontrados'}`,
  allRoles: 'Todos os Perfis',
  rolesInFilter: { admin: 'Administradores', user: 'Usuários' },

  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  role: 'Perfil',
  createdAt: 'Cadastro',
  nameMissing: 'Nome não informado',
  roles: { admin: 'Administrador', user: 'Usuário' },

  empty: 'Nenhum usuário encontrado',
  emptyHint: 'Ainda não há usuários cadastrados',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  loadFailed: 'Não foi possível carregar os usuários.',
} as const
