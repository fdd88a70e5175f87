import type { QueryClient } from '@tanstack/react-query'

interface CachedPage<Row> {
  queryKey: readonly unknown[]
  state: { data?: Row[]; dataUpdatedAt: number }
}

/** Pages of a list in the query cache. */
function cachedPages<Row>(queryClient: QueryClient, listsKey: readonly unknown[]): CachedPage<Row>[] {
  return queryClient.getQueryCache().findAll({ queryKey: listsKey }) as unknown as CachedPage<Row>[]
}

/** Writes what became of a row into every page that holds it, where it stands. @param listsKey key of all pages of the list */
export function patchCachedRow<Row extends { id: string }>(
  queryClient: QueryClient,
  listsKey: readonly unknown[],
  id: string,
  patch: Partial<Row>,
): void {
  for (const { queryKey, state } of cachedPages<Row>(queryClient, listsKey)) {
    if (!state.data?.some((row) => row.id === id)) continue
    queryClient.setQueryData<Row[]>(
      queryKey,
      state.data.map((row) => (row.id === id ? { ...row, ...patch } : row)),
      // The page as a whole is as old as it was.
      { updatedAt: state.dataUpdatedAt },
    )
  }
}

/** A row as the newest page that holds it shows it. */
export function cachedRow<Row extends { id: string }>(
  queryClient: QueryClient,
  listsKey: readonly unknown[],
  id: string,
): Row | undefined {
  return cachedPages<Row>(queryClient, listsKey)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => state.data ?? [])
    .find((row) => row.id === id)
}
