import { isDataError } from '@loja/data/client'
import type { FeedbackChange } from '@loja/data/feedbacks'
import type { FeedbackFilter, FeedbackRating, FeedbackSort, FeedbackState } from '@loja/domain/feedbacks'
import { ABSENT, counted, formatCount, formatDateTime, plural } from '@loja/domain/format'
import { failureReason } from '@loja/ui/parts'
import { messages as feedback } from '../feedback/messages'

const STATES_IN_FILTER: Record<FeedbackState, string> = {
  pendente: 'Pendentes',
  aprovado: 'Aprovados',
  oculto: 'Ocultos',
}
const DONE: Record<FeedbackState, [one: string, many: string]> = {
  pendente: ['marcado como pendente', 'marcados como pendentes'],
  aprovado: ['aprovado', 'aprovados'],
  oculto: ['oculto', 'ocultos'],
}
const VERBS: Record<FeedbackState, string> = {
  pendente: 'Marcar como pendente',
  aprovado: 'Aprovar',
  oculto: 'Ocultar',
}
const SORTS: Record<FeedbackSort, string> = {
  date_desc: 'Mais recentes primeiro',
  date_asc: 'Mais antigos primeiro',
  rating_asc: 'Menor nota primeiro',
  rating_desc: 'Maior nota primeiro',
}

const feedbacks = (count: number) => counted(count, 'feedback', 'feedbacks')
const stars = (rating: FeedbackRating) => `${rating} ${plural(rating, 'estrela', 'estrelas')}`

const FILTER_TAGS: { [Key in keyof FeedbackFilter]: (value: NonNullable<FeedbackFilter[Key]>) => string } = {
  search: (search) => `Busca: ${search}`,
  state: (state) => `Status: ${feedback.states[state]}`,
  rating: (rating) => `Nota: ${stars(rating)}`,
  product: (name) => `Produto: ${name}`,
  unanswered: () => 'Sem resposta',
}

const changed = 'mudou em outra sessão e ficou como está. Confira e tente novamente.'

