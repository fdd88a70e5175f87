import type { OrderListParams } from '@loja/domain'

/** Keys of the query cache, which all modules of a page share. `all` covers everything below it. */
export const orderKeys = {
  all: ['orders'],
  list: (params: OrderListParams) => ['orders', 'list', params],
  statusCounts: ['orders', 'status-counts'],
  count: ['orders', 'count'],
} as const

export const productKeys = { all: ['products'], count: ['products', 'count'] } as const

export const profileKeys = { all: ['profiles'], count: ['profiles', 'count'] } as const

export const settingsKeys = {
  all: ['settings'],
  forAdmin: ['settings', 'for-admin'],
  trackingState: ['settings', 'tracking-state'],
} as const
