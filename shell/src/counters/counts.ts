import type { CounterData } from '@loja/platform'
import { createSignal } from '@loja/platform/shell'
import { useSyncExternalStore } from 'react'

export interface Count extends Pick<CounterData, 'show'> {
  path: string
  to: string
  n: number
  text: string
}

const counts = createSignal<readonly Count[]>([])

export const setCounts = counts.set

export function useCounts(place: CounterData['show'][number]): Count[] {
  return useSyncExternalStore(counts.subscribe, counts.get).filter(({ show }) => show.includes(place))
}
