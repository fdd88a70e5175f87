import { Tooltip } from 'antd'
import { NavLink } from 'react-router'
import { usePrefetchOnIntent } from '../modules/use-prefetch'
import type { NavItem } from './nav-items'
import styles from './Sidebar.module.css'

interface Props {
  item: NavItem
  collapsed: boolean
  onNavigate?: () => void
}

export function SidebarLink({ item, collapsed, onNavigate }: Props) {
  const intent = usePrefetchOnIntent(item.path)
  // Always wrapped in a tooltip: remounting would drop the focus.
  return (
    <Tooltip title={collapsed ? item.label : ''} placement="right" trigger={['hover', 'focus']}>
      <NavLink
        to={item.path}
        className={styles.link}
        onClick={onNavigate}
        {...intent}
        aria-label={collapsed ? item.label : undefined}
      >
        <span className={styles.icon} aria-hidden>
          {item.icon}
        </span>
        {!collapsed && <span className={styles.label}>{item.label}</span>}
      </NavLink>
    </Tooltip>
  )
}
