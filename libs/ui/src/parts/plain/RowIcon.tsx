import {
  DeleteOutlined,
  DownOutlined,
  EditOutlined,
  EllipsisOutlined,
  EyeOutlined,
  SendOutlined,
  WhatsAppOutlined,
} from '@ant-design/icons-svg'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import styles from './RowIcon.module.css'

const ICONS = {
  delete: pathOf(DeleteOutlined),
  down: pathOf(DownOutlined),
  edit: pathOf(EditOutlined),
  message: pathOf(WhatsAppOutlined),
  more: pathOf(EllipsisOutlined),
  send: pathOf(SendOutlined),
  show: pathOf(EyeOutlined),
}

export type RowIconName = keyof typeof ICONS

/** antd's icon in plain markup: as components, those of twenty rows cost more than their buttons. */
export function RowIcon({ name, className = '' }: { name: RowIconName; className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="64 64 896 896" className={`${styles.icon} ${className}`}>
      <path d={ICONS[name]} />
    </svg>
  )
}

function pathOf({ icon }: IconDefinition): string {
  return typeof icon === 'function' ? '' : (icon.children ?? []).map(({ attrs }) => attrs.d).join('')
}
