import { useNotify } from '@loja/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { App as AntdApp } from 'antd'
import ptBR from 'antd/es/locale/pt_BR'
import { type createStore, Provider as StoreProvider, useStore } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { AntdTheme } from '../theme/AntdTheme'
import { clearCacheOnAccessLoss } from './clear-cache-on-access-loss'
import { popupPlace } from './popup-place'
import { createQueryClient } from './query-client'

/** In Portuguese the month stands before the year; both are named by what they show ("nov", "2026") and by no other words. */
const CALENDAR = { monthBeforeYear: true, monthSelect: '', yearSelect: '' }
const LOCALE = ptBR.DatePicker
  ? { ...ptBR, DatePicker: { ...ptBR.DatePicker, lang: { ...ptBR.DatePicker.lang, ...CALENDAR } } }
  : ptBR

interface Props {
  store: ReturnType<typeof createStore>
  children: ReactNode
}

/** At the top on every width, where no dialog has its buttons; a pile, as high as one, ends above the page's actions. */
const NOTIFICATION = { placement: 'top', duration: 5, stack: { threshold: 1 } } as const

/** What every module renders in, the router excepted: store, theme and words, notifications, server state. */
export function PageProviders({ store, children }: Props) {
  return (
    <StoreProvider store={store}>
      <AntdTheme locale={LOCALE} getPopupContainer={popupPlace}>
        <AntdApp notification={NOTIFICATION}>
          <ServerState>{children}</ServerState>
        </AntdApp>
      </AntdTheme>
    </StoreProvider>
  )
}

/** Inside antd's `App`, because a failed query or mutation speaks through its notifications. */
function ServerState({ children }: { children: ReactNode }) {
  const notify = useNotify()
  const [queryClient] = useState(() => createQueryClient(notify))
  const store = useStore()
  useEffect(
    function clearCacheWhenAccessEnds() {
      return clearCacheOnAccessLoss(store, queryClient)
    },
    [store, queryClient],
  )
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
