import { joinSpacedCodes } from '../format/spaced-codes'
import { choiceParam, filterParam, nameParam, pageParam, pageSizeParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { limitOrderSearch, orderNumbersIn } from '../orders/order-search'
import { SHIPMENT_STATES } from './shipment-state'

export const SHIPMENT_FILTER_STATES = [...SHIPMENT_STATES, 'sem_codigo'] as const
export type ShipmentFilterState = (typeof SHIPMENT_FILTER_STATES)[number]

export const STALLED_DAYS = ['3', '7', '15', '30'] as const
export type StalledDays = (typeof STALLED_DAYS)[number]

/** By last movement; wire values of `list_shipments`. */
const SORT_WORDS = { moved_desc: 'mais-recentes', moved_asc: 'mais-antigos' } as const
export type ShipmentSort = keyof typeof SORT_WORDS

const CARRIER_LIMIT = 100

const described = listParams({
  search: textParam('busca', {
    limit: limitOrderSearch,
    narrows: (search) => orderNumbersIn(search).length > 0,
  }),
  state: filterParam('estado', SHIPMENT_FILTER_STATES),
  carrier: nameParam('transportadora', CARRIER_LIMIT),
  stalled: filterParam('parado', STALLED_DAYS),
  sort: choiceParam('ordem', SORT_WORDS),
  pageSize: pageSizeParam,
  page: pageParam,
})

type ShipmentListParams = ListParamsOf<typeof described>

export type ShipmentFilter = ListFilterOf<typeof described>

/** An order without a code has no carrier. */
function consistent(params: ShipmentListParams): ShipmentListParams {
  return params.state === 'sem_codigo' && params.carrier !== null ? { ...params, carrier: null } : params
}

export const shipmentListParams: typeof described = {
  ...described,
  parse: (query) => consistent(described.parse(query)),
  change: (params, patch) => {
    const leavesOrders = patch.carrier && params.state === 'sem_codigo' && patch.state === undefined
    return consistent(described.change(params, leavesOrders ? { ...patch, state: null } : patch))
  },
}

/** Separated by spaces. */
export function resolveShipmentFilter({ search, ...filter }: ShipmentFilter): ShipmentFilter {
  return { search: shipmentSearchParts(search).join(' '), ...pick(filter) }
}

export function shipmentSearchParts(search: string): string[] {
  return orderNumbersIn(search)
}

/** As `limitOrderSearch`, with the groups of a code joined. */
export function limitShipmentSearch(text: string): string {
  return joinSpacedCodes(limitOrderSearch(text))
}

function pick({ state, carrier, stalled }: Omit<ShipmentFilter, 'search'>): Omit<ShipmentFilter, 'search'> {
  return { state, carrier, stalled }
}
