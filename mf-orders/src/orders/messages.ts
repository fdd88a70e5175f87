import { orderConflictOf } from '@loja/data/orders'
import { counted, formatBrl, formatCount, formatDay, plural } from '@loja/domain/format'
import {
  isOrderNumberList,
  ORDER_NUMBERS_LIMIT,
  type OrderAge,
  type OrderFilter,
  type OrderPeriod,
  type OrderPeriodPreset,
  type OrderSort,
  type OrderSource,
  type OrderTotalRange,
  orderNumbersIn,
  type PaidFilter,
  paymentMethodLabel,
} from '@loja/domain/orders'
import { orderStatusLabels, paidStateLabels } from '@loja/records'
import { failureReason } from '@loja/ui/parts'

const PERIODS: Record<OrderPeriodPreset, string> = {
  hoje: 'Hoje',
  '7-dias': 'Últimos 7 dias',
  '30-dias': 'Últimos 30 dias',
  'este-mes': 'Este mês',
}
const SORTS: Record<OrderSort, string> = {
  date_desc: 'Mais recentes primeiro',
  date_asc: 'Mais antigos primeiro',
  total_desc: 'Maior total primeiro',
  total_asc: 'Menor total primeiro',
}

const PAID_STATES: Record<PaidFilter, string> = { em_aberto: 'Em aberto', ...paidStateLabels }
const SOURCES: Record<OrderSource, string> = { storefront: 'Loja virtual', manual: 'Por mão' }

const olderThan = (days: OrderAge) => `Feitos há mais de ${days} dias`

const FILTER_TAGS: { [Key in keyof OrderFilter]: (value: NonNullable<OrderFilter[Key]>) => string } = {
  search: (search) => {
    if (!isOrderNumberList(search)) return `Busca: ${search}`
    const numbers = orderNumbersIn(search)
    return `Números: ${numbers.length > 3 ? formatCount(numbers.length) : numbers.join(', ')}`
  },
  status: (status) => `Status: ${orderStatusLabels[status]}`,
  period: (period) => `Período: ${periodName(period)}`,
  olderThan,
  paid: (state) => `Pagamento: ${PAID_STATES[state]}`,
  paymentMethod: (method) => `Forma: ${paymentMethodLabel(method)}`,
  source: (source) => `Origem: ${SOURCES[source]}`,
  state: (state) => `Estado: ${state}`,
  city: (city) => `Cidade: ${city}`,
  shippingMethod: (method) => `Envio: ${method}`,
  product: (name) => `Produto: ${name}`,
  total: (range) => `Total: ${totalRange(range)}`,
}

function totalRange({ minTotal, maxTotal }: OrderTotalRange): string {
  const [min, max] = [minTotal, maxTotal].map((total) => total !== null && formatBrl(total))
  if (min && max) return `${min} a ${max}`
  return min ? `a partir de ${min}` : `até ${max}`
}

function periodName(period: OrderPeriod): string {
  if ('preset' in period) return PERIODS[period.preset]
  const { firstDay, lastDay } = period
  if (firstDay && lastDay) return `${formatDay(firstDay)} a ${formatDay(lastDay)}`
  return firstDay ? `desde ${formatDay(firstDay)}` : `até ${lastDay ? formatDay(lastDay) : ''}`
}

export const orders = (count: number) => counted(count, 'pedido', 'pedidos')

