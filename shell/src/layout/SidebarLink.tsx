import type { PageData } from '@loja/platform'
import { Tooltip } from 'antd'
import { useId, useState } from 'react'
import { NavLink } from 'react-router'
import { useCounts } from '../counters/counts'
import { usePrefetchOnIntent } from '../modules/use-prefetch'
import { PageIcon } from '../page/PageIcon'
import styles from './Sidebar.module.css'

/** Shown as `99+` above. */
const MOST = 99

interface Props {
  page: PageData
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

export function SidebarLink({ page, collapsed, onNavigate }: Props) {
  const [near, setNear] = useState(false)
  const intent = usePrefetchOnIntent(page.path, setNear)
  const descriptionId = useId()
  const counts = useCounts('sidebar').filter(({ path, n }) => path === page.path && n > 0)
  const total = counts.reduce((sum, { n }) => sum + n, 0)
  return (
    <>
      <NavLink
        to={page.path}
        className={styles.link}
        onClick={onNavigate}
        {...intent}
        aria-label={collapsed ? page.label : undefined}
        aria-describedby={total > 0 ? descriptionId : undefined}
      >
        <span className={styles.icon} aria-hidden>
          <PageIcon name={page.icon} />
        </span>
        {!collapsed && <span className={styles.label}>{page.label}</span>}
        {total > 0 && (
          <span className={collapsed ? styles.dot : styles.count} aria-hidden>
            {!collapsed && (total > MOST ? `${MOST}+` : total)}
          </span>
        )}
        {/* Inside: a wrapped link would be another element, without the focus. */}
        {collapsed && near && (
          <Tooltip open title={page.label} placement="right">
            <span className={styles.whole} />
          </Tooltip>
        )}
      </NavLink>
      {total > 0 && (
        <span id={descriptionId} hidden>
          {counts.map(({ text }) => text).join(', ')}
        </span>
      )}
    </>
  )
}
