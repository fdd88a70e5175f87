import { isOrderStatus, type OrderStatus } from './order-status'

/** What the address says about the list of orders. */
export interface OrderListParams {
  /** Part of an order number, as typed; empty for all. */
  search: string
  /** `null` for every status. */
  status: OrderStatus | null
  /** 1-based. */
  page: number
}

/** Longer than any order number; the rest of what was pasted is dropped. */
const SEARCH_LIMIT = 100
/** Beyond any list: keeps the offset inside PostgreSQL's integer range. */
const PAGE_LIMIT = 10_000_000

/** Reads the parameters of `/admin/orders`; what makes no sense counts as absent. */
export function parseOrderListParams(query: { get(name: string): string | null }): OrderListParams {
  const status = query.get('status')
  return {
    search: withoutControls(query.get('busca') ?? '').slice(0, SEARCH_LIMIT),
    status: isOrderStatus(status) ? status : null,
    page: parsePage(query.get('pagina')),
  }
}

/** The parameters as name and value pairs for the address; defaults are left out. */
export function formatOrderListParams({ search, status, page }: OrderListParams): Record<string, string> {
  return {
    ...(search && { busca: search }),
    ...(status && { status }),
    ...(page > 1 && { pagina: String(page) }),
  }
}

/** A changed search or filter starts at page 1: the old page means nothing in the new list. */
export function withOrderFilter(
  params: OrderListParams,
  patch: Partial<Pick<OrderListParams, 'search' | 'status'>>,
): OrderListParams {
  return { ...params, ...patch, page: 1 }
}

/** Whether anything narrows the list. */
export function isOrderListFiltered({ search, status }: OrderListParams): boolean {
  return search.trim() !== '' || status !== null
}

/** PostgreSQL refuses a text with U+0000, and no order number holds a control character. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '')
}

function parsePage(text: string | null): number {
  if (!text || !/^\d{1,8}$/.test(text)) return 1
  return Math.min(Math.max(1, Number(text)), PAGE_LIMIT)
}
