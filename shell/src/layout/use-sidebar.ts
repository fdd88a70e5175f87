import { useIsPhone } from '@loja/ui/parts'
import { useCallback, useState } from 'react'
import { useShortcut } from '../page/use-shortcut'
import { readSidebarCollapsed, sidebarCookie } from './sidebar-cookie'

/** `followed`: closed by a link, which moves the focus. */
type DrawerState = 'closed' | 'open' | 'followed'

export interface SidebarDrawer {
  isOpen: boolean
  wasFollowed: boolean
  close: () => void
  follow: () => void
}

export function useSidebar() {
  const isPhone = useIsPhone()
  const [collapsed, setCollapsed] = useState(() => readSidebarCollapsed(document.cookie))
  const [drawer, setDrawer] = useState<DrawerState>('closed')

  const toggle = useCallback(() => {
    if (isPhone) {
      setDrawer((now) => (now === 'open' ? 'closed' : 'open'))
      return
    }
    const next = !collapsed
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4
    document.cookie = sidebarCookie(next, location.protocol)
    setCollapsed(next)
  }, [isPhone, collapsed])

  useShortcut('b', toggle)

  return {
    isPhone,
    collapsed,
    toggle,
    drawer: {
      isOpen: isPhone && drawer === 'open',
      wasFollowed: drawer === 'followed',
      close: () => setDrawer('closed'),
      follow: () => setDrawer('followed'),
    } satisfies SidebarDrawer,
  }
}
