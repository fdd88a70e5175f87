import type { OrderMatch, ProfileFilter, ProfileListParams } from '@loja/domain'
import type { OrderPageRequest } from './orders/orders'

/** Keys of the query cache, which all modules of a page share. `all` covers everything below it. */
export const orderKeys = {
  all: ['orders'],
  lists: ['orders', 'list'],
  list: (request: OrderPageRequest) => ['orders', 'list', request],
  details: (id: string) => ['orders', 'details', id],
  counts: ['orders', 'status-counts'],
  /** Under every part of the filter but the status, so that a part which is added is in the key too. */
  statusCounts: ({ status: _, ...match }: OrderMatch) => ['orders', 'status-counts', match],
} as const

export const productKeys = { all: ['products'], count: ['products', 'count'] } as const

export const profileKeys = {
  all: ['profiles'],
  list: (params: ProfileListParams) => ['profiles', 'list', params],
  count: (filter: ProfileFilter) => ['profiles', 'count', filter],
  roleCounts: ['profiles', 'role-counts'],
} as const

export const dashboardKeys = { summary: ['dashboard', 'summary'] } as const

export const settingsKeys = {
  all: ['settings'],
  forAdmin: ['settings', 'for-admin'],
  trackingState: ['settings', 'tracking-state'],
} as const
