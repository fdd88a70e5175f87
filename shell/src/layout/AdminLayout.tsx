import { MenuOutlined } from '@ant-design/icons'
import { getPlatformConfig } from '@loja/platform'
import { Button, Drawer } from 'antd'
import { Outlet } from 'react-router'
import { MaintenanceNotice } from '../tracking-badge/MaintenanceNotice'
import { useTrackingStatePoll } from '../tracking-badge/use-tracking-state-poll'
import styles from './AdminLayout.module.css'
import { messages } from './messages'
import { Sidebar } from './Sidebar'
import { StoreMark } from './StoreMark'
import { useSidebar } from './use-sidebar'

/** Sidebar (or, on a phone, a bar with a drawer) beside the page. */
export function AdminLayout() {
  const { isPhone, collapsed, drawerOpen, toggle, closeDrawer } = useSidebar()
  useTrackingStatePoll()
  return (
    <div className={isPhone ? styles.phone : styles.desktop}>
      <a className={styles.skip} href="#conteudo">
        {messages.skipToContent}
      </a>
      {isPhone ? (
        <PhoneBar onOpen={toggle} />
      ) : (
        <aside className={styles.aside} data-collapsed={collapsed}>
          <Sidebar collapsed={collapsed} onToggle={toggle} />
        </aside>
      )}
      <Drawer
        open={drawerOpen}
        onClose={closeDrawer}
        placement="left"
        size="18rem"
        closable={false}
        aria-label={messages.mainMenu}
        styles={{ body: { padding: 0 } }}
      >
        <Sidebar collapsed={false} onNavigate={closeDrawer} onClose={closeDrawer} />
      </Drawer>
      <main id="conteudo" className={styles.content} tabIndex={-1}>
        <MaintenanceNotice />
        <Outlet />
      </main>
    </div>
  )
}

function PhoneBar({ onOpen }: { onOpen: () => void }) {
  return (
    <header className={styles.bar}>
      <Button type="text" size="large" icon={<MenuOutlined />} aria-label={messages.openMenu} onClick={onOpen} />
      <StoreMark size={24} />
      <strong>{getPlatformConfig().storeName}</strong>
    </header>
  )
}
