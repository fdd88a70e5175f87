export interface MeasuredPage {
  name: string
  path: string
  selector: string
  text: string
  goalKb?: number
}

export const SIGN_IN: MeasuredPage = { name: 'sign-in', path: '/login', selector: 'form', text: 'Senha', goalKb: 110 }
export const DASHBOARD: MeasuredPage = {
  name: 'dashboard',
  path: '/admin/dashboard',
  selector: 'main',
  text: 'R\\$',
  goalKb: 240,
}
export const ORDERS: MeasuredPage = {
  name: 'orders',
  path: '/admin/orders',
  selector: 'main tbody',
  text: 'LJ-\\d{4}',
  goalKb: 360,
}

export const PRODUCTS: MeasuredPage = {
  name: 'products',
  path: '/admin/products',
  selector: 'main tbody',
  text: 'R\\$',
  goalKb: 360,
}
export const SETTINGS: MeasuredPage = { name: 'settings', path: '/admin/settings', selector: 'main', text: 'SEO' }

export const PAGES: readonly MeasuredPage[] = [
  SIGN_IN,
  DASHBOARD,
  ORDERS,
  PRODUCTS,
  { name: 'users', path: '/admin/users', selector: 'main tbody', text: '\\.\\.\\.' },
  SETTINGS,
]

export const needsSession = (page: MeasuredPage) => page !== SIGN_IN
