import type { OrderListParams, ProfileListParams } from '@loja/domain'

/** Keys of the query cache, which all modules of a page share. `all` covers everything below it. */
export const orderKeys = {
  all: ['orders'],
  list: (params: OrderListParams) => ['orders', 'list', params],
  statusCounts: ['orders', 'status-counts'],
} as const

export const productKeys = { all: ['products'], count: ['products', 'count'] } as const

export const profileKeys = {
  all: ['profiles'],
  list: (params: ProfileListParams) => ['profiles', 'list', params],
  roleCounts: ['profiles', 'role-counts'],
} as const

export const dashboardKeys = { summary: ['dashboard', 'summary'] } as const

export const settingsKeys = { all: ['settings'], configured: ['settings', 'configured'] } as const
