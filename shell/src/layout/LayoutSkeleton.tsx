import { PageSkeleton, Placeholder } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useIsPhone, useSlow } from '@loja/ui/parts'
import { Fragment, useState } from 'react'
import { usePageShape } from '../page/page-at'
import styles from './AdminLayout.module.css'
import { useMenuGroups } from './menu-groups'
import sidebar from './Sidebar.module.css'
import { readSidebarCollapsed } from './sidebar-cookie'

export function LayoutSkeleton({ label, slowText }: { label: string; slowText: string }) {
  const isPhone = useIsPhone()
  const [collapsed] = useState(() => readSidebarCollapsed(document.cookie))
  const shape = usePageShape()
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
      <div className={looks.fill}>
        <main className={styles.content}>
          <PageSkeleton label={label} shape={shape} />
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
        {useMenuGroups().map(({ label, entries }) => (
          <Fragment key={entries[0]?.id}>
            {label !== undefined && <div className={sidebar.group}>{label}</div>}
            {entries.map(({ id, isBelow }) => (
              <div key={id} className={sidebar.link} data-below={isBelow}>
                <Placeholder width={collapsed ? 16 : 120} />
              </div>
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
