import type { PageData } from '@loja/platform'
import { Tooltip } from 'antd'
import { NavLink } from 'react-router'
import { usePrefetchOnIntent } from '../modules/use-prefetch'
import { PageIcon } from '../page/PageIcon'
import styles from './Sidebar.module.css'

interface Props {
  page: PageData
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

export function SidebarLink({ page, collapsed, onNavigate }: Props) {
  const intent = usePrefetchOnIntent(page.path)
  // Always wrapped in a tooltip: remounting would drop the focus.
  return (
    <Tooltip title={collapsed ? page.label : ''} placement="right" trigger={['hover', 'focus']}>
      <NavLink
        to={page.path}
        className={styles.link}
        onClick={onNavigate}
        {...intent}
        aria-label={collapsed ? page.label : undefined}
      >
        <span className={styles.icon} aria-hidden>
          <PageIcon name={page.icon} />
        </span>
        {!collapsed && <span className={styles.label}>{page.label}</span>}
      </NavLink>
    </Tooltip>
  )
}
