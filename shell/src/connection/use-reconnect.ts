import { accessAtom } from '@loja/platform'
import { watchConnection } from '@loja/platform/shell'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { retryAccess } from '../auth/session'
import { announceRecovery } from './recovery'
import { refreshQueries } from './refresh-queries'

export function useReconnect(): void {
  const queryClient = useQueryClient()
  const store = useStore()
  useEffect(
    function followConnection() {
      return watchConnection(() => {
        void refreshQueries(queryClient)
        announceRecovery()
        if (store.get(accessAtom).status === 'unavailable') void retryAccess(store)
      })
    },
    [queryClient, store],
  )
}
