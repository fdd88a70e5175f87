import {
  AuditOutlined,
  BankOutlined,
  BarcodeOutlined,
  BellOutlined,
  CalendarOutlined,
  ContactsOutlined,
  CreditCardOutlined,
  FireOutlined,
  GiftOutlined,
  HeartOutlined,
  InboxOutlined,
  MailOutlined,
  PercentageOutlined,
  PictureOutlined,
  PrinterOutlined,
  RocketOutlined,
  StarOutlined,
  ToolOutlined,
  TrophyOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { IconName } from '@loja/platform'
import type { ComponentType } from 'react'
import type { FirstIcon } from './first-icons'

export type LateIconName = Exclude<IconName, FirstIcon>

export const MORE_ICONS: Record<LateIconName, ComponentType> = {
  audit: AuditOutlined,
  bank: BankOutlined,
  barcode: BarcodeOutlined,
  bell: BellOutlined,
  calendar: CalendarOutlined,
  contacts: ContactsOutlined,
  'credit-card': CreditCardOutlined,
  fire: FireOutlined,
  gift: GiftOutlined,
  heart: HeartOutlined,
  inbox: InboxOutlined,
  mail: MailOutlined,
  percentage: PercentageOutlined,
  picture: PictureOutlined,
  printer: PrinterOutlined,
  rocket: RocketOutlined,
  star: StarOutlined,
  tool: ToolOutlined,
  trophy: TrophyOutlined,
  wallet: WalletOutlined,
}
