import { accessAtom } from '@loja/platform'
import { buildTheme, useNotify } from '@loja/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { App as AntdApp, ConfigProvider } from 'antd'
import ptBR from 'antd/locale/pt_BR'
import { type createStore, Provider as StoreProvider, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router'
import { createQueryClient } from './query-client'
import { createRouter } from './routes'
import { useColorScheme } from './use-color-scheme'

/** In Portuguese the month stands before the year. */
const LOCALE = ptBR.DatePicker
  ? { ...ptBR, DatePicker: { ...ptBR.DatePicker, lang: { ...ptBR.DatePicker.lang, monthBeforeYear: true } } }
  : ptBR

/** The providers that every module renders in: store, theme and words, notifications, server state, router. */
export function App({ store }: { store: ReturnType<typeof createStore> }) {
  const scheme = useColorScheme()
  return (
    <StoreProvider store={store}>
      <ConfigProvider locale={LOCALE} theme={buildTheme(scheme)}>
        <AntdApp notification={{ placement: 'topRight', duration: 5 }}>
          <ServerState />
        </AntdApp>
      </ConfigProvider>
    </StoreProvider>
  )
}

/** Inside antd's `App`, because a failed query or mutation speaks through its notifications. */
function ServerState() {
  const notify = useNotify()
  const [queryClient] = useState(() => createQueryClient(notify))
  const [router] = useState(createRouter)
  const store = useStore()
  useEffect(
    function forgetDataAtSignOut() {
      return store.sub(accessAtom, () => {
        if (store.get(accessAtom).status === 'signed-out') queryClient.clear()
      })
    },
    [store, queryClient],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
