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

/** The month comes before the year. Both have no name besides their value ("nov", "2026"). */
const CALENDAR = { monthBeforeYear: true, monthSelect: '', yearSelect: '' }
const LOCALE = ptBR.DatePicker
  ? { ...ptBR, DatePicker: { ...ptBR.DatePicker, lang: { ...ptBR.DatePicker.lang, ...CALENDAR } } }
  : ptBR

interface Props {
  store: ReturnType<typeof createStore>
  children: ReactNode
}

/** At the top, because dialogs have their buttons at the bottom. Stacked to the height of one. */
const NOTIFICATION = { placement: 'top', duration: 5, stack: { threshold: 1 } } as const

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
