import { PageSkeleton, Placeholder, useIsPhone, useSlow } from '@loja/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { pageShape } from '../page/page-shape'
import styles from './AdminLayout.module.css'
import { NAV_ITEMS } from './nav-items'
import sidebar from './Sidebar.module.css'
import { readSidebarCollapsed } from './sidebar-cookie'

interface Props {
  label: string
  slowText: string
}

export function LayoutSkeleton({ label, slowText }: Props) {
  const isPhone = useIsPhone()
  const [collapsed] = useState(() => readSidebarCollapsed(document.cookie))
  const { pathname } = useLocation()
  const slow = useSlow(true)
  return (
    <div className={isPhone ? styles.phone : styles.desktop}>
      {isPhone ? (
        <div className={styles.bar} />
      ) : (
        <div className={styles.aside} data-collapsed={collapsed}>
          <MenuSkeleton collapsed={collapsed} />
        </div>
      )}
      <div className={styles.column}>
        <main className={styles.content}>
          <PageSkeleton label={label} shape={pageShape(pathname)} />
          {slow && <p role="status">{slowText}</p>}
        </main>
      </div>
    </div>
  )
}

function MenuSkeleton({ collapsed }: { collapsed: boolean }) {
  return (
    <div className={sidebar.sidebar} data-collapsed={collapsed} aria-hidden>
      <div className={sidebar.head} />
      <div className={sidebar.nav}>
        {NAV_ITEMS.map(({ path }) => (
          <div key={path} className={sidebar.link}>
            <Placeholder width={collapsed ? 16 : 120} />
          </div>
        ))}
      </div>
    </div>
  )
}
