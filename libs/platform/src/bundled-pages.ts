import type { LinkData, PageData, QuickActionData, SettingsSectionData } from './declaration'

/** For a browser that has no registry yet (NAV-01). A new page needs no entry. */
export const BUNDLED_PAGES = {
  dashboard: page('/admin/dashboard', 'Dashboard', { icon: 'dashboard', order: 10, shape: { kind: 'dashboard' } }),
  products: page('/admin/products', 'Produtos', {
    icon: 'appstore',
    order: 20,
    shape: list(4),
    subpages: { add: { shape: { kind: 'form' } }, 'edit/:productId': { shape: { kind: 'form' } } },
  }),
  categories: page('/admin/categories', 'Categorias', {
    icon: 'tags',
    section: 'products',
    order: 22,
    shape: list(3),
  }),
  brands: page('/admin/brands', 'Marcas', { icon: 'trademark', section: 'products', order: 24, shape: list(3) }),
  orders: page('/admin/orders', 'Pedidos', {
    icon: 'shopping',
    order: 30,
    shape: list(4),
    subpages: {
      novo: { shape: { kind: 'form' } },
      avisar: { shape: { kind: 'form' } },
      ':orderId/editar': { shape: { kind: 'form' } },
    },
  }),
  users: page('/admin/users', 'Usuários', { icon: 'team', order: 40, shape: list(3) }),
  customer: page('/admin/customers', 'Cliente', { icon: 'contacts', order: 45, shape: list(4), inMenu: false }),
  trackingLogs: page('/admin/tracking-logs', 'Analytics', { icon: 'line-chart', order: 50, shape: list(4) }),
  feedbacks: page('/admin/feedbacks', 'Feedbacks', { icon: 'message', order: 60, shape: list(4) }),
  invoices: page('/admin/notas-fiscais', 'Notas Fiscais', { icon: 'file-text', order: 70, shape: list(4) }),
  tracking: page('/admin/tracking', 'Rastreamento', { icon: 'truck', order: 80, shape: list(4) }),
  settings: page('/admin/settings', 'Configurações', {
    icon: 'setting',
    section: 'system',
    order: 10,
    shape: { kind: 'settings' },
  }),
} as const satisfies Record<string, PageData>

/** For a browser that has no registry yet (DASH-02). */
export const BUNDLED_QUICK_ACTIONS: readonly QuickActionData[] = [
  { label: 'Ver usuários', icon: 'team', page: 'users', order: 10 },
  { label: 'Ver produtos', icon: 'appstore', page: 'products', order: 20 },
  { label: 'Ver pedidos', icon: 'shopping', page: 'orders', order: 30 },
  { label: 'Configurar loja', icon: 'setting', page: 'settings', order: 40 },
]

/** Links that came later would move the first details and settings. */
export const BUNDLED_LINKS: readonly LinkData[] = [
  { from: 'order', label: 'Ver envio', page: 'tracking', search: '?busca={trackingCodes}' },
  { from: 'order', label: 'Ver nota', page: 'invoices', search: '?busca={accessKeys}' },
  { from: 'order', label: 'Ver cliente', page: 'customer', below: '/order/{id}' },
  { from: 'product', label: 'Ver feedbacks', page: 'feedbacks', search: '?produto={id}' },
  { from: 'user', label: 'Ver feedbacks', page: 'feedbacks', search: '?busca={userId}' },
  { from: 'user', label: 'Ver cliente', page: 'customer', below: '/user/{userId}' },
]

export const BUNDLED_SETTINGS_SECTIONS: readonly SettingsSectionData[] = [
  { label: 'Administradores', page: 'users', search: '?perfil=admin' },
]

export type PageId = keyof typeof BUNDLED_PAGES | 'history'

type Rest = Pick<PageData, 'icon' | 'order' | 'shape' | 'subpages' | 'inMenu'> & { section?: string }

function page(path: string, label: string, { section = 'store', ...rest }: Rest): PageData {
  return { path, label, section, ...rest }
}

function list(cards: number): PageData['shape'] {
  return { kind: 'list', cards }
}
