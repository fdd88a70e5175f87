import { type BackgroundWork, getBackgroundWork } from '@loja/platform'
import { useSyncExternalStore } from 'react'

export function useBackgroundWork(): readonly BackgroundWork[] {
  const { get, subscribe } = getBackgroundWork()
  return useSyncExternalStore(subscribe, get)
}
