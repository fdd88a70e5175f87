import {
  AppstoreOutlined,
  DashboardOutlined,
  FileTextOutlined,
  HistoryOutlined,
  LineChartOutlined,
  MessageOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingOutlined,
  TagsOutlined,
  TeamOutlined,
  TrademarkOutlined,
  TruckOutlined,
} from '@ant-design/icons'
import type { IconName } from '@loja/platform'
import type { ComponentType } from 'react'

export const FIRST_ICONS = {
  dashboard: DashboardOutlined,
  appstore: AppstoreOutlined,
  shopping: ShoppingOutlined,
  team: TeamOutlined,
  'line-chart': LineChartOutlined,
  message: MessageOutlined,
  'file-text': FileTextOutlined,
  truck: TruckOutlined,
  shop: ShopOutlined,
  setting: SettingOutlined,
  tags: TagsOutlined,
  trademark: TrademarkOutlined,
  history: HistoryOutlined,
} satisfies Partial<Record<IconName, ComponentType>>

export type FirstIcon = keyof typeof FIRST_ICONS
