import { type DataErrorCode, isDataError } from '@loja/data'
import { formatCount } from '@loja/domain'

/** Why a deletion failed, as staff would say it (ERR-02: nothing of what the database said). */
const DELETE_REASONS: Partial<Record<DataErrorCode, string>> = {
  network: 'sem resposta do servidor. Verifique sua conexão e tente novamente.',
  forbidden: 'sua conta não tem permissão.',
  'not-found': 'o pedido não existe mais.',
  busy: 'muitas solicitações. Aguarde um instante e tente novamente.',
}
const UNKNOWN_REASON = 'ocorreu um erro inesperado.'

export const messages = {
  title: 'Gerenciar Pedidos',
  summary: (total: number, pending: number) =>
    `${formatCount(total)} ${total === 1 ? 'pedido' : 'pedidos'}, ${formatCount(pending)} ${pending === 1 ? 'pendente' : 'pendentes'}`,

  total: 'Total',
  pending: 'Pendentes',
  processing: 'Processando',
  delivered: 'Entregues',

  search: 'Buscar por número do pedido',
  statusFilter: 'Filtrar por status',
  allStatuses: 'Todos os status',
  searchTag: (text: string) => `Número: ${text}`,
  statusTag: (label: string) => `Status: ${label}`,
  clearFilters: 'Limpar filtros',

  number: 'Número',
  date: 'Data',
  status: 'Status',
  amount: 'Total',
  actions: 'Ações',
  statusOf: (number: string) => `Status do pedido ${number}`,
  details: 'Ver Detalhes',
  detailsOf: (number: string) => `Ver Detalhes do pedido ${number}`,
  delete: 'Deletar',
  deleteOf: (number: string) => `Deletar pedido ${number}`,

  empty: 'Nenhum pedido encontrado',
  emptyHint: 'Ainda não há pedidos cadastrados',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  loadFailed: 'Não foi possível carregar os pedidos.',

  statusUpdated: 'Status do pedido atualizado com sucesso!',
  statusUpdateFailed: 'Erro ao atualizar status do pedido.',

  deleteTitle: 'Deletar pedido',
  deleteQuestion: (number: string) =>
    `Tem certeza que deseja deletar permanentemente o pedido ${number}? Esta ação não pode ser desfeita.`,
  deleted: (number: string) => `Pedido ${number} foi deletado permanentemente!`,
  deleteFailed: (error: unknown) =>
    `Erro ao deletar pedido: ${(isDataError(error) && DELETE_REASONS[error.code]) || UNKNOWN_REASON}`,
} as const
