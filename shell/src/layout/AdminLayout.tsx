import { MenuOutlined } from '@ant-design/icons'
import { getPlatformConfig } from '@loja/platform'
import { DialogHost } from '@loja/ui/dialogs'
import { declarePart, usePart } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { useWarnBeforeUnload } from '@loja/ui/parts'
import { Button } from 'antd'
import { type ReactNode, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { BarWorks } from '../background-work/BarWorks'
import { useBackgroundWork } from '../background-work/use-background-work'
import { useModules, useOpenForPinned } from '../modules/use-modules'
import { usePrefetchAfterRows } from '../modules/use-prefetch'
import { usePageName } from '../page/page-at'
import { StoreLogo } from '../page/StoreLogo'
import { useTitle } from '../page/use-title'
import { Palette, PaletteButton } from '../palette/Palette'
import { MaintenanceNotice } from '../tracking-badge/MaintenanceNotice'
import styles from './AdminLayout.module.css'
import { messages } from './messages'
import { Sidebar } from './Sidebar'
import { useHeadingFocus } from './use-heading-focus'
import { useSearchShortcut } from './use-search-shortcut'
import { useSidebar } from './use-sidebar'

const phoneMenuPart = declarePart(async () => (await import('./PhoneMenu')).PhoneMenu)

export function AdminLayout() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useTitle(usePageName(pathname) ?? messages.unknownPage)
  useHeadingFocus(main)
  useSearchShortcut(main)
  usePrefetchAfterRows(pathname)
  useOpenForPinned()
  useWarnBeforeUnload(useBackgroundWork().length > 0)
  const modules = useModules()
  return (
    <Frame>
      <div className={looks.fill}>
        <main ref={main} id="conteudo" className={styles.content} tabIndex={-1}>
          <MaintenanceNotice />
          {modules && <modules.ReleaseNotices />}
          <Outlet />
        </main>
      </div>
      <Palette />
      <DialogHost />
      {modules && <modules.LateWork />}
      <ScrollRestoration />
    </Frame>
  )
}

/** Folding the sidebar renders nothing of the page. */
function Frame({ children }: { children: ReactNode }) {
  const { isPhone, collapsed, drawer, toggle } = useSidebar()
  const phoneMenu = usePart(phoneMenuPart, drawer.isOpen ? 'press' : isPhone ? 'after-rows' : null)
  const { code: PhoneMenu } = phoneMenu
  const openPhoneMenu = () => {
    toggle()
    if (phoneMenu.isError) phoneMenu.retry()
  }
  return (
    <div className={isPhone ? styles.phone : styles.desktop}>
      <a className={styles.skip} href="#conteudo">
        {messages.skipToContent}
      </a>
      {isPhone ? (
        <PhoneBar onOpen={openPhoneMenu} />
      ) : (
        <aside className={styles.aside} data-collapsed={collapsed}>
          <Sidebar collapsed={collapsed} onToggle={toggle} />
        </aside>
      )}
      {PhoneMenu && <PhoneMenu drawer={drawer} />}
      {children}
    </div>
  )
}

function PhoneBar({ onOpen }: { onOpen: () => void }) {
  return (
    <header className={styles.bar}>
      <Button type="text" icon={<MenuOutlined />} aria-label={messages.openMenu} onClick={onOpen} />
      <StoreLogo size={24} />
      <strong className={looks.oneLine}>{getPlatformConfig().storeName}</strong>
      <PaletteButton className={styles.barPalette} />
      <BarWorks />
    </header>
  )
}
