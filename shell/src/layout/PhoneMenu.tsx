import { Drawer } from 'antd'
import { messages } from './messages'
import { Sidebar } from './Sidebar'
import type { SidebarDrawer } from './use-sidebar'

/** The sidebar of a phone, over the page. */
export function PhoneMenu({ drawer }: { drawer: SidebarDrawer }) {
  return (
    <Drawer
      open={drawer.isOpen}
      onClose={drawer.close}
      placement="left"
      size="18rem"
      closable={false}
      // A link that was followed hands the focus to the page it leads to.
      focusable={{ focusTriggerAfterClose: !drawer.wasFollowed }}
      aria-label={messages.mainMenu}
      styles={{ body: { padding: 0 } }}
    >
      <Sidebar collapsed={false} onNavigate={drawer.follow} onClose={drawer.close} />
    </Drawer>
  )
}
