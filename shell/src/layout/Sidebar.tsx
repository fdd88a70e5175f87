import { CloseOutlined, LogoutOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { accessAtom, getPlatformConfig } from '@loja/platform'
import { Button, Tooltip } from 'antd'
import { useAtomValue } from 'jotai'
import { NavLink } from 'react-router'
import { useSignOut } from '../auth/use-sign-out'
import { messages } from './messages'
import { NAV_ITEMS, type NavItem } from './nav-items'
import styles from './Sidebar.module.css'
import { StoreMark } from './StoreMark'

interface Props {
  /** Icons only; the words are in tooltips and in the links' names. */
  collapsed: boolean
  /** Collapses or expands; absent in the drawer. */
  onToggle?: () => void
  /** Called when a link is followed. */
  onNavigate?: () => void
  /** Closes the drawer; absent on a desktop. */
  onClose?: () => void
}

export function Sidebar({ collapsed, onToggle, onNavigate, onClose }: Props) {
  return (
    <div className={styles.sidebar} data-collapsed={collapsed}>
      <div className={styles.head}>
        {!collapsed && (
          <span className={styles.brand}>
            <StoreMark />
            <strong className={styles.storeName}>{getPlatformConfig().storeName}</strong>
          </span>
        )}
        {onToggle && <ToggleButton collapsed={collapsed} onToggle={onToggle} />}
        {onClose && (
          <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={messages.closeMenu} onClick={onClose} />
        )}
      </div>
      <nav className={styles.nav} aria-label={messages.mainMenu}>
        <ul className={styles.list}>
          {NAV_ITEMS.map((item) => (
            <li key={item.path}>
              <SidebarLink item={item} collapsed={collapsed} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
      <Account collapsed={collapsed} />
    </div>
  )
}

function ToggleButton({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const label = collapsed ? messages.expandMenu : messages.collapseMenu
  return (
    <Tooltip title={`${label} (${messages.shortcut})`} placement="right">
      <Button
        type="text"
        className={styles.toggle}
        icon={collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        aria-label={label}
        aria-expanded={!collapsed}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      />
    </Tooltip>
  )
}

function SidebarLink({ item, collapsed, onNavigate }: { item: NavItem; collapsed: boolean; onNavigate?: () => void }) {
  const link = (
    <NavLink
      to={item.path}
      className={styles.link}
      onClick={onNavigate}
      aria-label={collapsed ? item.label : undefined}
    >
      <span className={styles.icon} aria-hidden>
        {item.icon}
      </span>
      {!collapsed && <span className={styles.label}>{item.label}</span>}
    </NavLink>
  )
  if (!collapsed) return link
  return (
    <Tooltip title={item.label} placement="right">
      {link}
    </Tooltip>
  )
}

function Account({ collapsed }: { collapsed: boolean }) {
  const access = useAtomValue(accessAtom)
  const { signOut, busy } = useSignOut()
  const person = access.status === 'granted' ? access : null
  return (
    <div className={styles.account}>
      {person && !collapsed && (
        <div className={styles.person}>
          <span className={styles.personName}>{person.fullName ?? person.email}</span>
          {person.fullName && <span className={styles.personEmail}>{person.email}</span>}
        </div>
      )}
      <Tooltip title={collapsed ? messages.signOut : ''} placement="right">
        <Button
          type="text"
          block={!collapsed}
          className={styles.signOut}
          icon={<LogoutOutlined aria-hidden />}
          loading={busy}
          aria-label={collapsed ? messages.signOut : undefined}
          onClick={() => void signOut()}
        >
          {collapsed ? null : messages.signOut}
        </Button>
      </Tooltip>
    </div>
  )
}
