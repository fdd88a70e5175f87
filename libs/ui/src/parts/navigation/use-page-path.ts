import { getOffer, type PageId, pagePath } from '@loja/platform'
import { useSyncExternalStore } from 'react'

/** Null while no module offers the page. */
export function usePagePath(id: PageId): string | null {
  return useSyncExternalStore(getOffer().subscribe, () => pagePath(id))
}
