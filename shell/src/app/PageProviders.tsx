/// <reference path="../env.d.ts" />
import { THEME_CLASS, useNotify } from '@loja/ui/parts'
import { QueryClientProvider } from '@tanstack/react-query'
import { theme } from 'antd'
import ptBR from 'antd/es/locale/pt_BR'
import { type createStore, Provider as StoreProvider, useStore } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { NoticeHolder } from '../notices/NoticeHolder'
import { AntdTheme } from '../theme/AntdTheme'
import { clearCacheOnAccessLoss } from './clear-cache-on-access-loss'
import styles from './PageProviders.module.css'
import { popupPlace } from './popup-place'
import { createQueryClient } from './query-client'

/** The month comes before the year. Both have no name besides their value ("nov", "2026"). */
const CALENDAR = { monthBeforeYear: true, monthSelect: '', yearSelect: '' }
const LOCALE = ptBR.DatePicker
  ? { ...ptBR, DatePicker: { ...ptBR.DatePicker, lang: { ...ptBR.DatePicker.lang, ...CALENDAR } } }
  : ptBR

export function PageProviders({ store, children }: { store: ReturnType<typeof createStore>; children: ReactNode }) {
  return (
    <StoreProvider store={store}>
      <AntdTheme locale={LOCALE} getPopupContainer={popupPlace}>
        <Page>
          <NoticeHolder />
          <ServerState>{children}</ServerState>
        </Page>
      </AntdTheme>
    </StoreProvider>
  )
}

function Page({ children }: { children: ReactNode }) {
  // Only styles that are made in the page have a hash.
  const { hashId } = theme.useToken()
  return <div className={`${THEME_CLASS} ${hashId} ${styles.page}`}>{children}</div>
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
