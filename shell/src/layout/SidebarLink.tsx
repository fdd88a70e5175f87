import type { PageData } from '@loja/platform'
import { Tooltip } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { useCounts } from '../counters/counts'
import { usePrefetchOnIntent } from '../modules/use-prefetch'
import { PageIcon } from '../page/PageIcon'
import styles from './Sidebar.module.css'

/** Shown as `99+` above. */
const MOST = 99

interface Props {
  page: PageData
  isBelow: boolean
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

export function SidebarLink({ page, isBelow, collapsed, onNavigate }: Props) {
  const intent = usePrefetchOnIntent(page.path)
  const descriptionId = useId()
  const counts = useCounts('sidebar').filter(({ path, n }) => path === page.path && n > 0)
  const total = counts.reduce((sum, { n }) => sum + n, 0)
  return (
    <>
      <Tooltip title={collapsed ? page.label : ''} placement="right">
        <NavLink
          to={page.path}
          className={styles.link}
          data-below={isBelow}
          onClick={onNavigate}
          {...intent}
          aria-label={collapsed ? page.label : undefined}
          aria-describedby={total > 0 ? descriptionId : undefined}
        >
          <span className={styles.icon} aria-hidden>
            <PageIcon name={page.icon} />
          </span>
          {!collapsed && <span className={looks.oneLine}>{page.label}</span>}
          {total > 0 && (
            <span className={collapsed ? styles.dot : styles.count} aria-hidden>
              {!collapsed && (total > MOST ? `${MOST}+` : total)}
            </span>
          )}
        </NavLink>
      </Tooltip>
      {total > 0 && (
        <span id={descriptionId} hidden>
          {counts.map(({ text }) => text).join(', ')}
        </span>
      )}
    </>
  )
}
