import { formatCount } from '@loja/domain/format'
import type { ProfileFilter, ProfileRole } from '@loja/domain/profiles'

const ROLES_IN_FILTER: Record<ProfileRole, string> = { admin: 'Administradores', user: 'Usuários' }

const FILTER_TAGS: { [Key in keyof ProfileFilter]: (value: NonNullable<ProfileFilter[Key]>) => string } = {
  search: (text) => `Busca: ${text}`,
  role: (role) => `Perfil: ${ROLES_IN_FILTER[role]}`,
}

export const messages = {
  title: 'Gerenciar Usuários',
  total: 'Total de Usuários',
  admins: 'Administradores',
  regular: 'Usuários Regulares',
  showOnly: (figure: string) => `Mostrar só: ${figure}`,

  search: 'Buscar por nome, telefone ou ID',
  roleFilter: 'Filtrar por perfil',
  filterTags: FILTER_TAGS,
  found: (count: number) => `${formatCount(count)} ${count === 1 ? 'usuário encontrado' : 'usuários encontrados'}`,
  allRoles: 'Todos os Perfis',
  rolesInFilter: ROLES_IN_FILTER,

  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  role: 'Perfil',
  createdAt: 'Cadastro',
  nameMissing: 'Nome não informado',
  roles: { admin: 'Administrador', user: 'Usuário' },

  moreOf: (name: string) => `Mais ações de ${name}`,
  changeRole: { admin: 'Tornar administrador', user: 'Tornar usuário' },

  empty: 'Nenhum usuário encontrado',
  emptyHint: 'Ainda não há usuários cadastrados',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  loadFailed: 'Não foi possível carregar os usuários.',
} as const
