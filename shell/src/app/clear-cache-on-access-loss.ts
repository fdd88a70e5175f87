import { type Access, accessAtom } from '@loja/platform'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'

type Store = ReturnType<typeof createStore>

/** Empties the query cache on sign-out, another user or loss of the role. @returns unsubscribes */
export function clearCacheOnAccessLoss(store: Store, queryClient: Pick<QueryClient, 'clear' | 'cancelQueries'>) {
  let owner = ownerOf(store.get(accessAtom))
  return store.sub(accessAtom, () => {
    const access = store.get(accessAtom)
    if (access.status === 'checking' || access.status === 'unavailable') return
    const next = ownerOf(access)
    if (owner !== null && next !== owner) {
      void queryClient.cancelQueries()
      queryClient.clear()
    }
    owner = next
  })
}

function ownerOf(access: Access): string | null {
  return access.status === 'granted' ? access.userId : null
}
