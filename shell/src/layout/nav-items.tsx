import {
  AppstoreOutlined,
  DashboardOutlined,
  FileTextOutlined,
  LineChartOutlined,
  MessageOutlined,
  SettingOutlined,
  ShoppingOutlined,
  TeamOutlined,
  TruckOutlined,
} from '@ant-design/icons'
import { paths } from '@loja/platform'
import type { ReactNode } from 'react'

export interface NavItem {
  path: string
  label: string
  icon: ReactNode
}

/** Links of the sidebar (NAV-01). Data of the shell: the menu does not wait for remotes. */
export const NAV_ITEMS: readonly NavItem[] = [
  { path: paths.dashboard, label: 'Dashboard', icon: <DashboardOutlined /> },
  { path: paths.products, label: 'Produtos', icon: <AppstoreOutlined /> },
  { path: paths.orders, label: 'Pedidos', icon: <ShoppingOutlined /> },
  { path: paths.users, label: 'Usuários', icon: <TeamOutlined /> },
  { path: paths.trackingLogs, label: 'Analytics', icon: <LineChartOutlined /> },
  { path: paths.feedbacks, label: 'Feedbacks', icon: <MessageOutlined /> },
  { path: paths.invoices, label: 'Notas Fiscais', icon: <FileTextOutlined /> },
  { path: paths.tracking, label: 'Rastreamento', icon: <TruckOutlined /> },
  { path: paths.settings, label: 'Configurações', icon: <SettingOutlined /> },
]

/** E.g. `Produtos` for `/admin/products/add`; null without a link. */
export function pageName(pathname: string): string | null {
  const item = NAV_ITEMS.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return item?.label ?? null
}