export const messages = {
  title: 'Gerenciar Pedidos',
  newOrder: 'Novo Pedido',

  total: 'Total',
  pending: 'Pendentes',
  processing: 'Processando',
  delivered: 'Entregues',
  showOnly: (figure: string) => `Mostrar só: ${figure}`,

  search: 'Buscar por número, cliente, telefone, e-mail, CPF, código ou item',
  shortSearch: 'Com uma ou duas letras, a busca encontra o começo dos nomes do cliente e do número',
  numbersLeftOut: (count: number, first: string) =>
    `${formatCount(count)} ${plural(count, 'número ficou', 'números ficaram')} de fora, a partir de ${first}: uma busca usa no máximo ${formatCount(ORDER_NUMBERS_LIMIT)}.`,
  statusFilter: 'Filtrar por status',
  allStatuses: 'Todos os status',
  filterTags: FILTER_TAGS,
  periodFilter: 'Filtrar por período',
  anyPeriod: 'Qualquer data',
  ageFilter: 'Filtrar por tempo desde o pedido',
  anyAge: 'Recentes e antigos',
  olderThan,
  periods: PERIODS,
  freePeriod: 'Escolher período',
  firstDay: 'De',
  lastDay: 'Até',
  dayFormat: 'dd/mm/aaaa',
  paidFilter: 'Filtrar por pagamento',
  anyPaid: 'Qualquer pagamento',
  paidStates: PAID_STATES,
  methodFilter: 'Filtrar por forma de pagamento',
  anyMethod: 'Qualquer forma',
  sourceFilter: 'Filtrar por origem',
  anySource: 'Qualquer origem',
  sources: SOURCES,
  stateFilter: 'Filtrar por estado',
  allStates: 'Todos os estados',
  cityFilter: 'Filtrar por cidade',
  allCities: 'Todas as cidades',
  shippingFilter: 'Filtrar por forma de envio',
  anyShipping: 'Qualquer envio',
  placesFailed: 'Erro ao carregar cidades e formas de envio.',
  noPlace: 'Nada encontrado',
  productFilter: 'Filtrar por produto',
  allProducts: 'Todos os produtos',
  noProduct: 'Nenhum produto encontrado',
  productsFailed: 'Erro ao buscar produtos.',
  unknownProduct: 'produto que não existe mais',
  minTotal: 'Total de',
  maxTotal: 'Total até',
  badTotal: 'Digite um valor em reais, como 129,90.',
  awaitingPayment: 'Aguardando pagamento',
  longPending: 'Pendentes há mais de 2 dias',
  sorts: SORTS,

  number: 'Número',
  customer: 'Cliente',
  date: 'Data',
  status: 'Status',
  amount: 'Total',
  payment: 'Pagamento',
  paidState: 'Situação do pagamento',
  actions: 'Ações',
  statusOf: (number: string) => `Status do pedido ${number}`,
  details: 'Ver Detalhes',
  detailsOf: (number: string) => `Ver Detalhes do pedido ${number}`,
  message: 'Mensagem para o cliente',
  ship: 'Enviar',
  shipOf: (number: string) => `Enviar pedido ${number}`,
  repeat: 'Repetir pedido',
  tell: 'Avisar',
  tellOf: (number: string) => `Avisar cliente do pedido ${number}`,
  deleteOf: (number: string) => `Deletar pedido ${number}`,
  moreOf: (number: string) => `Mais ações do pedido ${number}`,

  select: (number: string) => `Selecionar pedido ${number}`,
  toolbar: 'Seleção de pedidos',
  selectPage: 'Selecionar todos desta página',
  selectedCount: (count: number) => `${orders(count)} ${plural(count, 'selecionado', 'selecionados')}`,
  selectAll: (total: number) => `Selecionar todos os ${orders(total)} encontrados`,
  found: (total: number) => `${orders(total)} ${plural(total, 'encontrado', 'encontrados')}`,
  newRows: (count: number) => `${formatCount(count)} ${plural(count, 'novo pedido', 'novos pedidos')}`,

  changes: 'Desfazer alterações',
  trash: 'Lixeira',
  tooMany: (limit: number) => `No máximo ${orders(limit)} por vez. Use os filtros para escolher menos.`,
  keys: [
    ['E', 'Enviar o pedido em foco, ou avisar o cliente dele'],
    ['S', 'Escolher o status do pedido em foco'],
  ] as const,

  empty: 'Nenhum pedido encontrado',
  emptyHint: 'Ainda não há pedidos cadastrados',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  searchTracking: 'Procurar em Rastreamento',
  loadFailed: 'Não foi possível carregar os pedidos.',

  statusUpdated: 'Status do pedido atualizado com sucesso!',
  statusUpdateFailed: (error: unknown) => {
    const conflict = orderConflictOf(error)
    if (!conflict) return 'Erro ao atualizar status do pedido.'
    return `O pedido ${conflict.orderNumber} já foi alterado para ${orderStatusLabels[conflict.status]} em outra sessão.`
  },

  deleteTitle: 'Deletar pedido',
  deleteQuestion: (number: string) =>
    `Tem certeza que deseja deletar permanentemente o pedido ${number}? Esta ação não pode ser desfeita.`,
  deleteEffects: 'Por 30 dias ele pode ser restaurado na Lixeira.',
  deleted: (number: string) => `Pedido ${number} foi deletado permanentemente!`,
  deleteFailed: (error: unknown) =>
    `Erro ao deletar pedido: ${failureReason(error, { 'not-found': 'o pedido não existe mais.' })}`,
} as const
