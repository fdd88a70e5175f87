import type { OrderMatch, ProfileListParams } from '@loja/domain'
import type { OrderPageRequest } from './orders/orders'

/** Keys of the query cache, which all modules of a page share. `all` covers everything below it. */
export const orderKeys = {
  all: ['orders'],
  lists: ['orders', 'list'],
  list: (request: OrderPageRequest) => ['orders', 'list', request],
  details: (id: string) => ['orders', 'details', id],
  counts: ['orders', 'status-counts'],
  statusCounts: ({ search, firstDay, lastDay }: Omit<OrderMatch, 'status'>) => [
    'orders',
    'status-counts',
    { search, firstDay, lastDay },
  ],
} as const

export const productKeys = { all: ['products'], count: ['products', 'count'] } as const

export const profileKeys = {
  all: ['profiles'],
  list: (params: ProfileListParams) => ['profiles', 'list', params],
  roleCounts: ['profiles', 'role-counts'],
} as const

export const dashboardKeys = { summary: ['dashboard', 'summary'] } as const

export const settingsKeys = {
  all: ['settings'],
  forAdmin: ['settings', 'for-admin'],
  trackingState: ['settings', 'tracking-state'],
} as const
