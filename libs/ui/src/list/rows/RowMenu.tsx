import { EllipsisOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useOnDemand } from '../../lazy/use-on-demand'
import styles from './RowMenu.module.css'
import type { RowMenuItem } from './row-menu-item'

const loadRowMenu = async () => (await import('./OpenRowMenu')).OpenRowMenu

interface Props {
  label: string
  items: readonly RowMenuItem[]
}

/** More actions of a row, behind a `…` button. The menu is loaded on first use. */
export function RowMenu({ label, items }: Props) {
  const { part: OpenRowMenu, buttonProps } = useOnDemand('row-menu', loadRowMenu)
  const look = {
    type: 'text',
    className: styles.button,
    icon: <EllipsisOutlined aria-hidden />,
    title: label,
    'aria-label': label,
    'aria-haspopup': 'menu',
  } as const
  return OpenRowMenu ? <OpenRowMenu button={look} items={items} /> : <Button {...look} {...buttonProps} />
}
