import { getOffer, type Offer } from '@loja/platform'
import { useSyncExternalStore } from 'react'

export function useOffer(): Offer {
  const { subscribe, get } = getOffer()
  return useSyncExternalStore(subscribe, get)
}
