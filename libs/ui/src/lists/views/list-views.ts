import type { QueryKey } from '@tanstack/react-query'

/** A view that comes with the list. */
interface ReadyView {
  /** Names the view in the address. */
  key: string
  name: string
  /** Search parameters of the list. */
  address: string
}

/** What a list declares for its views and columns. */
export interface ListViews<P> {
  /** Id of the page. */
  list: string
  /** Names the view without filters. */
  all?: 'Todas'
  ready?: readonly ReadyView[]
  count: (params: P, signal: AbortSignal) => Promise<number>
  /** Views are counted again after the list's own counts. */
  countsKey: QueryKey
}
