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
import type { IconName } from '@loja/platform'
import type { ComponentType } from 'react'

/** Of the bundled pages. */
export const FIRST_ICONS = {
  dashboard: DashboardOutlined,
  appstore: AppstoreOutlined,
  shopping: ShoppingOutlined,
  team: TeamOutlined,
  'line-chart': LineChartOutlined,
  message: MessageOutlined,
  'file-text': FileTextOutlined,
  truck: TruckOutlined,
  setting: SettingOutlined,
} satisfies Partial<Record<IconName, ComponentType>>

export type FirstIcon = keyof typeof FIRST_ICONS
