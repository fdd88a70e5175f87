import { type Access, accessAtom } from '@loja/platform'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { forgetRecentChoices, recentStorage } from '../palette/forget-recent-choices'

type Store = ReturnType<typeof createStore>

/** Empties query cache and recent choices on sign-out, another user or loss of the role. @returns unsubscribes */
export function clearCacheOnAccessLoss(store: Store, queryClient: Pick<QueryClient, 'clear' | 'cancelQueries'>) {
  let owner = ownerOf(store.get(accessAtom))
  return store.sub(accessAtom, () => {
    const access = store.get(accessAtom)
    if (access.status === 'checking' || access.status === 'unavailable') return
    const next = ownerOf(access)
    if (owner !== null && next !== owner) {
      void queryClient.cancelQueries()
      queryClient.clear()
      forgetRecentChoices(recentStorage, owner)
    }
    owner = next
  })
}

function ownerOf(access: Access): string | null {
  return access.status === 'granted' ? access.userId : null
}
