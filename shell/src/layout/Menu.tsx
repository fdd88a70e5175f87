import { useMenuGroups } from './menu-groups'
import styles from './Sidebar.module.css'
import { SidebarLink } from './SidebarLink'

interface Props {
  collapsed: boolean
  onNavigate: (() => void) | undefined
}

export function Menu(props: Props) {
  return (
    <ul className={styles.list}>
      {useMenuGroups().map(({ label, entries }) => {
        const links = entries.map(({ id, ...entry }) => (
          <li key={id}>
            <SidebarLink {...entry} {...props} />
          </li>
        ))
        if (label === undefined) return links
        return (
          <li key={label}>
            <div className={styles.group} aria-hidden>
              {label}
            </div>
            <ul className={styles.list} aria-label={label}>
              {links}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
