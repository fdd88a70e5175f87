import type { TableCount } from '@loja/data'
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
  counters: [
    {
      count: { table: 'orders', filter: { status: ['eq.pendente', 'is.null'] } } satisfies TableCount,
      text: { one: '1 pedido pendente', many: '{n} pedidos pendentes' },
      page: 'orders',
      search: '?status=pendente',
      show: ['sidebar'],
    },
    {
      count: { table: 'orders', filter: { status: 'eq.enviado', tracking_code: 'is.null' } } satisfies TableCount,
      text: {
        none: 'Todo pedido enviado tem código',
        one: '1 pedido enviado sem código',
        many: '{n} pedidos enviados sem código',
      },
      page: 'tracking',
      search: '?estado=sem_codigo',
      show: ['todo'],
    },
  ],
  quickActions: [{ label: 'Ver pedidos', icon: 'shopping', page: 'orders', order: 30 }],
  commands: [
    { label: 'Pedidos pendentes', page: 'orders', search: '?status=pendente' },
    { label: 'Pedidos sem código', keywords: ['rastreio'], page: 'tracking', search: '?estado=sem_codigo' },
    { label: 'Pedidos sem nota fiscal', keywords: ['nfe'], page: 'invoices', search: '?situacao=sem-nota' },
  ],
  links: [
    { from: 'order', label: 'Ver envio', page: 'tracking', search: '?busca={trackingCodes}' },
    { from: 'order', label: 'Ver nota', page: 'invoices', search: '?busca={accessKeys}' },
  ],
} satisfies ModuleDeclaration
