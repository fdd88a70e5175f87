import { CloseOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { getPlatformConfig } from '@loja/platform'
import { Tooltip } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { memo } from 'react'
import { SidebarWorks } from '../background-work/SidebarWorks'
import { StoreLogo } from '../page/StoreLogo'
import { PaletteButton } from '../palette/Palette'
import { SidebarTrackingBadge } from '../tracking-badge/SidebarTrackingBadge'
import { Account } from './Account'
import { Menu } from './Menu'
import { messages } from './messages'
import styles from './Sidebar.module.css'

interface Props {
  collapsed: boolean
  onToggle?: () => void
  onNavigate?: () => void
  onClose?: () => void
}

/** An address renders only the links of the menu. */
export const Sidebar = memo(function Sidebar({ collapsed, onToggle, onNavigate, onClose }: Props) {
  return (
    <div className={styles.sidebar} data-collapsed={collapsed}>
      <div className={styles.head}>
        {!collapsed && (
          <span className={styles.brand}>
            <StoreLogo />
            <strong className={looks.oneLine}>{getPlatformConfig().storeName}</strong>
          </span>
        )}
        {onToggle && (
          <div className={styles.tools}>
            <PaletteButton />
            <ToggleButton collapsed={collapsed} onToggle={onToggle} />
          </div>
        )}
        {onClose && (
          <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={messages.closeMenu} onClick={onClose} />
        )}
      </div>
      <nav className={styles.nav} aria-label={messages.mainMenu}>
        <Menu collapsed={collapsed} onNavigate={onNavigate} />
      </nav>
      <SidebarWorks collapsed={collapsed} onNavigate={onNavigate} />
      <SidebarTrackingBadge collapsed={collapsed} onNavigate={onNavigate} />
      <Account collapsed={collapsed} onNavigate={onNavigate} />
    </div>
  )
})

function ToggleButton({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const label = collapsed ? messages.expandMenu : messages.collapseMenu
  return (
    <Tooltip title={`${label} (${messages.shortcut})`} placement="right">
      <Button
        type="text"
        icon={collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        aria-label={label}
        aria-expanded={!collapsed}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      />
    </Tooltip>
  )
}
