import { useOffer } from '@loja/ui'
import { Fragment, type ReactNode } from 'react'
import { type MenuGroup, menuGroups } from '../page/menu-groups'
import styles from './Sidebar.module.css'
import { SidebarLink } from './SidebarLink'

interface Props {
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

/** Links of the sidebar (NAV-01), from the declarations of the modules. */
export function Menu(props: Props) {
  const linksOf = ({ pages }: MenuGroup) =>
    pages.map(([id, page]) => (
      <li key={id}>
        <SidebarLink page={page} {...props} />
      </li>
    ))
  return (
    <ul className={styles.list}>
      {menuGroups(useOffer()).map((group) =>
        group.label === undefined ? (
          <Fragment key={group.id}>{linksOf(group)}</Fragment>
        ) : (
          <Group key={group.id} label={group.label}>
            {linksOf(group)}
          </Group>
        ),
      )}
    </ul>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <div className={styles.group} aria-hidden>
        {label}
      </div>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
    </li>
  )
}
