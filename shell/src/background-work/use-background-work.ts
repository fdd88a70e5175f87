import { type BackgroundWork, getBackgroundWork } from '@loja/platform'
import { useSyncExternalStore } from 'react'

/** Work of modules that goes on while any page is shown. */
export function useBackgroundWork(): readonly BackgroundWork[] {
  const { get, subscribe } = getBackgroundWork()
  return useSyncExternalStore(subscribe, get)
}
