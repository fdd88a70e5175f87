export interface MeasuredPage {
  name: string
  path: string
  selector: string
  text: string
  budgetKb?: number
}

const SIGN_IN: MeasuredPage = { name: 'sign-in', path: '/login', selector: 'form', text: 'Senha', budgetKb: 150 }
export const DASHBOARD: MeasuredPage = {
  name: 'dashboard',
  path: '/admin/dashboard',
  selector: 'main',
  text: 'R\\$',
  budgetKb: 300,
}
export const ORDERS: MeasuredPage = {
  name: 'orders',
  path: '/admin/orders',
  selector: 'main tbody',
  text: 'LJ-\\d{4}',
  budgetKb: 450,
}

export const PAGES: readonly MeasuredPage[] = [
  SIGN_IN,
  DASHBOARD,
  ORDERS,
  { name: 'products', path: '/admin/products', selector: 'main tbody', text: 'R\\$', budgetKb: 450 },
  { name: 'users', path: '/admin/users', selector: 'main tbody', text: '\\.\\.\\.' },
  { name: 'settings', path: '/admin/settings', selector: 'main', text: 'SEO' },
]

export const needsSession = (page: MeasuredPage) => page !== SIGN_IN
