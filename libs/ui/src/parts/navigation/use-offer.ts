import { getOffer, type Offer } from '@loja/platform'
import { useSyncExternalStore } from 'react'

/** What the modules offer this account. Renders again when a release adds or removes a page. */
export function useOffer(): Offer {
  const { subscribe, get } = getOffer()
  return useSyncExternalStore(subscribe, get)
}
