import { Drawer } from 'antd'
import { messages } from './messages'
import { Sidebar } from './Sidebar'
import type { SidebarDrawer } from './use-sidebar'

export function PhoneMenu({ drawer }: { drawer: SidebarDrawer }) {
  return (
    <Drawer
      open={drawer.isOpen}
      onClose={drawer.close}
      placement="left"
      size="18rem"
      closable={false}
      // After navigation the page gets the focus.
      focusable={{ focusTriggerAfterClose: !drawer.wasFollowed }}
      aria-label={messages.mainMenu}
      styles={{ body: { padding: 0 } }}
    >
      <Sidebar collapsed={false} onNavigate={drawer.follow} onClose={drawer.close} />
    </Drawer>
  )
}
