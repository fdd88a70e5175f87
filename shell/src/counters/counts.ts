import type { CounterData } from '@loja/platform'
import { createSignal } from '@loja/platform/shell'
import { useSyncExternalStore } from 'react'

/** A declared counter with its number. */
export interface Count extends Pick<CounterData, 'show'> {
  /** Path of its page. */
  path: string
  to: string
  n: number
  text: string
}

const counts = createSignal<readonly Count[]>([])

/** Called by `Counters`, which is in a later chunk. */
export const setCounts = counts.set

export function useCounts(place: CounterData['show'][number]): Count[] {
  return useSyncExternalStore(counts.subscribe, counts.get).filter(({ show }) => show.includes(place))
}
