import type { TableCount } from '@loja/data/client'
import type { WorkKey } from '@loja/data/dashboard'
import type { ModuleDeclaration } from '@loja/platform'

const loadInvoices = () => import('./invoices/InvoicesRoutes')
const loadTracking = () => import('./shipments/TrackingRoutes')

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
      reads: async () => (await import(/* webpackMode: "eager" */ './orders/queries')).ORDERS.firstReads,
      subpages: {
        novo: {
          shape: { kind: 'form' },
          load: async () => (await import('./order-entry/OrderEntryPage')).OrderEntryPage,
        },
        avisar: {
          shape: { kind: 'form' },
          load: async () => (await import('./notify/NotifyPage')).NotifyPage,
        },
        ':orderId/editar': {
          shape: { kind: 'form' },
          load: async () => (await import('./order-entry/OrderEditPage')).OrderEditPage,
        },
      },
    },
    invoices: {
      path: '/admin/notas-fiscais',
      label: 'Notas Fiscais',
      icon: 'file-text',
      section: 'store',
      order: 70,
      shape: { kind: 'list', cards: 4 },
      deep: true,
      load: async () => (await loadInvoices()).InvoicesRoutes,
      reads: async () => (await loadInvoices()).INVOICES.firstReads,
    },
    tracking: {
      path: '/admin/tracking',
      label: 'Rastreamento',
      icon: 'truck',
      section: 'store',
      order: 80,
      shape: { kind: 'list', cards: 4 },
      deep: true,
      load: async () => (await loadTracking()).TrackingRoutes,
      reads: async () => (await loadTracking()).SHIPMENTS.firstReads,
    },
  },
  counters: [
    {
      count: { table: 'orders', filter: { status: ['eq.pendente', 'is.null'] } } satisfies TableCount,
      work: 'pending_orders' satisfies WorkKey,
      text: { one: '1 pedido pendente', many: '{n} pedidos pendentes' },
      page: 'orders',
      search: '?status=pendente',
      show: ['sidebar'],
      news: { one: '1 novo pedido', many: '{n} novos pedidos' },
    },
    {
      count: { table: 'orders', filter: { status: 'eq.enviado', tracking_code: 'is.null' } } satisfies TableCount,
      work: 'orders_without_code' satisfies WorkKey,
      text: { one: '1 pedido enviado sem código', many: '{n} pedidos enviados sem código' },
      page: 'tracking',
      search: '?estado=sem_codigo',
      show: ['sidebar'],
    },
  ],
  tasks: [
    {
      work: 'late_orders' satisfies WorkKey,
      text: { one: '1 pedido pendente há mais de 2 dias', many: '{n} pedidos pendentes há mais de 2 dias' },
      page: 'orders',
      search: '?status=pendente&mais-de=2-dias',
      order: 10,
    },
    {
      work: 'unpaid_orders' satisfies WorkKey,
      text: { one: '1 pedido aguardando pagamento', many: '{n} pedidos aguardando pagamento' },
      page: 'orders',
      search: '?status=pendente&pagamento=em-aberto',
      order: 11,
    },
    {
      work: 'orders_to_pack' satisfies WorkKey,
      text: { one: '1 pedido pago para embalar', many: '{n} pedidos pagos para embalar' },
      page: 'orders',
      search: '?status=pendente&pagamento=pago',
      order: 12,
    },
    {
      work: 'processing_orders' satisfies WorkKey,
      text: { one: '1 pedido em processamento', many: '{n} pedidos em processamento' },
      page: 'orders',
      search: '?status=processando',
      order: 15,
    },
    {
      work: 'orders_without_code' satisfies WorkKey,
      text: { one: '1 pedido enviado sem código', many: '{n} pedidos enviados sem código' },
      page: 'tracking',
      search: '?estado=sem_codigo',
      order: 20,
    },
    {
      work: 'stalled_shipments' satisfies WorkKey,
      text: { one: '1 envio parado há mais de 7 dias', many: '{n} envios parados há mais de 7 dias' },
      page: 'tracking',
      search: '?parado=7&ordem=mais-antigos',
      order: 30,
    },
    {
      work: 'uninvoiced_orders' satisfies WorkKey,
      text: { one: '1 pedido sem nota fiscal', many: '{n} pedidos sem nota fiscal' },
      page: 'invoices',
      search: '?situacao=sem-nota',
      order: 40,
    },
  ],
  quickActions: [{ label: 'Ver pedidos', icon: 'shopping', page: 'orders', order: 30 }],
  commands: [
    { label: 'Novo pedido', keywords: ['venda', 'balcão', 'cadastrar'], page: 'orders', below: '/novo' },
    { label: 'Avisar clientes', keywords: ['whatsapp', 'mensagem', 'fila'], page: 'orders', below: '/avisar' },
    { label: 'Pedidos pendentes', page: 'orders', search: '?status=pendente' },
    { label: 'Pedidos sem código', keywords: ['rastreio'], page: 'tracking', search: '?estado=sem_codigo' },
    { label: 'Pedidos sem nota fiscal', keywords: ['nfe'], page: 'invoices', search: '?situacao=sem-nota' },
  ],
  searches: [{ kind: 'order', label: 'Pedidos', icon: 'shopping', page: 'orders', below: '/{id}' }],
  links: [
    { from: 'order', label: 'Ver envio', page: 'tracking', search: '?busca={trackingCodes}' },
    { from: 'order', label: 'Ver nota', page: 'invoices', search: '?busca={accessKeys}' },
  ],
} satisfies ModuleDeclaration