export const messages = {
  title: 'Feedbacks',

  total: 'Total',
  pending: 'Pendentes',
  unanswered: 'Sem resposta',
  average: 'Nota média',
  rating: 'Nota',
  date: 'Data',
  noAverage: ABSENT,
  showPending: 'Mostrar só os pendentes',
  showUnanswered: 'Mostrar só os sem resposta',

  search: 'Buscar por comentário ou cliente',
  stateFilter: 'Filtrar por status',
  allStates: 'Todos os status',
  stateOption: (state: FeedbackState, count: number | undefined) => withCount(STATES_IN_FILTER[state], count),
  ratingFilter: 'Filtrar por nota',
  allRatings: 'Todas as notas',
  ratingOption: (rating: FeedbackRating, count: number | undefined) => withCount(stars(rating), count),
  productFilter: 'Filtrar por produto',
  allProducts: 'Todos os produtos',
  noProduct: 'Nenhum produto com este nome',
  productsFailed: 'Não foi possível carregar os produtos.',
  unknownProduct: 'Produto desconhecido',
  filterTags: FILTER_TAGS,
  sorts: SORTS,

  product: 'Produto',
  comment: 'Comentário',
  customer: 'Cliente',
  state: 'Status',
  actions: 'Ações',
  noComment: feedback.noComment,
  answered: 'Respondido',
  changed: 'O cliente mudou o texto. Confira.',
  noName: 'Nome não informado',
  productGone: 'produto excluído',
  /** E.g. `feedback de Ana sobre Colônia`. */
  feedbackOf: (customer: string | null, product: string) =>
    `feedback de ${customer ?? 'cliente sem nome'} sobre ${product}`,
  approve: VERBS.aprovado,
  hide: VERBS.oculto,
  reply: 'Responder',
  editReply: 'Ver resposta',
  withKey: (verb: string, key: string) => `${verb} (${key})`,

  select: (name: string) => `Selecionar ${name}`,
  toolbar: 'Seleção de feedbacks',
  selectPage: 'Selecionar todos desta página',
  selectedCount: (count: number) => `${feedbacks(count)} ${plural(count, 'selecionado', 'selecionados')}`,
  selectAll: (total: number) => `Selecionar todos os ${feedbacks(total)} encontrados`,
  found: (total: number) => `${feedbacks(total)} ${plural(total, 'encontrado', 'encontrados')}`,
  newRows: (count: number) => counted(count, 'novo feedback', 'novos feedbacks'),
  tooMany: (limit: number) => `No máximo ${feedbacks(limit)} por vez. Use os filtros para escolher menos.`,

  done: (state: FeedbackState, count: number) => `${feedbacks(count)} ${plural(count, ...DONE[state])}`,
  undo: 'Desfazer',
  undone: (restored: number, count: number) => {
    if (restored === 0) return 'Nada a desfazer: os feedbacks já mudaram.'
    const back = `${feedbacks(restored)} ${plural(restored, 'voltou', 'voltaram')} ao status anterior`
    return restored < count
      ? `${back}, ${formatCount(count - restored)} já ${plural(count - restored, 'mudou', 'mudaram')}`
      : back
  },
  undoFailed: (error: unknown) => `Erro ao desfazer: ${failureReason(error)}`,
  stateFailed: (error: unknown) =>
    isConflict(error)
      ? `O feedback ${changed}`
      : `Erro ao alterar feedback: ${failureReason(error, { 'not-found': 'ele não existe mais.' })}`,

  bulkFailed: (error: unknown) =>
    isConflict(error)
      ? 'A lista mudou em outra sessão e nada foi alterado. Confira os feedbacks e tente novamente.'
      : `Erro ao alterar feedbacks: ${failureReason(error)}`,
  leftAlone: (count: number) => `${feedbacks(count)} não ${plural(count, 'foi alterado', 'foram alterados')}`,
  leftAloneBecause: (product: string | null, state: FeedbackState | null) =>
    state === null
      ? 'Um feedback não existe mais.'
      : `${product}: mudou em outra sessão, agora está como ${feedback.states[state]}.`,

  oneLoading: 'Feedback',
  oneWaiting: 'Carregando o feedback',
  oneFailed: 'Não foi possível carregar o feedback.',
  oneMissing: 'Feedback não encontrado',
  oneMissingHint: 'Ele pode ter sido excluído com a conta do cliente, ou o link está incorreto.',
  dialogTitle: (customer: string | null) => `Feedback de ${customer ?? 'cliente sem nome'}`,
  order: (number: string) => `Pedido ${number}`,
  showCustomer: 'Ver cliente',
  orderGone: 'Pedido deletado',
  storeReply: 'Resposta da loja',
  replyHelp: 'Aparece na loja junto com o comentário, quando ele está aprovado.',
  repliedAt: (name: string | null, repliedAt: string) =>
    `Respondido${name ? ` por ${name}` : ''} em ${formatDateTime(repliedAt)}`,
  saveReply: 'Salvar resposta',
  removeReply: 'Excluir resposta',
  replySaved: 'Resposta salva.',
  replyRemoved: 'Resposta excluída.',
  replyFailed: (error: unknown) =>
    isConflict(error)
      ? null
      : `Erro ao salvar resposta: ${failureReason(error, { 'not-found': 'o feedback não existe mais.' })}`,
  replyConflict: (reply: string | null) =>
    `Este feedback mudou em outra sessão. ${reply ? `A resposta agora é: “${reply}”.` : 'Confira o comentário acima.'} Salvar de novo substitui o que está lá.`,

  replyMany: 'Responder…',
  replyManyTitle: (count: number) => `Responder ${feedbacks(count)}`,
  replyManyHelp: 'Todos recebem o mesmo texto. Quem já tem resposta fica como está.',
  replyManyDone: ({ matched, changed: written, failures }: FeedbackChange) => {
    const unchanged = matched - written - failures.filter(({ state }) => state !== null).length
    const sent = `${feedbacks(written)} ${plural(written, 'respondido', 'respondidos')}.`
    return unchanged > 0 ? `${sent} ${feedbacks(unchanged)} já ${plural(unchanged, 'tinha', 'tinham')} resposta.` : sent
  },

  keys: [
    ['A', 'Aprovar o feedback em foco'],
    ['O', 'Ocultar o feedback em foco'],
    ['R', 'Abrir o feedback em foco e responder'],
  ] as const,

  empty: 'Nenhum feedback encontrado',
  emptyHint: 'Ainda não há feedbacks de clientes',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  loadFailed: 'Não foi possível carregar os feedbacks.',
} as const

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${formatCount(count)})`
}

function isConflict(error: unknown): boolean {
  return isDataError(error, 'conflict')
}
