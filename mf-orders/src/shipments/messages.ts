import { counted, formatCount } from '@loja/domain/format'
import { ORDER_NUMBERS_LIMIT } from '@loja/domain/orders'
import {
  type ShipmentFilter,
  type ShipmentFilterState,
  type ShipmentSort,
  type StalledDays,
  shipmentSearchParts,
} from '@loja/domain/shipments'
import { shipmentStateLabels } from '@loja/records'

const STATES: Record<ShipmentFilterState, string> = { ...shipmentStateLabels, sem_codigo: 'Enviados sem código' }
const stalledFor = (days: StalledDays) => `Parados há mais de ${days} dias`

const FILTER_TAGS: { [Key in keyof ShipmentFilter]: (value: NonNullable<ShipmentFilter[Key]>) => string } = {
  search: (search) => {
    const parts = shipmentSearchParts(search)
    return parts.length > 3 ? `Busca: ${formatCount(parts.length)} números ou códigos` : `Busca: ${parts.join(', ')}`
  },
  state: (state) => (state === 'sem_codigo' ? STATES[state] : `Status: ${STATES[state]}`),
  carrier: (carrier) => `Transportadora: ${carrier}`,
  stalled: stalledFor,
}

const SORTS: Record<ShipmentSort, string> = {
  moved_desc: 'Mais recentes primeiro',
  moved_asc: 'Parados há mais tempo primeiro',
}

export const messages = {
  title: 'Rastreamento',
  many: 'Informar em lote',

  states: STATES,
  stalled: 'Parados',
  /** At most two words. */
  cards: {
    aguardando: 'Aguardando',
    em_transito: 'Em trânsito',
    saiu_para_entrega: 'Em entrega',
    problema: 'Problemas',
  },
  keys: [['E', 'Informar o código do pedido em foco, se ele não tem']] as const,

  showState: (state: ShipmentFilterState) => `Mostrar só: ${STATES[state]}`,

  search: 'Buscar por pedido ou código',
  leftOut: (count: number, first: string) =>
    `${counted(count, 'número ou código ficou', 'números ou códigos ficaram')} de fora, a partir de ${first}: uma busca usa no máximo ${formatCount(ORDER_NUMBERS_LIMIT)}.`,
  stateFilter: 'Filtrar por status',
  allStates: 'Todos os status',
  carrierFilter: 'Filtrar por transportadora',
  allCarriers: 'Todas as transportadoras',
  stalledFilter: 'Filtrar por tempo parado',
  anyTime: 'Parados ou não',
  stalledFor,
  filterTags: FILTER_TAGS,
  sorts: SORTS,
  found: (count: number, areOrders: boolean) =>
    areOrders
      ? counted(count, 'pedido encontrado', 'pedidos encontrados')
      : counted(count, 'envio encontrado', 'envios encontrados'),

  order: 'Pedido',
  carrier: 'Transportadora',
  event: 'Último evento',
  code: 'Código',
  noCode: 'Sem código',
  state: 'Status',
  moved: 'Última movimentação',
  noEvent: 'Nenhum evento ainda',
  actions: 'Ações',
  details: 'Ver envio',
  detailsOf: (number: string) => `Ver envio do pedido ${number}`,

  sentAt: 'Enviado',
  customer: 'Cliente',
  shippingMethod: 'Forma de envio',

  empty: 'Nenhum envio encontrado',
  emptyHint: 'Os envios aparecem aqui quando um pedido recebe um código de rastreamento',
  emptyFilteredHint: 'Tente ajustar os filtros de busca',
  noneWithoutCode: { empty: 'Todos os pedidos enviados têm código', emptyFilteredHint: 'Não há nada a fazer aqui.' },
  loadFailed: 'Não foi possível carregar os envios.',
} as const
