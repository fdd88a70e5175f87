import { choiceParam, filterParam, nameParam, pageParam, textParam } from '../list/list-param'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { limitOrderSearch, orderNumbersIn } from '../orders/order-search'
import { SHIPMENT_STATES } from './shipment-state'
import { joinSpacedCodes } from './tracking-code'

/** What the list shows: shipments in a state, or orders that were sent and have no shipment with a code (TRK-05). */
export const SHIPMENT_FILTER_STATES = [...SHIPMENT_STATES, 'sem_codigo'] as const
export type ShipmentFilterState = (typeof SHIPMENT_FILTER_STATES)[number]

/** Days without movement to choose from. */
export const STALLED_DAYS = ['3', '7', '15', '30'] as const
export type StalledDays = (typeof STALLED_DAYS)[number]

/** By when something last happened; the wire values of `list_shipments`. The first is the list's own order. */
export const SHIPMENT_SORTS = ['moved_desc', 'moved_asc'] as const
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number]

export const SHIPMENT_PAGE_SIZES = [20, 50, 100] as const

const CARRIER_LIMIT = 100

const described = listParams({
  search: textParam('busca', {
    limit: limitOrderSearch,
    narrows: (search) => orderNumbersIn(search).length > 0,
  }),
  state: filterParam('estado', SHIPMENT_FILTER_STATES),
  carrier: nameParam('transportadora', CARRIER_LIMIT),
  stalled: filterParam('parado', STALLED_DAYS),
  sort: choiceParam('ordem', SHIPMENT_SORTS, (sort) => (sort === 'moved_asc' ? 'mais-antigos' : 'mais-recentes')),
  pageSize: choiceParam('por-pagina', SHIPMENT_PAGE_SIZES),
  page: pageParam,
})

/** What the address says about the list of shipments. */
export type ShipmentListParams = ListParamsOf<typeof described>

/** What narrows the list of shipments. */
export type ShipmentFilter = ListFilterOf<typeof described>

/** An order without a code has no carrier to filter by: whichever was chosen last stands. */
function consistent(params: ShipmentListParams): ShipmentListParams {
  return params.state === 'sem_codigo' && params.carrier !== null ? { ...params, carrier: null } : params
}

/** The list of shipments in its address. */
export const shipmentListParams: typeof described = {
  ...described,
  parse: (query) => consistent(described.parse(query)),
  change: (params, patch) => {
    const leavesOrders = patch.carrier && params.state === 'sem_codigo' && patch.state === undefined
    return consistent(described.change(params, leavesOrders ? { ...patch, state: null } : patch))
  },
}

/** The filter as the database is asked: the parts of the search, one code each, separated by spaces. */
export function resolveShipmentFilter({ search, ...filter }: ShipmentFilter): ShipmentFilter {
  return { search: shipmentSearchParts(search).join(' '), ...pick(filter) }
}

/** Numbers and codes, or parts of them, that a search names; a code that is written in groups is one. */
export function shipmentSearchParts(search: string): string[] {
  return orderNumbersIn(joinSpacedCodes(search))
}

/** A search as it may stand in the address: as of orders, with codes that are written in groups in one word each. */
export function limitShipmentSearch(text: string): string {
  return limitOrderSearch(joinSpacedCodes(text))
}

/** Only what narrows: the parameters of a page name it too. */
function pick({ state, carrier, stalled }: Omit<ShipmentFilter, 'search'>): Omit<ShipmentFilter, 'search'> {
  return { state, carrier, stalled }
}
