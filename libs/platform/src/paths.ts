/** Addresses of the admin (NAV-01), also for links between modules. */
export const paths = {
  login: '/login',
  dashboard: '/admin/dashboard',
  products: '/admin/products',
  orders: '/admin/orders',
  users: '/admin/users',
  trackingLogs: '/admin/tracking-logs',
  feedbacks: '/admin/feedbacks',
  invoices: '/admin/notas-fiscais',
  tracking: '/admin/tracking',
  settings: '/admin/settings',
} as const
