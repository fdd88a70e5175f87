import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

export interface Neighbour {
  id: string
  page: number
}

export interface ListNeighbours {
  previous: Neighbour | null
  next: Neighbour | null
}

interface Options<Row> {
  id: string
  page: number
  pageSize: number
  read: (page: number) => {
    queryKey: QueryKey
    queryFn: (context: { signal: AbortSignal }) => Promise<Row[]>
  }
  errorText: string
}

/** A row that leaves the list while it is shown leaves its neighbours. */
export function useListNeighbours<Row extends { id: string }>(options: Options<Row>): ListNeighbours {
  const { id, page, pageSize } = options
  const rows = usePageRows(options, page)
  const [place, setPlace] = useState({ id: '', page, index: -1 })
  const index = rows?.findIndex((row) => row.id === id) ?? -1
  if (index >= 0 && (place.id !== id || place.page !== page || place.index !== index)) setPlace({ id, page, index })
  const left = index < 0 && place.id === id && place.page === page ? place.index : null
  const at = index >= 0 ? index : left
  const before = (at ?? 0) - 1
  const after = index >= 0 ? index + 1 : (left ?? 0)
  const isKnown = rows !== undefined && at !== null
  const previousRows = usePageRows(options, page - 1, isKnown && before < 0 && page > 1)
  const nextRows = usePageRows(options, page + 1, isKnown && after >= rows.length && rows.length >= pageSize)
  if (!isKnown) return { previous: null, next: null }
  return {
    previous: neighbour(rows[before], page) ?? neighbour(previousRows?.at(-1), page - 1),
    next: neighbour(rows[after], page) ?? neighbour(nextRows?.[0], page + 1),
  }
}

function usePageRows<Row>({ read, errorText }: Options<Row>, page: number, enabled = true): Row[] | undefined {
  const { data } = useQuery({ ...read(page), enabled, staleTime: Number.POSITIVE_INFINITY, meta: { errorText } })
  return enabled ? data : undefined
}

const neighbour = (row: { id: string } | undefined, page: number): Neighbour | null =>
  row ? { id: row.id, page } : null
