import { isDataError } from '@loja/data/client'
import { type SupplierRow, supplierConflictOf } from '@loja/data/suppliers'
import { counted } from '@loja/domain/format'
import type { ActiveStatus } from '@loja/domain/list'
import type { SupplierFilter, SupplierSort } from '@loja/domain/suppliers'
import { failureReason } from '@loja/ui/parts'

const STATUSES: Record<ActiveStatus, string> = { active: 'Ativos', inactive: 'Inativos' }
const SORTS: Record<SupplierSort, string> = {
  name_asc: 'Nome, de A a Z',
  name_desc: 'Nome, de Z a A',
  last_list_desc: 'Última lista mais recente',
  last_list_asc: 'Última lista mais antiga',
  items_desc: 'Mais itens primeiro',
  items_asc: 'Menos itens primeiro',
}
const FILTER_TAGS: { [Key in keyof SupplierFilter]: (value: NonNullable<SupplierFilter[Key]>) => string } = {
  search: (text) => `Busca: ${text}`,
  status: (status) => `Status: ${STATUSES[status]}`,
}

export const messages = {
  title: 'Fornecedores',
  found: (count: number) => counted(count, 'fornecedor encontrado', 'fornecedores encontrados'),
  search: 'Buscar fornecedor por nome',
  filterTags: FILTER_TAGS,
  empty: 'Nenhum fornecedor encontrado',
  emptyHint:
    'Cadastre quem manda listas de preços. Depois cole a lista como ela chega: texto do WhatsApp, PDF ou planilha.',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  loadFailed: 'Não foi possível carregar os fornecedores.',
  oneFailed: 'Não foi possível carregar o fornecedor.',
  keys: [
    ['N', 'Novo fornecedor'],
    ['S', 'Escolher o status do fornecedor em foco'],
  ] as const,

  total: 'Total',
  inactive: 'Inativos',
  showInactive: 'Mostrar só os inativos',
  statusFilter: 'Filtrar por status',
  allStatuses: 'Todos os status',
  statuses: STATUSES,
  sorts: SORTS,

  name: 'Nome',
  lastList: 'Última lista',
  noList: 'Nenhuma lista',
  items: 'Itens conhecidos',
  itemCount: (count: number) => counted(count, 'item', 'itens'),
  status: 'Status',
  actions: 'Ações',
  active: 'Ativo',
  inactiveOne: 'Inativo',
  statusOf: (name: string) => `Status de ${name}`,
  moreOf: (name: string) => `Mais ações de ${name}`,
  newList: 'Nova lista',
  edit: 'Editar',
  history: 'Listas e itens',
  delete: 'Excluir',
  deleteTitle: 'Excluir fornecedor',
  deleteQuestion: ({ name, items }: SupplierRow) =>
    `${name} sai da página${items === 0 ? '' : `, com ${counted(items, 'item conhecido', 'itens conhecidos')}`}. Produtos, custos e alterações ficam como estão.`,
  deleted: (name: string) => `${name} foi excluído.`,
  deleteFailed: (error: unknown) => `Erro ao excluir fornecedor: ${failureReason(error, CHANGED)}`,

  add: 'Novo fornecedor',
  editTitle: (name: string) => `Editar ${name}`,
  save: 'Salvar',
  contact: 'Contato',
  whatsapp: 'WhatsApp',
  whatsappHelp: 'Com DDD, por exemplo (11) 98765-4321.',
  notes: 'Observação',
  saved: (name: string) => `${name} salvo.`,
  /** A taken name is shown at the field. */
  saveFailed: (error: unknown) =>
    isNameTaken(error) ? null : `Erro ao salvar fornecedor: ${failureReason(error, CHANGED)}`,
  nameTaken: 'Já existe um fornecedor com este nome.',

  categoryRules: 'Regras por categoria',
  rulesFailed: 'Não foi possível carregar as regras por categoria.',
} as const

const CHANGED = {
  conflict: 'ele foi alterado em outra sessão. Confira e tente novamente.',
  'not-found': 'ele foi excluído em outra sessão.',
}

export function isNameTaken(error: unknown): boolean {
  return isDataError(error, 'conflict') && supplierConflictOf(error) === null
}
