import type { QueryKey } from '@tanstack/react-query'

interface ReadyView {
  key: string
  name: string
  address: string
}

export interface ListViews<P> {
  list: string
  all?: 'Todas'
  ready?: readonly ReadyView[]
  count: (params: P, signal: AbortSignal) => Promise<number>
  /** Views are counted again after the list's own counts. */
  countsKey: QueryKey
}
