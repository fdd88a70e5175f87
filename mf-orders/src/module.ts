import type { ModuleDeclaration } from '@loja/platform'

export default {
  pages: {
    orders: {
      path: '/admin/orders',
      label: 'Pedidos',
      icon: 'shopping',
      section: 'store',
      order: 30,
      shape: { kind: 'list', cards: 4 },
      deep: true,
      load: async () => (await import(/* webpackMode: "eager" */ './OrdersRoutes')).OrdersRoutes,
    },
    invoices: {
      path: '/admin/notas-fiscais',
      label: 'Notas Fiscais',
      icon: 'file-text',
      section: 'store',
      order: 70,
      shape: { kind: 'list', cards: 4 },
      deep: true,
      load: async () => (await import('./invoices/InvoicesRoutes')).InvoicesRoutes,
    },
    tracking: {
      path: '/admin/tracking',
      label: 'Rastreamento',
      icon: 'truck',
      section: 'store',
      order: 80,
      shape: { kind: 'list', cards: 7 },
      deep: true,
      load: async () => (await import('./shipments/TrackingRoutes')).TrackingRoutes,
    },
  },
} satisfies ModuleDeclaration
